/** A stretch of text in one style; `\n` breaks the line. */
export interface ReportRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** Marked as with a pen, such as a keyword in its sentence. */
  mark?: boolean;
}

/** Plain text, or text in several styles. */
export type ReportText = string | ReportRun[];

export interface ReportCell {
  text: ReportText;
  columnSpan?: number;
  rowSpan?: number;
  bold?: boolean;
  align?: 'left' | 'center' | 'right';
  /** Background, such as `#FFF2CC`. */
  fill?: string;
}

/** Rows of a table; null where a cell is empty or covered by a merged one. */
export type ReportRows = (ReportCell | null)[][];

export interface ReportTable {
  kind: 'table';
  /** Rows that name the columns and are repeated on each page. */
  header?: ReportRows;
  rows: ReportRows;
  /** Shares of the page's width, such as `[1, 3, 1]`; equal where left out. */
  widths?: number[];
}

/** A place in a document that a statement rests on. */
export interface ReportCitation {
  kind: 'citation';
  fileName: string;
  /** 1-based. */
  page: number;
  quote: string;
}

export type ReportBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: ReportText }
  | { kind: 'list'; ordered?: boolean; items: ReportText[] }
  /** Set apart from the text, such as a word on how a result came about. */
  | { kind: 'note'; text: ReportText }
  | ReportTable
  | ReportCitation;

/** What Word and PDF files are written from. */
export interface ReportDocument {
  title: string;
  subtitle?: string;
  /** ISO 639-1 of the text, for spelling and for screen readers; English if not given. */
  language?: string;
  /** Set in smaller type with less space between: what is to be read on two pages. */
  isCompact?: boolean;
  blocks: ReportBlock[];
}

/** Colours of both formats, without `#`. */
export const reportColours = {
  heading: '1F3864',
  quiet: '595959',
  rule: 'BFBFBF',
  header: 'DCE6F1',
  note: 'F2F2F2',
  mark: 'FFF2A8',
} as const;

/** A text as runs, without characters that neither XML nor a font has (control characters, halves of pairs, non-characters). */
export function toRuns(text: ReportText): ReportRun[] {
  const runs = typeof text === 'string' ? [{ text }] : text;
  return runs.map((run) => ({ ...run, text: cleanText(run.text) })).filter((run) => run.text !== '');
}

/** See `toRuns`. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu, '');
}

/** "file.pdf, p. 41: " before the quote. */
export function citationSource({ fileName, page }: ReportCitation): string {
  return cleanText(`${fileName}, p. ${page}: `);
}
