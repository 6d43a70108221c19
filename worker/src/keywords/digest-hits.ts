import type { Hit, KeywordSource } from './model.ts';

export function digestHits(_keyword: string, hits: readonly Hit[], sources: readonly KeywordSource[]) {
  const texts = new Map(sources.flatMap(({ id, pages }) => pages.map((p) => [`${id}/${p.number}`, p.text] as const)));
  return hits
    .map(({ documentId, page, sentence: { start, end } }) => ({
      documentId,
      page,
      start,
      end,
      quote: (texts.get(`${documentId}/${page}`) ?? '').slice(start, end),
    }))
    .filter(({ quote }) => /\d/.test(quote))
    .slice(0, 3);
}
