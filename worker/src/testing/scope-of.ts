import { packWords } from '@bidloom/platform/words-codec';
import type { Page } from '../documents/model.ts';
import type { ExtractedTable } from '../documents/tables/model.ts';
import type { ChunkKey, ChunkRows, DocumentScope } from '../scope/document-scope.ts';
import type { Candidate } from '../search/candidates.ts';
import { indexKeys } from '../search/index-terms.ts';

/** What a document of a test has besides its passages. */
interface MadeDocument {
  id: string;
  language: string;
  pages: readonly Page[];
  tables: readonly ExtractedTable[];
}

let made = 0;

/** Documents whose rows are made of these passages, or of these pages and tables. */
export function scopeOf(
  candidates: readonly Candidate[],
  fileNames: ReadonlyMap<string, string> = new Map(),
  { id, language, pages, tables }: MadeDocument = { id: '', language: 'und', pages: [], tables: [] },
): DocumentScope {
  const languages = new Map(candidates.map(({ documentId, language }) => [documentId, language]));
  if (id !== '') languages.set(id, language);
  const byKey = new Map(candidates.map((candidate) => [keyOf(candidate), candidate]));
  if (byKey.size < candidates.length) throw new Error('Two passages of a document have the same ordinal');
  const keys = candidates.map(({ language, sectionPath, spans }) => {
    const texts = [...sectionPath, ...spans.map(({ pageText, start, end }) => pageText.slice(start, end))];
    return new Set(texts.flatMap((text) => indexKeys(text, language)));
  });
  return {
    key: `made ${++made}`,
    organizationId: 'organization',
    documents: [...languages].map(([id, language]) => ({ id, language, fileName: fileNames.get(id) ?? '' })),
    rows: {
      lookUp: async (wanted) => ({
        sizes: [...languages.keys()].map((documentId) => ({
          documentId,
          chunks: candidates.filter((candidate) => candidate.documentId === documentId).length,
        })),
        postings: wanted.flatMap((key) =>
          candidates.flatMap(({ documentId, ordinal }, index) =>
            keys[index]?.has(key) ? [{ key, documentId, ordinals: [ordinal] }] : [],
          ),
        ),
      }),
      loadChunks: async (chunks) => toRows(chunks.flatMap((chunk) => byKey.get(keyOf(chunk)) ?? [])),
      loadAllChunks: async (documentId) =>
        toRows(candidates.filter((candidate) => candidate.documentId === documentId)),
      findNearest: async () => [],
      loadPages: async () => pages.map(({ words: _, ...page }) => page),
      loadWords: async (_, numbers) =>
        pages
          .filter(({ number }) => numbers.includes(number))
          .map(({ number, words }) => ({ number, words: packWords(words) })),
      loadTables: async () => [...tables],
    },
  };
}

function keyOf({ documentId, ordinal }: ChunkKey): string {
  return `${documentId}/${ordinal}`;
}

function toRows(candidates: readonly Candidate[]): ChunkRows {
  return {
    chunks: candidates.map(({ language: _, spans, ...chunk }) => ({
      ...chunk,
      spans: spans.map(({ page, start, end }) => ({ page, start, end })),
    })),
    pages: candidates.flatMap(({ documentId, spans }) =>
      spans.map(({ page, pageText }) => ({ documentId, number: page, text: pageText })),
    ),
  };
}
