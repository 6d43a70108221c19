import { namesSection } from './headings.ts';
import { type Line, lineText, type Segment, splitFine } from './lines.ts';

const FIGURE = /^[(<>=~≤≥±+-]*[$€£₫]?\d[\d.,%/-]*\)?$/;

/** A row of a table: for each column its segments, line by line; empty where the cell is empty. */
export interface TableRow {
  cells: Segment[][];
  isHeader: boolean;
}

export interface Table {
  rows: TableRow[];
}

/** What a flow consists of: lines of text, and tables where lines stand in columns. */
export type Part = { lines: Line[] } | { table: Table };

/** A gap between columns: nothing of the rows around it stands between `x0` and `x1`. */
interface Gap {
  x0: number;
  x1: number;
}

/**
 * Takes tables out of a flow by alignment alone: two or more consecutive lines that share gaps. Rows whose cells are wrapped are
 * put together by line spacing, or, where that is even, by the first column.
 */
export function splitTables(lines: Line[]): Part[] {
  const parts: Part[] = [];
  let text: Line[] = [];
  let index = 0;
  while (index < lines.length) {
    const end = tableEnd(lines, index);
    const table = end > index ? toTable(lines.slice(index, end)) : null;
    if (table) {
      if (text.length > 0) parts.push({ lines: text });
      text = [];
      parts.push({ table });
      index = end;
    } else {
      // What has no columns after all is not looked at again from each of its lines.
      const next = Math.max(end, index + 1);
      text.push(...lines.slice(index, next));
      index = next;
    }
  }
  if (text.length > 0) parts.push({ lines: text });
  return parts;
}

/** End (exclusive) of the table that starts at `start`; `start` itself where none does. */
function tableEnd(lines: Line[], start: number): number {
  const first = lines[start];
  if (!first || first.segments.length < 2) return start;
  let gaps = gapsOf(first);
  let tabular = 1;
  let end = start + 1;
  let widest = 0;
  for (let index = start + 1; index < lines.length; index++) {
    const [line, previous] = [lines[index], lines[index - 1]];
    if (!line || !previous) break;
    const pitch = (line.baseline - previous.baseline) / line.size;
    if (line.segments.length > 1) {
      if (pitch > 6 || !shareGap(gaps, line)) break;
      gaps = line.segments.length > 2 || gaps.length === 1 ? mergeGaps(gaps, line) : gaps;
      widest = Math.max(widest, pitch);
      tabular++;
      end = index + 1;
    } else if (
      // A single segment goes on with the table if it is a wrapped line of one cell, or a row with but one cell filled.
      pitch > Math.max(2, Math.min(widest, 4)) ||
      index - end >= 12 ||
      gaps.some((gap) => blocks(line, gap)) ||
      standsOut(line, first)
    ) {
      break;
    }
  }
  if (tabular < 2) return start;
  // Trailing wrapped lines of the last row's cells.
  while (end < lines.length) {
    const [line, before] = [lines[end], lines[end - 1]];
    if (!line || !before || line.segments.length > 1 || line.baseline - before.baseline > 1.35 * line.size) break;
    if (gaps.some((gap) => blocks(line, gap)) || standsOut(line, first)) break;
    end++;
  }
  return tabular >= 0.25 * (end - start) ? end : start;
}

/** A title between tables is no cell. */
function standsOut(line: Line, first: Line): boolean {
  return line.size > 1.12 * first.size || (line.bold && !first.bold) || namesSection(lineText(line));
}

function gapsOf(line: Line): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 1; index < line.segments.length; index++) {
    const [left, right] = [line.segments[index - 1], line.segments[index]];
    if (left && right) gaps.push({ x0: left.x1, x1: right.x0 });
  }
  return gaps;
}

function shareGap(gaps: Gap[], line: Line): boolean {
  const size = 0.5 * line.size;
  return gapsOf(line).some((own) => gaps.some((gap) => Math.min(gap.x1, own.x1) - Math.max(gap.x0, own.x0) > size));
}

/** The gaps that remain when a line is added, narrowed by it; what it alone has is new. */
function mergeGaps(gaps: Gap[], line: Line): Gap[] {
  const own = gapsOf(line);
  const merged: Gap[] = [];
  for (const gap of own) {
    const common = gaps.filter((other) => Math.min(other.x1, gap.x1) - Math.max(other.x0, gap.x0) > 0.5 * line.size);
    if (common.length === 0) merged.push(gap);
    for (const other of common) merged.push({ x0: Math.max(other.x0, gap.x0), x1: Math.min(other.x1, gap.x1) });
  }
  return merged.length > 0 ? merged : gaps;
}

