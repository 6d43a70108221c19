import type { Cited } from '../runs/exports/cited.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';

export type KeywordMatch =
  | 'exact'
  | 'part_of_word'
  | 'inflection'
  | 'abbreviation'
  | 'glossary'
  | 'spelling'
  | 'synonym';

export interface KeywordHit {
  documentId: string;
  fileName: string;
  page: number;
  match: KeywordMatch;
  found: string;
  section: string[];
  sentence: string;
  /** Where in the sentence the words are, end exclusive. */
  start: number;
  end: number;
}

interface KeywordHeadline {
  keyword: string;
  total: number;
  counts: Partial<Record<KeywordMatch, number>>;
  documents: { documentId: string; fileName: string; count: number }[];
  digest: Cited | null;
}

interface KeywordContent {
  hits: KeywordHit[];
  /** How many the workbook of the run lists; only for other files. */
  inWorkbook?: number;
}

export type KeywordItem = StoredItem<'keyword', KeywordHeadline, KeywordContent, null>;
