/** So many pages are prepared at once at most: each is a picture in the browser's memory until it is printed. */
export const mostPrinted = 200;

/**
 * The pages that somebody means by "1-5, 8", in order and each once; null where this is not how pages are written, or where one of
 * them is not in the document.
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
