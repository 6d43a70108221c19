import { allKinds } from './all-kinds.ts';
import type { Candidate } from './collect.ts';
import type { Features } from './features.ts';
import type { FactName } from './model.ts';
import { precedence } from './parts.ts';
import { logistic, logitOf, type Weights, withShares } from './probability.ts';

/** Candidates that say the same. */
export interface Group {
  best: Candidate;
  logit: number;
  pages: number;
  members: { candidate: Candidate; logit: number }[];
}

export function placeFeatures(candidate: Candidate): Features {
  return withShares(candidate.features, candidate.fact, allKinds[candidate.fact].class);
}

/** Candidates that say the same put together, the likeliest first. */
export function groupCandidates(candidates: readonly Candidate[], place: Weights): Group[] {
  const groups = new Map<string, Group>();
  for (const candidate of candidates) {
    const logit = logitOf(placeFeatures(candidate), place);
    const group = groups.get(candidate.key);
    if (!group) groups.set(candidate.key, { best: candidate, logit, pages: 1, members: [{ candidate, logit }] });
    else {
      group.members.push({ candidate, logit });
      if (logit > group.logit) Object.assign(group, { best: candidate, logit });
    }
  }
  for (const group of groups.values()) {
    // Another place counts for as much as it is likely itself.
    const places = new Map<string, number>();
    for (const { candidate, logit } of group.members) {
      const at = `${candidate.place.page} ${candidate.place.start}`;
      places.set(at, Math.max(places.get(at) ?? 0, logistic(logit)));
    }
    group.pages = [...places.values()].reduce((sum, each) => sum + each, 0);
  }
  return [...groups.values()].sort((a, b) => rank(b) - rank(a));
}

/** What other places add that say the same. Not of permissions: duties of partners are named often, the permission once. */
const agreement = 0.6;
/** What groups are ordered by. */
export const rank = ({ best, logit, pages }: Group) =>
  logit +
  (best.part ? precedence[best.part] : 0) +
  (allKinds[best.fact].class === 'yesNo' ? 0 : agreement * Math.log(1 + pages));

/** Candidates of all facts of a tender, by fact. */
export type Candidates = ReadonlyMap<FactName, readonly Candidate[]>;
