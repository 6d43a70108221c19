import { partsAfterSlashes } from '../break-words.ts';
import type { CellStyle } from './sheet-model.ts';

/** Points to pixels. */
const pixels = 4 / 3;
/** Defaults: the font size in points, the line height as a multiple of it, and the padding beside and below a text. */
const usual = { size: 11, line: 1.25, beside: 6, below: 2 };
/** The widths of letters as fractions of the font size. They are rather too wide, since an extra line hides nothing. */
const widths = { capital: 0.7, space: 0.3, other: 0.55, wide: 1, bold: 1.07 };

/** The estimated height of a text that wraps at the width of its cell, in pixels. A sheet has too many cells to measure them. */
export function wrappedHeight(text: string, { size = usual.size, bold }: Partial<CellStyle>, width: number): number {
  const letters = size * pixels * (bold ? widths.bold : 1);
  const room = Math.max(letters, width - usual.beside);
  const lines = text.split('\n').reduce((sum, line) => sum + linesOf(line, letters, room), 0);
  return Math.ceil(lines * size * pixels * usual.line) + usual.below;
}

/** The number of lines of one paragraph; words that fit on a line are only broken after a slash. */
function linesOf(paragraph: string, letters: number, room: number): number {
  let [lines, at] = [1, 0];
  for (const word of paragraph.split(' ')) {
    for (const [index, part] of partsAfterSlashes(word).entries()) {
      const width = widthOf(part) * letters;
      const gap = at > 0 && index === 0 ? widths.space * letters : 0;
      if (at + gap + width <= room) at += gap + width;
      else {
        if (at > 0) lines++;
        lines += Math.max(0, Math.ceil(width / room) - 1);
        at = width % room || room;
      }
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
