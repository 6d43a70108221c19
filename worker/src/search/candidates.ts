import type { Stretch } from './sentences.ts';

/** A chunk that may contain the answer, with all that ranking reads. */
export interface Candidate {
  documentId: string;
  /** ISO 639-1 of its document, `und` where unknown. */
  language: string;
  ordinal: number;
  kind: 'prose' | 'table';
  /** Titles of the sections it is in, outermost first. */
  sectionPath: string[];
  /** The parts of pages that it consists of, with the whole text of each page. */
  spans: (Stretch & { page: number; pageText: string })[];
}

/** Counts within the searched documents, for the weight of each word. */
export interface TermStatistics {
  /** Chunks in total. */
  chunks: number;
  /** In how many chunks each requested key occurs; a key that is nowhere may be left out. */
  frequency: ReadonlyMap<string, number>;
}

/** Where candidates come from: the database in the product, an array in a test. */
export interface CandidateSource {
  /** ISO 639-1 of the documents, each once. */
  languages(): Promise<string[]>;
  statistics(keys: readonly string[]): Promise<TermStatistics>;
  /** The `limit` chunks with the largest sum of weights over the keys that they contain. */
  gather(weights: ReadonlyMap<string, number>, limit: number): Promise<Candidate[]>;
  /** The text of the page on which each of some documents begins. */
  firstPages(documentIds: readonly string[]): Promise<{ documentId: string; text: string }[]>;
}
