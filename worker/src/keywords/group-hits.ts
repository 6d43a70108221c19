import type { Hit, Match } from './model.ts';

export interface HitCounts {
  /** Without parts of words, which are no places of the keyword. */
  total: number;
  byMatch: Partial<Record<Match, number>>;
  /** Without parts of words, in the order of the hits; documents without a hit are left out. */
  byDocument: { documentId: string; count: number }[];
}

/** Counts hits by how they match and by document. */
export function groupHits(hits: readonly Hit[]): HitCounts {
  const byMatch: HitCounts['byMatch'] = {};
  const documents = new Map<string, number>();
  for (const { match, documentId } of hits) {
    byMatch[match] = (byMatch[match] ?? 0) + 1;
    if (match !== 'part_of_word') documents.set(documentId, (documents.get(documentId) ?? 0) + 1);
  }
  return {
    total: hits.length - (byMatch.part_of_word ?? 0),
    byMatch,
    byDocument: [...documents].map(([documentId, count]) => ({ documentId, count })),
  };
}
