import type { RawWord } from '../../page/raw-page.ts';
import { LARGER_WORD, RAISED, SHADOW_OFF } from '../thresholds.ts';

/** Groups words into lines from top to bottom, each from left to right. Words written sideways keep their order, on separate lines. */
export function toWordLines(words: RawWord[]): RawWord[][] {
  const level = words.filter((word) => !word.sideways).sort((a, b) => a.baseline - b.baseline);
  let lines: RawWord[][] = [];
  let line: RawWord[] = [];
  let main: RawWord | null = null;
  for (const word of level) {
    if (!main || word.baseline - main.baseline > RAISED * Math.max(main.size, word.size)) {
      line = [];
      lines.push(line);
      main = word;
    } else if (word.size > LARGER_WORD * main.size) {
      main = word;
    }
    line.push(word);
  }
  for (const each of lines) each.sort((a, b) => a.x0 - b.x0);
  lines = lines.map((each) => each.filter((word, index) => !isShadow(word, each[index - 1])));
  const sideways = words.filter((word) => word.sideways);
  return sideways.length > 0 ? [...lines, sideways] : lines;
}

/** Two words over each other are a shadow or a fake bold: the same text drawn twice. */
function isShadow(word: RawWord, before: RawWord | undefined): boolean {
  return before !== undefined && word.text === before.text && word.x0 - before.x0 < SHADOW_OFF * word.size;
}

/** The baseline of most words of a line. */
export function baselineOf(line: RawWord[]): number {
  let best = line[0];
  for (const word of line) if (best && word.size * word.text.length > best.size * best.text.length) best = word;
  return best?.baseline ?? 0;
}

/** The words of a cell as they are printed, with hyphens at the ends of lines and dots that lead to a figure. */
export function verbatimText(lines: RawWord[][]): string {
  return lines.map(lineText).join(' ');
}

const LEADERS = /(?:^|\s)(?:[.·…]\s?){4,}(?=\s|$)|(?<![.·…])[.·…]{4,}(?=\s|$)/g;

const HYPHENATED = /^\p{L}{2,}-$/u;

/**
 * The words of a cell as text: lines are joined by a space, words that were broken at the end of a line or because the cell is narrow are
 * joined, and dots that lead to a figure are left out. `compounds` are the document's words that are written with a hyphen
 * (`compounds.ts`): these keep it.
 */
export function textOfLines(lines: RawWord[][], compounds: ReadonlySet<string> = new Set()): string {
  let text = '';
  for (const line of lines) {
    const words = line.map((word) => word.text).join(' ');
    const last = text.slice(text.lastIndexOf(' ') + 1);
    const rest = HYPHENATED.test(last) ? /^\p{Ll}{2,}/u.exec(words)?.[0] : undefined;
    if (rest) text = (compounds.has((last + rest).toLowerCase()) ? text : text.slice(0, -1)) + words;
    else text += (text && !line[0]?.goesOn ? ' ' : '') + words;
  }
  return text.replace(LEADERS, '').trim();
}

export function lineText(line: RawWord[]): string {
  return line.map((word) => word.text).join(' ');
}
