import type { TenantTransaction } from '@bidloom/db';
import type { CandidateSource } from './candidates.ts';
import {
  type ChunkKey,
  countChunks,
  findPostings,
  loadCandidates,
  type SearchableDocument,
} from './search.repository.ts';

/** Candidates out of the database, for one question: what it looked up for the statistics serves for gathering, too. */
export function createDatabaseSource(
  trx: TenantTransaction,
  documents: readonly SearchableDocument[],
): CandidateSource & { load(chunks: readonly ChunkKey[]): ReturnType<typeof loadCandidates> } {
  const documentIds = documents.map(({ id }) => id);
  const languages = new Map(documents.map(({ id, language }) => [id, language]));
  const known = new Map<string, { documentId: string; ordinals: number[] }[]>();

  const look = async (keys: readonly string[]) => {
    const unknown = keys.filter((key) => !known.has(key));
    if (unknown.length === 0) return;
    for (const key of unknown) known.set(key, []);
    for (const { key, ...posting } of await findPostings(trx, documentIds, unknown)) known.get(key)?.push(posting);
  };

  const load = (chunks: readonly ChunkKey[]) => loadCandidates(trx, chunks, languages);

  return {
    load,
    languages: async () => [...new Set(languages.values())],
    statistics: async (keys) => {
      await look(keys);
      const frequency = keys.map((key): [string, number] => [
        key,
        (known.get(key) ?? []).reduce((sum, { ordinals }) => sum + ordinals.length, 0),
      ]);
      return { chunks: await countChunks(trx, documentIds), frequency: new Map(frequency) };
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
      return load(best);
    },
  };
}
