import type { AskedDocuments, ChunkKey, ChunkRows, DocumentRows, SearchableDocument } from '../scope/document-scope.ts';
import type { Candidate, CandidateSource } from './candidates.ts';

/**
 * Candidates from rows, for one question: what it looked up for the statistics is also used for gathering. `documents` may be some of those
 * that the rows are of: the others are as if they were not there.
 */
export function createRowsSource(
  { documents }: Pick<AskedDocuments, 'documents'>,
  rows: DocumentRows,
): CandidateSource & {
  load(chunks: readonly ChunkKey[]): Promise<Candidate[]>;
} {
  const ids = new Set(documents.map(({ id }) => id));
  const known = new Map<string, { documentId: string; ordinals: number[] }[]>();
  let chunks = 0;

  const look = async (keys: readonly string[]) => {
    const unknown = keys.filter((key) => !known.has(key));
    if (unknown.length === 0) return;
    for (const key of unknown) known.set(key, []);
    const found = await rows.lookUp(unknown);
    chunks = found.sizes.reduce((sum, size) => sum + (ids.has(size.documentId) ? size.chunks : 0), 0);
    for (const { key, ...posting } of found.postings) if (ids.has(posting.documentId)) known.get(key)?.push(posting);
  };

  const load = async (wanted: readonly ChunkKey[]) => {
    const own = wanted.filter(({ documentId }) => ids.has(documentId));
    return toCandidates(await rows.loadChunks(own), documents);
  };

  return {
    load,
    languages: async () => [...new Set(documents.map(({ language }) => language))],
    statistics: async (keys) => {
      await look(keys);
      const frequency = keys.map((key): [string, number] => [
        key,
        (known.get(key) ?? []).reduce((sum, { ordinals }) => sum + ordinals.length, 0),
      ]);
      return { chunks, frequency: new Map(frequency) };
    },
    gather: async (weights, limit) => {
      await look([...weights.keys()]);
      const sums = new Map<string, ChunkKey & { weight: number }>();
      for (const [key, weight] of weights) {
        for (const { documentId, ordinals } of known.get(key) ?? []) {
          for (const ordinal of ordinals) {
            const id = `${documentId}/${ordinal}`;
            const entry = sums.get(id);
            if (entry) entry.weight += weight;
            else sums.set(id, { documentId, ordinal, weight });
          }
        }
      }
      const best = [...sums.values()].sort((a, b) => b.weight - a.weight || a.ordinal - b.ordinal).slice(0, limit);
      return load(best.map(({ documentId, ordinal }) => ({ documentId, ordinal })));
    },
    firstPages: async (documentIds) => {
      const first = await load(documentIds.map((documentId) => ({ documentId, ordinal: 0 })));
      return first.map(({ documentId, spans }) => ({ documentId, text: spans[0]?.pageText ?? '' }));
    },
  };
}

/** Chunks as ranking reads them. */
export function toCandidates({ chunks, pages }: ChunkRows, documents: readonly SearchableDocument[]): Candidate[] {
  const languages = new Map(documents.map(({ id, language }) => [id, language]));
  const texts = new Map(pages.map(({ documentId, number, text }) => [`${documentId}/${number}`, text]));
  return chunks.map((row) => ({
    ...row,
    language: languages.get(row.documentId) ?? 'und',
    spans: row.spans.map((span) => ({ ...span, pageText: texts.get(`${row.documentId}/${span.page}`) ?? '' })),
  }));
}
