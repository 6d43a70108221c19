import { collectCandidates } from './collect.ts';
import { decideFact, mostOfUnlikely } from './decide.ts';
import { dueAtOpening } from './due-at-opening.ts';
import { factModel } from './fitted-model.ts';
import { dayOf } from './is-same-date.ts';
import { type FactDocument, type FoundFact, factNames } from './model.ts';
import { leftOpen } from './open-choices.ts';
import { withPlacesToLook } from './places-to-look.ts';
import { withZoneStatements } from './zone-statement.ts';

/** How likely a value must be to be given. */
export const statedFrom = 0.43;

/** Finds what the documents of one tender say of each bid fact: one entry a fact, in the order of `factNames`. */
export function findFacts(documents: readonly FactDocument[]): FoundFact[] {
  const candidates = collectCandidates(documents);
  const decided = factNames.map((fact) => decideFact(fact, candidates, factModel, statedFrom));
  const open = leftOpen(decided, documents);
  const sure = decided.map((each) => (open.has(each.fact) ? doubted(each) : each));
  return withZoneStatements(withPlacesToLook(besideDeadline(sure, documents), documents), documents);
}

/** An opening without a deadline may be one, and one before the deadline is not right. */
function besideDeadline(found: readonly FoundFact[], documents: readonly FactDocument[]): FoundFact[] {
  const opening = found.find(({ fact }) => fact === 'bid_opening');
  const deadline = found.find(({ fact }) => fact === 'submission_deadline')?.stated;
  const tied = !deadline && opening?.stated ? dueAtOpening(documents, opening) : null;
  if (tied) return found.map((each) => (each.fact === tied.fact ? tied : each));
  return found.map((each) => (deadline && isOpenedTooSoon(each, deadline.value) ? doubted(each) : each));
}

/** Bids are opened when they are due or later: an opening before that is one which an addendum did not move with the deadline. */
const isOpenedTooSoon = ({ fact, stated }: FoundFact, deadline: string): boolean =>
  fact === 'bid_opening' && stated !== null && /^\d{4}-/u.test(stated.value) && dayOf(stated.value) < dayOf(deadline);

const doubted = (found: FoundFact): FoundFact => ({
  ...found,
  probability: Math.min(found.probability, mostOfUnlikely),
});
