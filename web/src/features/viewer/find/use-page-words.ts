import { documentPageWords, type PlacedWord, type Document as TenderDocument } from '@bidloom/contract/documents';
import { useMemo } from 'react';
import { call } from '../../../lib/api-client.ts';

/** The number of pages whose words are kept: those around the view and some earlier ones. */
const mostKept = 60;

/** Returns the words of a page with their places, fetched once. */
export type PageWords = (page: number) => Promise<readonly PlacedWord[]>;

/** Fetches the places of a document's words for each page when needed. Rejects with `ApiError`. */
export function usePageWords({ workspaceId, id, updatedAt }: TenderDocument): PageWords {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that was read again has new words
  return useMemo(() => {
    const kept = new Map<number, Promise<readonly PlacedWord[]>>();
    const load = async (page: number) => {
      const { data } = await call(documentPageWords, { params: { workspaceId, documentId: id, page } });
      return data.words;
    };
    return (page) => {
      const known = kept.get(page);
      if (known) return known;
      const words = load(page);
      kept.set(page, words);
      words.catch(() => kept.delete(page));
      const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return words;
    };
  }, [workspaceId, id, updatedAt]);
}
