import type { ShownCitation, ShownClaim } from '../../../analyst/present-claims.ts';
import type { ExtractedParameter, GeneratedQuestion } from '../../../analyst/tasks.ts';
import type { KeptRow } from '../../../comparison/compute-comparison.ts';
import type { ExtractedTable, TableCell } from '../../../documents/tables/model.ts';
import type { Band } from '../../../gate/band.ts';

/** Sentences with the places that they stand on; `claims[].citations` are indexes into `citations`. */
export interface Cited {
  claims: ShownClaim[];
  citations: ShownCitation[];
}

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
  /** Where in the sentence the words stand, end exclusive. */
  start: number;
  end: number;
}

export interface Parameter extends Omit<ExtractedParameter, 'source'> {
  quote: string;
  keyword: string | null;
}

/** A sentence of what a person wrote. */
export interface KeptClaim {
  text: string;
  citations: number[];
  /** It goes on in the line of the one before it. */
  sameLine?: boolean;
}

/** What a person wrote in the place of a section or an answer. */
export interface TextCorrection {
  text: string;
  /** The sentences of `text`, each with the citations of the original that it keeps; corrections of earlier versions lack them. */
  claims?: KeptClaim[];
}

/** The items of runs as their rows keep them, by kind; they are what the runners of this feature wrote. */
interface Items {
  keyword: {
    headline: {
      keyword: string;
      total: number;
      counts: Partial<Record<KeywordMatch, number>>;
      documents: { documentId: string; fileName: string; count: number }[];
      digest: Cited | null;
    };
    content: {
      hits: KeywordHit[];
      /** How many the workbook of the run lists, told to other files alone. */
      inWorkbook?: number;
    };
    correction: null;
  };
  table: {
    headline: Omit<ExtractedTable, 'cells'> & {
      documentId: string;
      fileName: string;
      /** Runs of earlier versions lack it. */
      name?: string | null;
    };
    content: { cells: TableCell[] };
    correction: { cells: { row: number; column: number; text: string }[] } | null;
  };
  datasheet: {
    headline: { documentId: string; fileName: string; title: string | null; tags: string[]; pages: number[] };
    content: { parameters: Parameter[] };
    correction: { parameters: { index: number; value: string; unit: string | null }[] } | null;
  };
  summary_section: {
    headline: { title: string; prompt: string } & Cited;
    content: null;
    correction: TextCorrection | null;
  };
  question: {
    headline: Pick<GeneratedQuestion, 'text' | 'audience' | 'reason'> & Pick<Cited, 'citations'>;
    content: null;
    /** The question that it became. */
    correction: { questionId: string; categoryId: string } | null;
  };
  answer: {
    headline: {
      categoryName: string;
      question: string;
      answer: string;
      answered: boolean;
      /** Runs of earlier versions lack it. */
      band?: Band;
      confidence: number;
      failure: string | null;
    } & Cited;
    content: null;
    correction: TextCorrection | null;
  };
  comparison_source: { headline: object; content: null; correction: null };
  comparison_row: {
    headline: KeptRow;
    content: null;
    /** What a person judged of the offers. */
    correction: { rulings: { proposalId: string; state: string; note: string; value?: string }[] } | null;
  };
  comparison_answer: {
    headline: Items['answer']['headline'] & { proposalId: string; vendorName: string; title: string };
    content: null;
    correction: TextCorrection | null;
  };
  chat_entry: {
    headline: {
      question: string;
      answer: string;
      answered: boolean | null;
      /** Of entries from before it was kept null, or not there. */
      band?: Band | null;
      engine: string | null;
      fileName: string | null;
      timestamp: string;
    } & Cited;
    content: null;
    correction: null;
  };
  /** Written by the api, when a person wants the key facts as a file. */
  fact: {
    headline: {
      fact: string;
      status: string;
      certainty: string | null;
      value: string | null;
      text: string | null;
      fileName: string | null;
      page: number | null;
      quote: string | null;
      conflicts: { text: string; fileName: string | null; page: number | null }[];
      documentsSayOtherwise: boolean;
      /** Stated with a time of day; not of older downloads. */
      zone?: string | null;
      placeIsGone: boolean;
      /** What the documents state, whatever a person decided. */
      found: string | null;
      decidedBy: string | null;
    };
    content: null;
    correction: null;
  };
}

export type ItemKind = keyof Items;
export type ItemOf<Kind extends ItemKind> = { kind: Kind; ordinal: number } & Items[Kind];
export type Item = { [Kind in ItemKind]: ItemOf<Kind> }[ItemKind];

export function itemsOf<Kind extends ItemKind>(items: readonly Item[], kind: Kind): ItemOf<Kind>[] {
  return items.filter((item): item is Extract<Item, { kind: Kind }> & ItemOf<Kind> => item.kind === kind);
}
