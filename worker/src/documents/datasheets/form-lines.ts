import type { Box, Page, Word } from '../model.ts';

/** A word of a form, or a piece of one where a label and its value are written without a space. */
export interface Token {
  text: string;
  /** Null where the format has no page geometry. */
  box: Box | null;
}

/** Words of a line without a wide gap between them. */
export type Segment = Token[];

export interface FormLine {
  segments: Segment[];
  /** Upper edge as a fraction of the page; null where the format has no page geometry. */
  top: number | null;
  /** Offset into the page's text. */
  offset: number;
}

/** A gap of this many line heights or more, about three spaces, separates the fields of a line. */
const wideGap = 1.2;

/** The lines of a page from top to bottom, cut at wide gaps; `isTaken` tells which places belong to tables. */
export function formLinesOf(page: Page, isTaken: (box: Box) => boolean): FormLine[] {
  if (page.words.length === 0) return linesOfText(page);
  const sorted = page.words.filter(({ box }) => !isTaken(box)).sort((a, b) => middle(a.box) - middle(b.box));
  const lines: Word[][] = [];
  for (const word of sorted) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && middle(word.box) - middle(last.box) < 0.4 * Math.min(word.box[3], last.box[3])) line.push(word);
    else lines.push([word]);
  }
  return lines.map((words) => ({
    segments: cutLine(
      page,
      words.sort((a, b) => a.box[0] - b.box[0]),
    ),
    top: Math.min(...words.map(({ box }) => box[1])),
    offset: Math.min(...words.map(({ start }) => start)),
  }));
}

const middle = ([, y, , height]: Box) => y + height / 2;

function cutLine(page: Page, words: readonly Word[]): Segment[] {
  const shape = page.width > 0 ? page.height / page.width : 1;
  const segments: Segment[] = [];
  let last: Word | null = null;
  for (const word of words) {
    const gap = last ? word.box[0] - (last.box[0] + last.box[2]) : Number.POSITIVE_INFINITY;
    const tokens = cutWord(page.text.slice(word.start, word.end)).map((text) => ({ text, box: word.box }));
    if (last && gap < wideGap * Math.max(word.box[3], last.box[3]) * shape) segments.at(-1)?.push(...tokens);
    else segments.push(tokens);
    last = word;
  }
  return segments;
}

/** "Flow:120" and "Flow.....120" as label, mark and value; "12:30" stays one. */
function cutWord(text: string): string[] {
  return text.split(/(?<=[\p{L})\]²³]):(?=\S)|([.…_]{3,})/u).flatMap((piece, index, all) => {
    if (piece === undefined || piece === '') return [];
    const cutAtColon = index % 2 === 0 && index + 2 < all.length && all[index + 1] === undefined;
    return [cutAtColon ? `${piece}:` : piece];
  });
}

function linesOfText(page: Page): FormLine[] {
  const rows = page.blocks.filter(({ kind }) => kind === 'table_row');
  const lines: FormLine[] = [];
  let end = 0;
  for (const line of page.text.split('\n')) {
    const offset = end;
    end += line.length + 1;
    if (rows.some((row) => offset >= row.start && offset < row.end)) continue;
    const fields = line.split(/\t| {3,}/u).map((field) =>
      field
        .trim()
        .split(/\s+/u)
        .flatMap(cutWord)
        .map((text) => ({ text, box: null })),
    );
    const segments = fields.filter((field) => field.length > 0);
    if (segments.length > 0) lines.push({ segments, top: null, offset });
  }
  return lines;
}
