/** The most pages that are printed at once: each is a picture in the browser's memory until it is printed. */
export const mostPrinted = 200;

/**
 * The pages of an input such as "1-5, 8", in order and each once; null if it can't be parsed, or if one of the pages is not in the
 * document.
 */
export function pagesOf(typed: string, total: number): number[] | null {
  const parts = typed.split(/[,;]/).map((part) => part.trim());
  const pages = new Set<number>();
  for (const part of parts) {
    const match = /^(\d{1,6})(?: ?[-–] ?(\d{1,6}))?$/.exec(part);
    if (!match) return null;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last < first || last > total) return null;
    for (let page = first; page <= last; page++) pages.add(page);
  }
  return [...pages].sort((a, b) => a - b);
}
