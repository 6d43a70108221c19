import type { Box } from './box.ts';
import type { ExtractedTable } from './tables/model.ts';

export type { Box };

/** A word of a page: `start` and `end` are offsets into the page's `text` (UTF-16 code units, end exclusive). */
export interface Word {
  start: number;
  end: number;
  box: Box;
}

/** Where a page's text came from. */
export type TextSource = 'text' | 'ocr';

/** One page in reading order. Formats without pages are cut into pages here (a sheet, a series of paragraphs). */
export interface Page {
  /** 1-based. */
  number: number;
  /** In points as shown; 0 where the format has no page geometry (DOCX, XLSX, CSV, TXT). */
  width: number;
  height: number;
  /** Reading-order text, lines separated by `\n`, blocks by a blank line; without running headers and footers. */
  text: string;
  /** Empty where the format has no page geometry. Ordered by `start`. */
  words: Word[];
  /** What is on the page, in order; offsets into `text`. */
  blocks: Block[];
  source: TextSource;
  /** A table of contents: names every section and answers nothing. */
  isContents?: boolean;
  /** Some of its text may be wrong: it was recognised poorly, or its font does not say which letters it shows. */
  doubtful?: boolean;
}

export type BlockKind = 'heading' | 'paragraph' | 'list_item' | 'table_row';

/** A continuous part of a page's text. */
export interface Block {
  kind: BlockKind;
  start: number;
  end: number;
  /** Headings only: 1 is the highest. */
  level?: number;
  /** Table rows only: which table of the page, and the range of each cell in `text`, in column order. */
  table?: { index: number; row: number; isHeader: boolean; cells: { start: number; end: number }[] };
}

/** What a reader of one format finds in a file. */
export interface ReadContent {
  pages: Page[];
  /** In reading order; a table over several pages is one table for each page, and the later ones are marked as continued. */
  tables: ExtractedTable[];
  /** The copy from which its pages were read, where the reader made one. */
  rendition?: RenditionFile;
  /** What came out of an archive or e-mail. */
  contents?: UnpackedContents;
}

/** A converted copy of a document, in a file of the reader's work folder. */
export interface RenditionFile {
  path: string;
  mediaType: string;
}

/** What came out of an archive or e-mail, and what was left in it. */
export interface UnpackedContents {
  files: UnpackedFile[];
  leftOut: LeftOut[];
}

/** A file that came out of another one; `path` is where it is stored, `size` in bytes. */
export interface UnpackedFile {
  /** The number of the entry, from 0: always the same for the same archive. */
  entry: number;
  name: string;
  /** Folders in the archive, with `/` between; null: none. */
  folder: string | null;
  path: string;
  size: number;
}

/** A file that does not become a document; `reason` is shown to a person after its name. */
export interface LeftOut {
  name: string;
  reason: string;
}

/** A whole document as read. */
export interface ReadDocument extends ReadContent {
  /** ISO 639-1, `und` where it can't be told. */
  language: string;
}

/** A passage for search and citation: about 350 tokens, never across two sections. */
export interface Chunk {
  /** 0-based, in reading order, without gaps; the same document always gives the same chunks. */
  ordinal: number;
  kind: 'prose' | 'table';
  text: string;
  /** Titles of the sections it is in, outermost first. */
  sectionPath: string[];
  pageFrom: number;
  pageTo: number;
  /** The parts of the pages' text from which it was made, in order. */
  spans: { page: number; start: number; end: number }[];
  tokens: number;
  /** Entries of a table of contents: search ranks them last. */
  isContents?: boolean;
}

/** Why a document can't be read; `message` is for the person who uploaded it. */
export class UnreadableDocumentError extends Error {
  override name = 'UnreadableDocumentError';
  readonly code: UnreadableCode;
  constructor(code: UnreadableCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type UnreadableCode = 'encrypted' | 'corrupt' | 'empty' | 'too_large' | 'unsupported';
