import type { FactDecision, FactValue, WorkspaceFact } from '@bidloom/contract/facts';

/** The decision to use a value that the documents state, with its place. */
export function decisionFor({ found }: WorkspaceFact, { value, text, ...place }: FactValue): FactDecision {
  if (found?.value === value) return { decision: 'confirmed', value };
  const { documentId, page, quote } = place;
  return { decision: 'corrected', value: text, documentId, page, quote };
}
