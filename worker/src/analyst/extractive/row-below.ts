import type { Passage } from '../../search/rank-passages.ts';

/** Rows below a title within a table that are looked at for the figure that it leads to. */
const mostBelow = 8;
/** Words of such a title, and the share of its score that the row must have. */
const longestTitle = 16;
const enoughBelow = 0.3;

/** The row that answers best below the title of a part of a table, which has no cells itself; null for any other best sentence. */
export function bestRowBelow({ candidate, sentences, best }: Passage): number | null {
  const { text: title = '', score: least = 0 } = sentences[best] ?? {};
  if (candidate.kind !== 'table' || /[|.;]|\d{2}/u.test(title) || title.split(' ').length > longestTitle) return null;
  const end = sentences.findIndex(({ text }, index) => index > best + 1 && !text.includes('|'));
  const last = Math.min(end < 0 ? sentences.length : end, best + 1 + mostBelow);
  const rows = sentences.slice(best + 1, last).map(({ text, score }, index) => ({
    index: best + 1 + index,
    score: text.includes('|') && /\d/u.test(text) ? score : -1,
  }));
  const first = rows.sort((a, b) => b.score - a.score)[0];
  return first && first.score >= enoughBelow * least ? first.index : null;
}
