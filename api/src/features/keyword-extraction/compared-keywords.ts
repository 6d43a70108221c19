import type { ItemOf } from '@bidloom/contract/runs';
import { comparedBy } from '../runs/analyses.ts';
import type { Result } from '../runs/compare-results.ts';
import { keyOf } from '../runs/result-key.ts';

/** Keywords are compared by how often each document says them. Documents are the same by their names: later versions have other ids. */
export const comparedKeywords = comparedBy('keyword', keywordResults);

function keywordResults({ headline }: ItemOf<'keyword'>): Result[] {
  const { keyword, documents } = headline;
  return documents.map(({ fileName, count }) => {
    const text = `${count} ${count === 1 ? 'hit' : 'hits'}`;
    return {
      key: keyOf(keyword, fileName),
      group: keyword,
      title: fileName,
      side: { text, byHand: false, place: null },
    };
  });
}
