import { compareProfiles, isSimilar, weighProfile } from './compare-profiles.ts';
import type { Profile, TermCounts } from './model.ts';
import { type Reason, reasonsOf } from './reasons.ts';

/** A tender by its id. */
export interface ProfiledTender {
  id: string;
  profile: Profile;
}

/** Two tenders that are about the same. */
export interface SimilarPair {
  first: string;
  second: string;
  /** 0 to 1. */
  score: number;
  /** The weightiest first. */
  reasons: Reason[];
}

/**
 * The pairs of tenders that are about the same, each once.
 * @param subject the only tender whose pairs are returned; null: all
 */
export function findSimilar({
  tenders,
  counts,
  subject,
}: {
  tenders: readonly ProfiledTender[];
  counts: TermCounts;
  subject: string | null;
}): SimilarPair[] {
  const weighed = tenders.map(({ id, profile }) => ({ id, profile: weighProfile(profile, counts) }));
  return weighed.flatMap((first, index) =>
    weighed.slice(index + 1).flatMap((second): SimilarPair[] => {
      if (subject !== null && first.id !== subject && second.id !== subject) return [];
      const comparison = compareProfiles(first.profile, second.profile);
      if (!isSimilar(comparison)) return [];
      return [{ first: first.id, second: second.id, score: comparison.score, reasons: reasonsOf(comparison) }];
    }),
  );
}
