import { generalShare } from './general-words.ts';
import type { Comparison, Profile, ProfileTerm, SharedTerm, TermCounts } from './model.ts';
import { weights } from './weights.ts';

/** A profile with the weight by which each of its terms distinguishes it from other tenders, in the order of its terms. */
export interface WeighedProfile {
  terms: readonly ProfileTerm[];
  byKey: ReadonlyMap<string, { term: ProfileTerm; weight: number }>;
  length: number;
}

/**
 * Weighs the terms of a profile: what its documents mention most, and few other tenders of the organisation have. Where these are few,
 * what is known of the language beforehand counts more.
 */
export function weighProfile({ terms }: Profile, counts: TermCounts): WeighedProfile {
  const byKey = new Map(
    terms.flatMap((term) => {
      const weight = term.weight * distinction(term, counts);
      return weight > 0 ? [[term.key, { term, weight }]] : [];
    }),
  );
  const squares = [...byKey.values()].reduce((sum, { weight }) => sum + weight * weight, 0);
  return { terms, byKey, length: Math.sqrt(squares) };
}

function distinction({ key, kind }: ProfileTerm, { tenders, inLanguage, withTerm }: TermCounts): number {
  const language = key.slice(0, key.indexOf(':'));
  const all = kind === 'standard' ? tenders : (inLanguage.get(language) ?? 0);
  const { priorTenders, leastRarity } = weights;
  const expected = priorTenders * expectedShare(key, kind, language);
  const share = ((withTerm.get(key) ?? 0) + expected) / (all + priorTenders);
  return Math.max(0, Math.log(1 / share) - leastRarity);
}

function expectedShare(key: string, kind: ProfileTerm['kind'], language: string): number {
  if (kind === 'standard') return weights.rareShare;
  const words = key.slice(language.length + 1).split(' ');
  const chance = words.reduce((product, word) => product * generalShare(language, word), 1);
  return Math.max(weights.rareShare, chance);
}

/** The cosine of two profiles, with the terms that it comes from. */
export function compareProfiles(first: WeighedProfile, second: WeighedProfile): Comparison {
  const length = first.length * second.length;
  if (length === 0) return { score: 0, shared: [] };
  const shared: SharedTerm[] = [];
  for (const [key, { term, weight }] of first.byKey) {
    const other = second.byKey.get(key);
    if (other)
      shared.push({ kind: term.kind, first: term, second: other.term, share: (weight * other.weight) / length });
  }
  shared.sort((a, b) => b.share - a.share || (a.first.key < b.first.key ? -1 : 1));
  return { score: shared.reduce((sum, { share }) => sum + share, 0), shared };
}

/**
 * Whether two tenders are about the same: enough is shared, and of that a few terms are the most. Where it is spread over many, the two
 * share a language of the law or a form, unless they share nearly everything.
 */
export function isSimilar({ score, shared }: Comparison): boolean {
  const { least, leastShared, leastFocus, same } = weights;
  if (score >= same) return shared.length > 1;
  const first = shared.slice(0, leastShared).reduce((sum, { share }) => sum + share, 0);
  return score >= least && shared.length >= leastShared && first >= leastFocus * score;
}

/** Counts over these profiles only. */
export function countTerms(profiles: readonly Profile[]): TermCounts {
  const inLanguage = new Map<string, number>();
  const withTerm = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const { languages, terms } of profiles) {
    for (const language of languages) add(inLanguage, language);
    for (const { key } of terms) add(withTerm, key);
  }
  return { tenders: profiles.length, inLanguage, withTerm };
}
