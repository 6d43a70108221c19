import type { RawWord } from '../layout/raw-page.ts';

/** Raised and lowered words belong to the line that they stand beside. */
const RAISED = 0.45;

/** Puts words into lines from top to bottom, each from left to right. Words written sideways come as they are, in lines of their own. */
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
    } else if (word.size > 1.2 * main.size) {
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
  return before !== undefined && word.text === before.text && word.x0 - before.x0 < 0.2 * word.size;
}

/** The line on which most of a line's words stand. */
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
 * The words of a cell as text: lines joined by a space, words that a line's end or their cell's width broke put together, no dots that lead to a figure.
 * `compounds` are the document's words with a hyphen of their own (`compounds.ts`): these keep it.
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

/** What stands before and behind figures: signs, currencies, shares, marks of footnotes. */
const BEFORE = String.raw`[(<>=~≤≥±+–—−-]*\s?(?:US\$|[A-Z]?[$€£¥₫]|EUR|USD|GBP|VND)?\s?[(–—−+-]?`;
const BEHIND = String.raw`\s?(?:%|‰|°C?|º|ª|st|nd|rd|th|p|r|e)?\)?\s?(?:\(?[a-z0-9*†‡§]{1,2}\)|[*†‡§¹²³/]{1,3})?`;
const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0]\d{3})+(?:[.,]\d+)?|[.,:'’]*\d[\d.,:'’]*)`;
/** Amounts, shares, dates and ranges, and what tables put in their place: dashes, n.a., check marks. */
const VALUE = new RegExp(
  `^(?:${BEFORE}${NUMBER}(?:\\s?[-–—/]\\s?${NUMBER})*${BEHIND}|[-–—−]{1,3}|\\.{1,3}|\\.{6,}|\\.(?: \\.){1,2}|…|[:*xX✓✔•Xx]|n\\.?\\s?[ad]\\.?|n/a|nil|\\([a-zA-Z*]{1,2}\\))$`,
  'iu',
);

/** Without a figure there are only short signs, such as `n. d.`, and rows of dots. */
const LONGEST_SIGN = 6;

/** Whether a cell's line holds a figure or what stands for one. */
export function isValue(text: string): boolean {
  const trimmed = text.trim();
  // Most are plain words: the pattern need not be tried on them.
  return (trimmed.length <= LONGEST_SIGN || /\d|\.$/.test(trimmed)) && VALUE.test(trimmed);
}

export function lineText(line: RawWord[]): string {
  return line.map((word) => word.text).join(' ');
}
