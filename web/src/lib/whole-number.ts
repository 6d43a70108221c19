/** The number in an address or in storage. Anyone can write into both, so anything but one to six digits gives null. */
export const wholeNumberOf = (text: string | null | undefined): number | null =>
  text != null && /^\d{1,6}$/.test(text) ? Number(text) : null;
