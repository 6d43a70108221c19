import { type Stretch, splitSentences } from '../search/sentences.ts';
import type { Block } from './model.ts';
import { cutLines, type PairLine } from './pairs/lines.ts';
import type { Pair, PairPage } from './pairs/model.ts';
import { pairsOfRow, type RowTable } from './pairs/rows.ts';
import { bareLabel, hasValue, isFigure, isLabel } from './pairs/shapes.ts';

export type { Pair };

/** The most characters after a label in which its value is looked for. */
const longestValue = 400;
/** A value that begins on the line below its label is one line of at most this many characters. */
const longestBelow = 160;

/**
 * The labels and values of a page in the order of their labels. Labels come without the number of their item and without a colon; a value
 * ends with its sentence, or before the next label. A page of contents has none.
 */
export function pairsOf(page: PairPage): Pair[] {
  if (page.isContents) return [];
  const pairs: Pair[] = [];
  let table = null as RowTable | null;
  const rows = countRows(page);
  for (const [index, block] of page.blocks.entries()) {
    if (block.table) {
      const at = block.table.index;
      if (table?.index !== at) table = { index: at, header: null, rows: rows.get(at) ?? 0 };
      pairs.push(...pairsOfRow(page.text, block, table));
      for (const cell of block.table.cells)
        pairs.push(...withColons(page.text, [cell], cell.end, marksOf(page.text, [cell])));
      continue;
    }
    table = null;
    pairs.push(...pairsOfBlock(page, block, page.blocks[index + 1]));
  }
  return pairs.sort((a, b) => a.label.start - b.label.start || a.value.start - b.value.start);
}

/** How many rows the body of each table has. */
function countRows({ blocks }: PairPage): Map<number, number> {
  const rows = new Map<number, number>();
  for (const { table } of blocks) if (table && !table.isHeader) rows.set(table.index, (rows.get(table.index) ?? 0) + 1);
  return rows;
}

function pairsOfBlock(page: PairPage, block: Block, next: Block | undefined): Pair[] {
  const lines = cutLines(page, block);
  const marks = lines.map(({ segments }) => marksOf(page.text, segments));
  const pairs: Pair[] = [];
  // A value continues until the next line that has a label.
  let end = block.end;
  for (let index = lines.length - 1; index >= 0; index--) {
    const [line, own] = [lines[index] as PairLine, marks[index] as Mark[]];
    const found = withColons(page.text, line.segments, Math.max(line.end, end), own);
    pairs.push(...(found.length > 0 ? found : apartOnLine(page.text, line)));
    if (own.length > 0) end = line.start;
  }
  const below = valueBelow(page.text, lines.at(-1), next);
  return below ? [...pairs, below] : pairs;
}

interface Mark {
  label: Stretch;
  /** After the colon. */
  end: number;
  segment: number;
}

const colon = /[:：]/gu;
const longestWindow = 120;

/** The colons of a line that come after a label. */
function marksOf(text: string, segments: readonly Stretch[]): Mark[] {
  return segments.flatMap((segment, at) => {
    const marks: Mark[] = [];
    colon.lastIndex = segment.start;
    for (let match = colon.exec(text); match && match.index < segment.end; match = colon.exec(text)) {
      const end = match.index + 1;
      if (match[0] === ':' && end < segment.end && !/\s/u.test(text[end] as string) && !isTight(text, end)) continue;
      const label = labelBefore(text, marks.at(-1)?.end ?? segment.start, match.index, marks.length > 0);
      if (label) marks.push({ label, end, segment: at });
    }
    return marks;
  });
}

/** "Date:12 May" and "Name:Li", not "12:30", "http://" or "1:100". */
function isTight(text: string, end: number): boolean {
  return /\p{L}[)\]]?$/u.test(text.slice(Math.max(0, end - 3), end - 1)) && /[\p{L}\d(]/u.test(text[end] as string);
}

/** The label that ends at a colon: the last sentence before it. After another value, only its last word where that has a capital. */
function labelBefore(text: string, from: number, at: number, isInline: boolean): Stretch | null {
  const start = Math.max(from, at - longestWindow);
  const sentences = splitSentences(text, start, at);
  const last = sentences.at(-1);
  if (!last) return null;
  let own = last;
  if (isInline && sentences.length === 1) {
    const word = /(?<=[\s;,])\p{Lu}[\p{L}.-]{2,24}\s?$/u.exec(text.slice(start, at));
    if (!word) return null;
    own = { start: start + word.index, end: last.end };
  } else if (start > from && last.start === start) {
    return null;
  }
  const semicolon = text.lastIndexOf(';', own.end - 1);
  const label = bareLabel(text, { start: Math.max(own.start, semicolon + 1), end: own.end });
  return isLabel(text.slice(label.start, label.end)) ? label : null;
}

/** Pairs with a colon in the segments of one line; the last value may continue up to `end`. */
function withColons(text: string, segments: readonly Stretch[], end: number, marks: readonly Mark[]): Pair[] {
  return marks.flatMap((mark, index): Pair[] => {
    const next = marks[index + 1];
    const own = segments[mark.segment] as Stretch;
    const isLast = mark.segment === segments.length - 1;
    let limit = next?.segment === mark.segment ? next.label.start : isLast ? end : own.end;
    // "Label :     value": the value is after the gap.
    if (text.slice(mark.end, own.end).trim() === '' && !isLast && next?.segment !== mark.segment + 1)
      limit = (segments[mark.segment + 1] as Stretch).end;
    const value = splitSentences(text, mark.end, Math.min(limit, mark.end + longestValue))[0];
    return value && hasValue(text.slice(value.start, value.end)) ? [{ label: mark.label, value, kind: 'colon' }] : [];
  });
}

/** "Bid validity ........ 120 days": two short texts with a gap between them on a line, or two such pairs beside each other. */
function apartOnLine(text: string, { segments }: PairLine): Pair[] {
  if (segments.length !== 2 && segments.length !== 4) return [];
  const pairs: Pair[] = [];
  for (let index = 0; index < segments.length; index += 2) {
    const [name, value] = [segments[index] as Stretch, segments[index + 1] as Stretch];
    const label = bareLabel(text, name);
    const said = text.slice(value.start, value.end);
    if (!isLabel(text.slice(label.start, label.end)) || !hasValue(said) || said.length > longestBelow) return [];
    pairs.push({ label, value, kind: 'gap' });
  }
  return pairs;
}

/** A block's last line that is only a label, and the one line below it; without a colon only above a figure or an address. */
function valueBelow(text: string, line: PairLine | undefined, next: Block | undefined): Pair | null {
  if (!line || !next || next.table || next.kind === 'heading' || line.segments.length > 1) return null;
  const hasColon = /[:：]\s*$/u.test(text.slice(line.start, line.end));
  const label = bareLabel(text, { start: line.start, end: line.end });
  if (!isLabel(text.slice(label.start, label.end))) return null;
  const [first] = splitSentences(text, next.start, Math.min(next.end, next.start + longestValue));
  if (!first || first.end - first.start > longestBelow) return null;
  const value = text.slice(first.start, first.end);
  if (/[:：]/u.test(value) && !isFigure(value)) return null;
  const fits = hasColon ? next.kind === 'paragraph' : next.end - first.end < 2 && isFigure(value);
  return fits && hasValue(value) ? { label, value: first, kind: 'below' } : null;
}
