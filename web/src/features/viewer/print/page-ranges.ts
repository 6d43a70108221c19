/** The most pages that are printed at once: each is a picture in the browser's memory until it is printed. */
export const mostPrinted = 200;

/**
 * The pages of an input such as "1-5, 8" or "ii-iv, A-1", in order and each once; null if it can't be parsed, or if one of the pages is not
 * in the document. Pages are named as elsewhere in the viewer: by their label, else by their number.
 */
export function pagesOf(typed: string, total: number, labels: readonly string[] | null = null): number[] | null {
  const pageNamed = (name: string): number | null => {
    const labelled = (labels ?? []).findIndex((label) => label.toLowerCase() === name.toLowerCase());
    if (labelled >= 0) return labelled + 1;
    return /^\d{1,6}$/.test(name) && Number(name) >= 1 && Number(name) <= total ? Number(name) : null;
  };
  /** The ends of a range; labels may contain dashes themselves. */
  const rangeOf = (part: string): [number, number] | null => {
    const single = pageNamed(part);
    if (single !== null) return [single, single];
    for (const { index } of part.matchAll(/[-–]/g)) {
      const [first, last] = [pageNamed(part.slice(0, index).trim()), pageNamed(part.slice(index + 1).trim())];
      if (first !== null && last !== null && first <= last) return [first, last];
    }
    return null;
  };
  const parts = typed.split(/[,;]/).map((part) => part.trim());
  const pages = new Set<number>();
  for (const part of parts) {
    const range = rangeOf(part);
    if (!range) return null;
    const [first, last] = range;
    for (let page = first; page <= last; page++) pages.add(page);
  }
  return [...pages].sort((a, b) => a - b);
}
