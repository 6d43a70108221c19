import type { PageWords, StoredPage } from '../documents/stored-pages.repository.ts';
import type { ExtractedTable } from '../documents/tables/model.ts';
import type { KnownFact } from '../facts/known-fact.ts';

/** A document that can be searched. */
export interface SearchableDocument {
  id: string;
  /** ISO 639-1, `und` where unknown. */
  language: string;
  fileName: string;
}

/** A chunk by its key. */
export interface ChunkKey {
  documentId: string;
  ordinal: number;
}

/** A page's text. */
export interface PageRow {
  documentId: string;
  number: number;
  text: string;
}

/** Chunks, and once each the text of the pages that they are on: a long page has thousands of chunks. */
export interface ChunkRows {
  chunks: (ChunkKey & {
    kind: 'prose' | 'table';
    sectionPath: string[];
    spans: { page: number; start: number; end: number }[];
  })[];
  pages: PageRow[];
}

/** Which chunks of a document contain a key. */
export interface Posting {
  documentId: string;
  key: string;
  ordinals: number[];
}

/** How many chunks a document has. */
export interface DocumentSize {
  documentId: string;
  chunks: number;
}

/** A text's vector and the model that made it. */
export interface TextVector {
  model: string;
  vector: readonly number[];
}

/** Rows of some documents. Arguments and results are plain data, because the rows are read in another thread than the caller's. */
export interface DocumentRows {
  /** How many chunks each document has, and which of them contain which of `keys`. */
  lookUp(keys: readonly string[]): Promise<{ sizes: DocumentSize[]; postings: Posting[] }>;
  /** In the order of `chunks`; one that no longer exists is left out. */
  loadChunks(chunks: readonly ChunkKey[]): Promise<ChunkRows>;
  /** In reading order. */
  loadAllChunks(documentId: string): Promise<ChunkRows>;
  /** The chunks whose vectors of the same model are nearest, nearest first. */
  findNearest(near: TextVector, limit: number): Promise<ChunkKey[]>;
  /** In reading order. */
  loadPages(documentId: string): Promise<StoredPage[]>;
  loadWords(documentId: string, pages: readonly number[]): Promise<PageWords[]>;
  /** In reading order. */
  loadTables(documentId: string): Promise<ExtractedTable[]>;
}

/** Documents that are searched together. */
export interface AskedDocuments {
  /** Identifies this selection as it is read now: another selection, or the same one later, has another key. */
  key: string;
  organizationId: string;
  documents: readonly SearchableDocument[];
  /** What is known about their bid facts; left out: nothing. */
  facts?: readonly KnownFact[];
  /** Who the tender is from, as its customer is named; left out: not known. */
  buyer?: string;
}

/** The same with their rows. */
export interface DocumentScope extends AskedDocuments {
  rows: DocumentRows;
}

/** The part of a scope that can be sent to another thread. */
export function askedOf({ key, organizationId, documents, facts = [], buyer }: DocumentScope): AskedDocuments {
  return { key, organizationId, documents, facts, buyer };
}

/** Names of documents by id. */
export function namesOf(documents: readonly SearchableDocument[]): Map<string, string> {
  return new Map(documents.map(({ id, fileName }) => [id, fileName]));
}
