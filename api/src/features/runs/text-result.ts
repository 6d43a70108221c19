import type { RunItem } from '@bidloom/contract/runs';
import type { Result } from './compare-results.ts';

/** A text that a person may have replaced by another; an empty one was not found. */
export function textResult(
  what: Omit<Result, 'side'>,
  { correction }: Pick<RunItem, 'correction'>,
  found: string,
): Result[] {
  const byHand = correction !== null && 'text' in correction;
  const text = byHand ? correction.text : found;
  return text.trim() === '' ? [] : [{ ...what, side: { text, byHand, place: null } }];
}
