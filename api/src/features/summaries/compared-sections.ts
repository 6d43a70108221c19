import { comparedBy } from '../runs/analyses.ts';
import { keyOf } from '../runs/result-key.ts';
import { textResult } from '../runs/text-result.ts';

/** Summaries are compared section by section. */
export const comparedSections = comparedBy('summary_section', (item) => {
  const { title, claims } = item.headline;
  return textResult({ key: keyOf(title), group: null, title }, item, claims.map(({ text }) => text).join('\n'));
});
