/** Weights of the ranking; docs/decisions/005-retrieval.md says how they were found. */
export interface RankingOptions {
  /** BM25: how soon further occurrences of a word stop counting, and how much a passage's length counts. */
  k1: number;
  b: number;
  /** Times that a word in a section title counts. */
  titleWeight: number;
  /** Share of a concept's less good wordings that counts beside its best. */
  restShare: number;
  /** Weight of the best sentence beside BM25F, which is 1. */
  sentenceWeight: number;
  /** Share of what its neighbours and its titles say that counts for a sentence. */
  neighbourShare: number;
  /** By how much a sentence is worth more that looks like the answer that is asked for. */
  cueWeight: number;
  /** The same for the passage that contains its best sentence. */
  answerWeight: number;
  /** Weight of the BM25 of the whole page beside that of the passage. */
  pageWeight: number;
  /** Characters of a sentence of plain length, and by how much one of twice that is worth less. */
  plainLength: number;
  lengthWeight: number;
}

export const defaultRanking: RankingOptions = {
  k1: 1.2,
  b: 0.8,
  titleWeight: 1,
  restShare: 0.2,
  sentenceWeight: 1,
  neighbourShare: 0.25,
  cueWeight: 1,
  answerWeight: 0.7,
  pageWeight: 0.3,
  plainLength: 160,
  lengthWeight: 0.15,
};
