/**
 * The labels of a PDF's pages, such as i, ii, 1, 2; null if they only repeat the pages' numbers.
 */
export function usefulLabels(labels: readonly string[] | null): readonly string[] | null {
  if (!labels || labels.every((label) => label === '')) return null;
  return labels.every((label, index) => label === String(index + 1)) ? null : labels;
}

/** The label of a page, else its number. */
export const labelOf = (page: number, labels: readonly string[] | null): string => labels?.[page - 1] || String(page);

/**
 * The page for a typed text: the page with this label (the nearest to `current` if there are several), else the page with this
 * number, else null.
 */
export function pageOf(
  typed: string,
  labels: readonly string[] | null,
  { current, total }: { current: number; total: number },
): number | null {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return null;
  const pages = (labels ?? []).flatMap((label, index) => (label.toLowerCase() === wanted ? [index + 1] : []));
  const [first] = pages;
  if (first !== undefined) {
    return pages.reduce((best, page) => (Math.abs(page - current) < Math.abs(best - current) ? page : best), first);
  }
  return /^\d{1,7}$/.test(wanted) ? Math.min(total, Math.max(1, Number(wanted))) : null;
}
