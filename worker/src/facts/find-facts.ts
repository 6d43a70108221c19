import { collectCandidates } from './collect.ts';
import { decideFact } from './decide.ts';
import { factModel } from './fitted-model.ts';
import { type FactDocument, type FoundFact, factNames } from './model.ts';

/** How likely a value must be to be given. */
export const statedFrom = 0.43;

/** Finds what the documents of one tender say of each bid fact: one entry a fact, in the order of `factNames`. */
export function findFacts(documents: readonly FactDocument[]): FoundFact[] {
  const candidates = collectCandidates(documents);
  return factNames.map((fact) => decideFact(fact, candidates, factModel, statedFrom));
}
