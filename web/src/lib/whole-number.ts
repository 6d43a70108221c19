/** The number that an address or a storage holds; anyone can write into both: more than six digits, or all else, is none. */
export const wholeNumberOf = (text: string | null | undefined): number | null =>
  text != null && /^\d{1,6}$/.test(text) ? Number(text) : null;
