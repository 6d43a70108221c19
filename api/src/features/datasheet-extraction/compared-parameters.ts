import type { ItemOf } from '@bidloom/contract/runs';
import { comparedBy } from '../runs/analyses.ts';
import type { Result } from '../runs/compare-results.ts';
import { keyOf } from '../runs/result-key.ts';

/** Datasheets are compared by their parameters, which are in the heavy part of their items. */
export const comparedParameters = comparedBy('datasheet', parameterResults, true);

function parameterResults({ headline, content, correction }: ItemOf<'datasheet'>): Result[] {
  const { documentId, fileName } = headline;
  const corrected = new Map(
    correction && 'parameters' in correction ? correction.parameters.map((one) => [one.index, one]) : [],
  );
  return (content?.parameters ?? []).map((found, index) => {
    const { tag, section, parameter, condition, page, quote, boxes } = found;
    const { value, unit } = corrected.get(index) ?? found;
    const text = [unit ? `${value} ${unit}` : value, ...(condition ? [`(${condition})`] : [])].join(' ');
    const title = [tag, parameter].filter(Boolean).join(' · ');
    const place = { documentId, fileName, page, quote, boxes };
    const key = keyOf(fileName, tag, section, parameter, condition);
    return { key, group: section, title, side: { text, byHand: corrected.has(index), place } };
  });
}
