import { showQuote } from '@bidloom/texts/show-quote';
import { oneLine } from '../runs/exports/cited-text.ts';
import type { ExportedFact } from './items.ts';

/** The status of a fact of which nothing was found, though some place may state it. */
export const notClearlyStated = 'Not clearly stated';

/** Whether nothing was found of a fact, though it is not clear that nothing is stated. */
export const isUnclear = ({ status, certainty }: Pick<ExportedFact, 'status' | 'certainty'>): boolean =>
  status === 'not_stated' && certainty === 'check';

/** Where a fact may be stated of which nothing was found; null: nowhere, or it is stated. */
export function maybeStated({ status, maybeAt = [] }: Pick<ExportedFact, 'status' | 'maybeAt'>): string | null {
  if (status !== 'not_stated' || maybeAt.length === 0) return null;
  const places = maybeAt.map(
    ({ text, fileName, page }) => `“${oneLine(showQuote(text))}” (${fileName ?? 'unknown document'} p. ${page ?? '?'})`,
  );
  return `May be stated: ${places.join('; ')}`;
}
