import { packWords } from '@bidloom/platform/words-codec';
import { chunkDocument } from '../../documents/chunk-document.ts';
import {
  type Block,
  type Chunk,
  type RenditionFile,
  type TextSource,
  type UnpackedContents,
  type UnreadableCode,
  UnreadableDocumentError,
} from '../../documents/model.ts';
import { PagesLeftError } from '../../documents/pdf/recognise-pages.ts';
import { readDocument } from '../../documents/read-document.ts';
import type { DocumentSource, ReadOptions } from '../../documents/read-options.ts';
import { warningOf } from '../../documents/reading-warning.ts';
import type { ExtractedTable } from '../../documents/tables/model.ts';
import { indexChunks } from '../../search/index-terms.ts';

/** A page ready to be kept: its words are packed, which is also what makes it cheap to pass between threads. */
export interface PreparedPage {
  number: number;
  width: number;
  height: number;
  text: string;
  words: Uint8Array;
  blocks: Block[];
  source: TextSource;
  isContents?: boolean;
}

/** All that is kept of a document, or why it can't be read. */
export type PreparedDocument =
  | {
      pages: PreparedPage[];
      tables: ExtractedTable[];
      chunks: Chunk[];
      terms: Map<string, number[]>;
      language: string;
      /** Which parts of it may be missing or wrong. */
      warning: string | null;
      rendition?: RenditionFile;
      contents?: UnpackedContents;
    }
  | { unreadable: { code: UnreadableCode; message: string } }
  /** More of its pages need recognition than the order allows (`recognisedAtMost`). */
  | { hasPagesLeft: true };

/** A document that was read to its end. */
export type WholeDocument = Extract<PreparedDocument, { pages: unknown }>;

/** Reads a document, cuts it into passages and indexes their words; keeps the calling thread busy. */
export async function prepareDocument(source: DocumentSource, options: ReadOptions): Promise<PreparedDocument> {
  try {
    const document = await readDocument(source, options);
    const chunks = chunkDocument(document);
    return {
      pages: document.pages.map(({ number, width, height, text, words, blocks, source, isContents }) => ({
        number,
        width,
        height,
        text,
        words: packWords(words),
        blocks,
        source,
        ...(isContents && { isContents }),
      })),
      tables: document.tables,
      chunks,
      terms: indexChunks(chunks, document.language),
      language: document.language,
      warning: warningOf(document.pages, options.ocrLanguages),
      ...(document.rendition && { rendition: document.rendition }),
      ...(document.contents && { contents: document.contents }),
    };
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return { unreadable: { code: error.code, message: error.message } };
    if (error instanceof PagesLeftError) return { hasPagesLeft: true };
    throw error;
  }
}
