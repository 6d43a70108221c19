/**
 * Chosen with `pnpm bench similar` on one half of the documents (by the hash of their names), judged on the other half.
 */
export const weights = {
  /** The most terms that are kept of a tender. */
  kept: 160,
  /** A term must be in this many passages, because a standard may be mentioned once by chance. */
  leastPassages: 2,
  /** In a tender of fewer passages, occurrences are counted instead of passages. */
  fewPassages: 20,
  /** The weight of a term by its kind. */
  kind: { standard: 1.2, phrase: 1.3, word: 1 },
  /** The factor for a term that is also in a title. */
  title: 1.5,
  /**
   * The general frequencies of words in a language weigh as much as this many tenders: they decide while an organisation has few tenders.
   */
  priorTenders: 20,
  /** The assumed share of tenders that contain an unknown word. */
  rareShare: 0.02,
  /** The same for a common term of bidding. */
  bidShare: 0.9,
  /** Rank among the common words of a language at which half of all tenders have a word. */
  halfRank: 1200,
  /** How fast that share falls with the rank. */
  rankPower: 1.5,
  /** Subtracted from the rarity of a term (the natural logarithm of 1 / share of tenders); if 0 or less remains, the term is ignored. */
  leastRarity: 1.5,
  /** The factor for a name (always with a capital): mostly the buyer and the place. */
  name: 0.25,
  /** Two tenders below this similarity have nothing to do with each other: cosine, 0 to 1. */
  least: 0.04,
  /** Two tenders must share this many terms: one shared word does not show a common subject. */
  leastShared: 4,
  /** The first of the shared terms must make up at least this share of the similarity. */
  leastFocus: 0.25,
  /** At or above this similarity they are about the same, however many terms it comes from. */
  same: 0.35,
  /** The most reasons that are kept of a pair, and the least share of the similarity that each makes up. */
  reasons: 6,
  leastReason: 0.02,
};
