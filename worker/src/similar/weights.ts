/**
 * Chosen with `pnpm bench similar` on one half of the documents (by the hash of their names), judged on the other half.
 */
export const weights = {
  /** Terms that are kept of a tender. */
  kept: 160,
  /** Passages that have to have a term, as a standard may be named once. */
  leastPassages: 2,
  /** Passages of a tender below which a term counts that is written as often within one of them. */
  fewPassages: 20,
  /** What a term counts by its kind. */
  kind: { standard: 1.2, phrase: 1.3, word: 1 },
  /** What a term counts that is in a title, too. */
  title: 1.5,
  /** Tenders that what is known of a language beforehand counts as: with few tenders of one's own it decides what is general. */
  priorTenders: 20,
  /** Share of tenders that have a word of which nothing is known. */
  rareShare: 0.02,
  /** The same of a word of bidding. */
  bidShare: 0.9,
  /** Rank among the common words of a language at which half of all tenders have a word. */
  halfRank: 1200,
  /** How fast that share falls with the rank. */
  rankPower: 1.5,
  /** What the rarity of a term has to exceed to count at all: natural logarithm of one in so many tenders. */
  leastRarity: 1.5,
  /** What a name counts (Title Case wherever it is written): who buys and where, mostly. */
  name: 0.25,
  /** Similarity below which two tenders have nothing to do with each other: cosine, 0 to 1. */
  least: 0.04,
  /** Terms that both need to have: one shared word is no subject. */
  leastShared: 4,
  /** What the first of these have to make up of the similarity. */
  leastFocus: 0.25,
  /** Similarity from which on they are about the same, however it is spread. */
  same: 0.35,
  /** Reasons that are kept of a pair, and what each has to make up of the similarity. */
  reasons: 6,
  leastReason: 0.02,
};
