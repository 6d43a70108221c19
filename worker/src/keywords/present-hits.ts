import type { Box } from '../documents/model.ts';
import type { Hit, KeywordSource } from './model.ts';

/** Letters around a place that are shown; a page without full stops is one sentence. */
const shownAround = 300;

/** Hits as items show them. */
export function presentHits(
  sources: readonly KeywordSource[],
  hits: readonly Hit[],
  boxes: ReadonlyMap<Hit, readonly Box[]>,
): object[] {
  const names = new Map(sources.map(({ id, fileName }) => [id, fileName]));
  const texts = new Map(
    sources.flatMap(({ id, pages }) => pages.map(({ number, text }) => [`${id}/${number}`, text] as const)),
  );
  return hits.map((hit) => {
    const { documentId, page, match, found, section, sentence, start, end } = hit;
    const text = texts.get(`${documentId}/${page}`) ?? '';
    const from = Math.max(sentence.start, start - shownAround);
    const to = Math.min(sentence.end, end + shownAround);
    return {
      documentId,
      fileName: names.get(documentId) ?? '',
      page,
      match,
      found: found.replace(/\s+/gu, ' '),
      section,
      sentence: text.slice(from, to),
      // Within the sentence.
      start: start - from,
      end: end - from,
      offset: start,
      boxes: boxes.get(hit) ?? [],
    };
  });
}
