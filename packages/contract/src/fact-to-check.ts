import type { WorkspaceFact } from './facts.ts';

/** Whether a person should look at a fact: it is doubtful, contradicts itself, or the documents changed under a decision. */
export function isToCheck({
  status,
  certainty,
  conflicts,
  documentsSayOtherwise,
  placeIsGone,
}: WorkspaceFact): boolean {
  if (documentsSayOtherwise || placeIsGone) return true;
  if (status !== 'found' && status !== 'not_stated') return false;
  return certainty === 'check' || conflicts.length > 0;
}
