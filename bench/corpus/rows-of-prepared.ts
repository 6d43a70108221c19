import type { ChunkKey, DocumentRows, SearchableDocument } from '@bidloom/worker/src/scope/document-scope.ts';
import type { PreparedFile } from './read-cached.ts';

/** A document that can be asked without a database. */
export interface PreparedRows {
  document: SearchableDocument;
  rows: DocumentRows;
}

/** Rows of one document that was read, as the database would return them, without embeddings. */
export function rowsOfPrepared(fileName: string, prepared: PreparedFile): PreparedRows {
  const { chunks, pages, tables, terms, language } = prepared;
  const document = { id: fileName, language, fileName };
  const documentId = document.id;
  const pageOf = new Map(pages.map((page) => [page.number, page]));
  const loadChunks = async (wanted: readonly ChunkKey[]) => {
    const found = wanted.flatMap(({ ordinal }) => chunks[ordinal] ?? []);
    const numbers = new Set(found.flatMap(({ spans }) => spans.map(({ page }) => page)));
    return {
      chunks: found.map(({ ordinal, kind, sectionPath, spans }) => ({ documentId, ordinal, kind, sectionPath, spans })),
      pages: [...numbers].map((number) => ({ documentId, number, text: pageOf.get(number)?.text ?? '' })),
    };
  };
  const rows: DocumentRows = {
    lookUp: async (keys) => ({
      sizes: [{ documentId, chunks: chunks.length }],
      postings: keys.flatMap((key) => {
        const ordinals = terms.get(key);
        return ordinals ? [{ documentId, key, ordinals }] : [];
      }),
    }),
    loadChunks,
    loadAllChunks: () => loadChunks(chunks.map(({ ordinal }) => ({ documentId, ordinal }))),
    findNearest: async () => [],
    loadPages: async () => pages,
    loadWords: async (_, numbers) =>
      numbers.map((number) => ({ number, words: pageOf.get(number)?.words ?? new Uint8Array() })),
    loadTables: async () => tables,
  };
  return { document, rows };
}
