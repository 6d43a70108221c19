import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** `[x, y, width, height]` as fractions of the page, from its upper left corner. */
export type Box = readonly number[];

/** A character as pdf.js places it; its place within its run of text is estimated from the run's width. */
interface Glyph {
  text: string;
  x: number;
  y: number;
}

/** A page as drawn: read only by pdf.js, without anything of the product's own reader. */
export interface DrawnPage {
  /** Only letters and figures, in the order in which they were drawn. */
  text: string;
  /** Letters and figures whose middle is in one of the boxes. */
  within(boxes: readonly Box[]): string;
}

/** Only letters and figures, in lower case: line breaks, hyphens and ligatures make no difference. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Reads every page of a PDF, by number. */
export async function drawPages(bytes: Uint8Array): Promise<Map<number, DrawnPage>> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages = new Map<number, DrawnPage>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const glyphs = items.flatMap((item): Glyph[] => {
      if (!('str' in item) || item.str === '') return [];
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[];
      const [along, up] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1];
      const characters = [...item.str];
      const whole = characters.reduce((sum, each) => sum + weightOf(each), 0);
      return characters.map((text, index) => {
        const before = characters.slice(0, index).reduce((sum, each) => sum + weightOf(each), 0);
        const way = (item.width * (before + weightOf(text) / 2)) / whole;
        // A third of the height above the baseline is the middle of small letters.
        const rise = up * 0.33;
        const [x = 0, y = 0] = viewport.convertToViewportPoint(
          e + (a / along) * way + (c / up) * rise,
          f + (b / along) * way + (d / up) * rise,
        );
        return { text, x: x / viewport.width, y: y / viewport.height };
      });
    });
    const join = (some: readonly Glyph[]) => bare(some.map(({ text }) => text).join(''));
    pages.set(number, {
      text: join(glyphs),
      within: (boxes) =>
        join(
          glyphs.filter(({ x, y }) =>
            boxes.some(([left = 0, top = 0, width = 0, height = 0]) => {
              return x >= left && x <= left + width && y >= top && y <= top + height;
            }),
          ),
        ),
    });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** About how wide a letter is compared with others, as in most proportional fonts. */
function weightOf(letter: string): number {
  if (/[iljI.,;:'’|!()[\] ]/u.test(letter)) return 0.5;
  if (/[ftr\-/“”"]/u.test(letter)) return 0.65;
  if (/[mwMW@%—]/u.test(letter)) return 1.6;
  return /\p{Lu}/u.test(letter) ? 1.25 : 1;
}

/**
 * How far two texts differ: letters to insert, remove or change (Levenshtein). Places within a run of text are estimates, so some letters
 * at the ends of a box may be missed.
 */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const change = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
