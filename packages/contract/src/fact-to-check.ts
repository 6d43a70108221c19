import type { FactName, WorkspaceFact } from './facts.ts';

/** What a bid fails without: where documents do not state one of them, a person should look. */
const needed: readonly FactName[] = [
  'submission_deadline',
  'submission_method',
  'clarification_deadline',
  'bid_validity',
  'bid_security',
  'evaluation_method',
  'contract_period',
];

/** Whether the documents do not state a fact that a bid needs, and no person has said so. */
export const isMissing = ({ fact, status }: WorkspaceFact): boolean => status === 'not_stated' && needed.includes(fact);

/**
 * Whether a person should look at a fact: it is doubtful, is missing, contradicts itself, or the documents changed under a decision.
 * @param isReading whether documents are still being read: they may state what is missing
 */
export function isToCheck(item: WorkspaceFact, isReading = false): boolean {
  const { status, certainty, conflicts, documentsSayOtherwise, placeIsGone } = item;
  if (documentsSayOtherwise || placeIsGone) return true;
  if (isMissing(item)) return !isReading;
  if (status !== 'found' && status !== 'not_stated') return false;
  return certainty === 'check' || conflicts.length > 0;
}