function blocks(line: Line, gap: Gap): boolean {
  return line.x0 < gap.x0 + 1 && line.x1 > gap.x1 - 1;
}

function toTable(lines: Line[]): Table | null {
  const cut = lines.map((line) => line.segments.flatMap(splitFine));
  const columns = findColumns(cut);
  if (columns.length < 2) return null;
  const filled = cut.map((segments) => new Set(segments.map((segment) => columnOf(segment, columns))));
  const rows: TableRow[] = [];
  const startsRow = rowStarts(lines, cut, filled, columns.length);
  cut.forEach((segments, index) => {
    let row = rows.at(-1);
    if (!row || startsRow[index]) {
      row = { cells: columns.map(() => []), isHeader: false };
      rows.push(row);
    }
    for (const segment of segments) row.cells[columnOf(segment, columns)]?.push(segment);
  });
  if (rows.length < 2) return null;
  markHeader(rows);
  return { rows };
}

/** Stretches of x that are columns: split where hardly any line has text. */
function findColumns(lines: Segment[][]): Gap[] {
  const segments = lines.flat();
  const x0 = Math.floor(Math.min(...segments.map((segment) => segment.x0)));
  const x1 = Math.ceil(Math.max(...segments.map((segment) => segment.x1)));
  const cover = new Uint16Array(x1 - x0 + 2);
  for (const segment of segments) {
    for (let x = Math.floor(segment.x0); x < segment.x1; x++) cover[x - x0] = (cover[x - x0] ?? 0) + 1;
  }
  // Cells that span columns (titles, totals) may cross a gap, if they are few.
  const few = lines.length >= 8 ? Math.floor(lines.length * 0.12) : 0;
  const columns: Gap[] = [];
  let from = 0;
  let empty = 0;
  for (let x = 0; x <= x1 - x0; x++) {
    if ((cover[x] ?? 0) > few) {
      if (empty >= 3) {
        columns.push({ x0: x0 + from, x1: x0 + x - empty });
        from = x;
      }
      empty = 0;
    } else {
      empty++;
    }
  }
  columns.push({ x0: x0 + from, x1 });
  return columns;
}

/** The column that a segment overlaps most. */
function columnOf(segment: Segment, columns: Gap[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  columns.forEach((column, index) => {
    const overlap = Math.min(column.x1, segment.x1) - Math.max(column.x0, segment.x0);
    if (overlap > most + 0.5) {
      most = overlap;
      best = index;
    }
  });
  return best;
}

/**
 * Which lines start a row. Where rows stand further apart than lines within a cell, spacing tells; otherwise a row starts where its
 * first column does, unless that goes on in lower case.
 */
function rowStarts(lines: Line[], cut: Segment[][], filled: Set<number>[], columns: number): boolean[] {
  const pitches = lines.map((line, index) => (index === 0 ? 0 : line.baseline - (lines[index - 1]?.baseline ?? 0)));
  const sorted = pitches.slice(1).toSorted((a, b) => a - b);
  const tight = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const loose = sorted.filter((pitch) => pitch > 1.3 * tight).length;
  const even = loose === 0 || loose < 0.1 * sorted.length;
  return lines.map((_, index) => {
    if (index === 0) return true;
    if (!even) return (pitches[index] ?? 0) > 1.3 * tight;
    const own = filled[index];
    if (!own?.has(0)) return (own?.size ?? 0) > columns / 2;
    return !(filled[index - 1]?.has(0) && /^\p{Ll}/u.test(cut[index]?.[0]?.words[0]?.text ?? ''));
  });
}

/** The first row is a header if it is bold and the next isn't, or if it is all words above rows that hold figures. */
function markHeader(rows: TableRow[]): void {
  const [first, ...others] = rows;
  if (!first) return;
  const filled = first.cells.filter((cell) => cell.length > 0);
  if (filled.length < 2 || filled.length < first.cells.length / 2) return;
  const bold = (row: TableRow) => row.cells.flat().every((segment) => segment.bold);
  const figures = (row: TableRow) => row.cells.flat().some(({ words }) => words.some(({ text }) => FIGURE.test(text)));
  const emphasised = bold(first) && !others.slice(0, 3).every(bold);
  const named = !figures(first) && others.length >= 2 && others.filter(figures).length >= 0.6 * others.length;
  first.isHeader = emphasised || named;
}
