import type { Box } from '../documents/model.ts';

/** A passage of a tender's documents. */
export interface ProfiledPassage {
  documentId: string;
  /** ISO 639-1, `und` where unknown. */
  language: string;
  /** Titles of the sections that it is in, outermost first. */
  sectionPath: readonly string[];
  /** `offset`: where the text begins in that of its page, where known. */
  parts: readonly { page: number; text: string; offset?: number }[];
}

/** `standard`: a designation (API 610), the same in every language. Words and phrases belong to a language. */
export type TermKind = 'standard' | 'phrase' | 'word';

/** What a tender's documents mention again and again. */
export interface ProfileTerm {
  /** The same for the same term of each tender: `en:centrifugal pump`, `#api 610`. */
  key: string;
  kind: TermKind;
  /** As the documents mostly write it. */
  text: string;
  /** How much the documents mention it, before it is known how many tenders do. */
  weight: number;
  /** Where it is written so for the first time. */
  documentId: string;
  /** 1-based. */
  page: number;
  /** The words there; profiles of earlier versions lack it. */
  place?: TermPlace;
}

/** Where on its page a term is. */
export interface TermPlace {
  /** As it is written there. */
  quote: string;
  /** In the text of the page. */
  offset: number;
  /** Empty where the format has no page geometry. */
  boxes: Box[];
}

/** What the documents of a tender are about. */
export interface Profile {
  /** Those of its documents, ISO 639-1. */
  languages: string[];
  /** The weightiest first. */
  terms: ProfileTerm[];
}

/** How many tenders there are in each language, and how many of them have each term. */
export interface TermCounts {
  tenders: number;
  inLanguage: ReadonlyMap<string, number>;
  withTerm: ReadonlyMap<string, number>;
}

/** A term that two tenders share, with the places of each. */
export interface SharedTerm {
  kind: TermKind;
  first: ProfileTerm;
  second: ProfileTerm;
  /** Its share of the similarity, 0 to 1. */
  share: number;
}

/** How similar two tenders are. */
export interface Comparison {
  /** 0 to 1. */
  score: number;
  /** The weightiest first. */
  shared: SharedTerm[];
}
