import type { CellStyle } from './sheet-model.ts';

/** Points to pixels. */
const pixels = 4 / 3;
/** Of cells whose style does not say, in points; how high a line is, in parts of the letters' size; and what is beside and below a text. */
const usual = { size: 11, line: 1.25, beside: 6, below: 2 };
/** Widths of letters in parts of their size, rather too wide than too narrow: a line too many hides nothing. */
const widths = { capital: 0.7, space: 0.3, other: 0.55, wide: 1, bold: 1.07 };

/** How high a text is that is broken into lines at the width of its cell, in pixels: estimated, as a sheet has too many cells to measure. */
export function wrappedHeight(text: string, { size = usual.size, bold }: Partial<CellStyle>, width: number): number {
  const letters = size * pixels * (bold ? widths.bold : 1);
  const room = Math.max(letters, width - usual.beside);
  const lines = text.split('\n').reduce((sum, line) => sum + linesOf(line, letters, room), 0);
  return Math.ceil(lines * size * pixels * usual.line) + usual.below;
}

/** Lines that one paragraph takes: words stay whole where they fit. */
function linesOf(paragraph: string, letters: number, room: number): number {
  let [lines, at] = [1, 0];
  for (const word of paragraph.split(' ')) {
    const width = widthOf(word) * letters;
    const gap = at > 0 ? widths.space * letters : 0;
    if (at + gap + width <= room) at += gap + width;
    else {
      if (at > 0) lines++;
      lines += Math.max(0, Math.ceil(width / room) - 1);
      at = width % room || room;
    }
  }
  return lines;
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word)
    width += letter > '\u2e7f' ? widths.wide : /\p{Lu}|[mwMW@%]/u.test(letter) ? widths.capital : widths.other;
  return width;
}
