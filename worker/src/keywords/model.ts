import type { Block } from '../documents/model.ts';

/** A document to look through: its text as it was read, page by page. */
export interface KeywordSource {
  id: string;
  fileName: string;
  /** ISO 639-1, `und` where it is not known: decides which inflections are tried. */
  language: string;
  pages: KeywordPage[];
}

export interface KeywordPage {
  /** 1-based. */
  number: number;
  text: string;
  blocks: Block[];
  /** A table of contents: its lines are hits, but no sentences for a summary and no sections. */
  isContents?: boolean;
}

/**
 * How a place matches its keyword. `exact`: the same words, whatever their case, hyphens, blanks, dots, line breaks and typography;
 * `abbreviation`: short for it, or it for this, as the document defines; `glossary`: the same as is usual in tenders; `part_of_word`: the
 * same letters inside a longer word ("bid" in "forbid"); the others are the variants.
 */
export type Match = 'exact' | 'inflection' | 'abbreviation' | 'glossary' | 'spelling' | 'synonym' | 'part_of_word';

/** A stretch of one page's text: UTF-16 offsets, end exclusive. */
export interface PageStretch {
  page: number;
  start: number;
  end: number;
}

/** One place of a keyword. `start` and `end` are offsets into the text of `page`. */
export interface Hit extends PageStretch {
  documentId: string;
  match: Match;
  /** Verbatim, with its line breaks; where it runs over a page break, both parts with a line break between. */
  found: string;
  /** Only where the hit runs over the end of its page: the part on the page after it. */
  rest?: PageStretch;
  /** Titles of the sections that it is in, outermost first. */
  section: string[];
  /** The sentence, list item or table row around it, on the same page. */
  sentence: { start: number; end: number };
}

export interface KeywordHits {
  keyword: string;
  /** In reading order, document by document; where the search was limited, the first ones of each kind. */
  hits: Hit[];
  /** How many places there are of each kind, those left out by a limit included. */
  counts: Partial<Record<Match, number>>;
  /** How many places each document has, parts of words aside. */
  byDocument: Map<string, number>;
}
