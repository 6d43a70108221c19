/** "p. 12", or "pp. 12–14". */
export const pagesOf = (pages: readonly number[]) => {
  const [first, last] = [pages[0] ?? 1, pages.at(-1) ?? 1];
  return first === last ? `p. ${first}` : `pp. ${first}–${last}`;
};
