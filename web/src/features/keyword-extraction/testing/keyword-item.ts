import type { KeywordHit } from '@bidloom/contract/keyword-extraction-items';
import type { ItemOf } from '@bidloom/contract/runs';

/** A keyword with its hits as the api returns it, for tests. */
export function keywordItem(ordinal: number, keyword: string, hits: readonly KeywordHit[]): ItemOf<'keyword'> {
  const counts: ItemOf<'keyword'>['headline']['counts'] = {};
  for (const { match } of hits) counts[match] = (counts[match] ?? 0) + 1;
  const files = new Map(hits.map(({ documentId, fileName }) => [documentId, fileName]));
  const documents = [...files].map(([documentId, fileName]) => ({
    documentId,
    fileName,
    count: hits.filter((hit) => hit.documentId === documentId).length,
  }));
  return {
    kind: 'keyword',
    ordinal,
    correction: null,
    correctedAt: null,
    headline: { keyword, origin: 'custom', total: hits.length, counts, documents, digest: null },
    content: { hits: [...hits] },
  };
}
