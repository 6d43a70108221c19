import { bullets } from './item-mark.ts';
import { joinHyphens } from './join-hyphens.ts';

/** Cells of a row, empty ones between them included; a line that begins or ends with one has an empty cell there. */
const cellBorders = /(?<![^\S\n])[^\S\n]*(?<!\S)\|(?!\S)(?:[^\S\n]+\|(?!\S))*[^\S\n]*/gu;
/** Private-use glyphs are bullets of symbol fonts. A dash may be a minus: it is a bullet only before a letter. */
const bullet = new RegExp(String.raw`^[^\S\n\r\u2028\u2029]*(?:[${bullets}\p{Co}]\s+|[–—]\s+(?=\p{L}))+`, 'gmu');

/**
 * The text of a document in the form that people read: cells of a row are separated by a mid-dot, empty ones are left out, no bullet is
 * before an item, and words that the end of a line cut are whole. Stored text, and text that is searched for on a page, is not changed.
 */
export function showQuote(quote: string): string {
  return joinHyphens(quote)
    .replace(bullet, '')
    .replace(cellBorders, (border, at: number, whole: string) => {
      const [before, after] = [whole[at - 1], whole[at + border.length]];
      const isAtEdge = before === undefined || before === '\n' || after === undefined || after === '\n';
      return isAtEdge ? '' : ' · ';
    });
}

/** A character that no text contains. */
const separator = '\uFFFE';

/** The same for a sentence, as three parts: before `start`, from `start` to `end` (exclusive), and after it. */
export function showQuoteAround(sentence: string, start: number, end: number): [string, string, string] {
  const marked = [sentence.slice(0, start), sentence.slice(start, end), sentence.slice(end)].join(separator);
  const [before = '', words = '', after = ''] = showQuote(marked).split(separator);
  return [before, words, after];
}
