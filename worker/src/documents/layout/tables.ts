import { namesSection } from './headings.ts';
import { type Line, lineText, splitFine } from './lines.ts';
import { findColumns, type Stretch } from './table-columns.ts';
import { type TableRow, toRows } from './table-rows.ts';

export interface Table {
  rows: TableRow[];
}

/** What a flow consists of: lines of text, and tables where lines stand in columns. */
export type Part = { lines: Line[] } | { table: Table };

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
      standsOut(line, first, previous)
    ) {
      break;
    }
  }
  if (tabular < 2) return start;
  // Trailing wrapped lines of the last row's cells.
  while (end < lines.length) {
    const [line, before] = [lines[end], lines[end - 1]];
    if (!line || !before || line.segments.length > 1 || line.baseline - before.baseline > 1.35 * line.size) break;
    if (gaps.some((gap) => blocks(line, gap)) || standsOut(line, first, before)) break;
    end++;
  }
  return tabular >= 0.25 * (end - start) ? end : start;
}

/** A title between tables is no cell. */
function standsOut(line: Line, first: Line, before: Line): boolean {
  if (line.size > 1.12 * first.size || namesSection(lineText(line))) return true;
  const goesOn = before.segments.some((segment) => segment.bold && Math.abs(segment.x0 - line.x0) < 3);
  return line.bold && !first.bold && !goesOn;
}

function gapsOf(line: Line): Stretch[] {
  const gaps: Stretch[] = [];
  for (let index = 1; index < line.segments.length; index++) {
    const [left, right] = [line.segments[index - 1], line.segments[index]];
    if (left && right) gaps.push({ x0: left.x1, x1: right.x0 });
  }
  return gaps;
}

function shareGap(gaps: Stretch[], line: Line): boolean {
  const size = 0.5 * line.size;
  return gapsOf(line).some((own) => gaps.some((gap) => Math.min(gap.x1, own.x1) - Math.max(gap.x0, own.x0) > size));
}

/** The gaps that remain when a line is added, narrowed by it; what it alone has is new. */
function mergeGaps(gaps: Stretch[], line: Line): Stretch[] {
  const own = gapsOf(line);
  const merged: Stretch[] = [];
  for (const gap of own) {
    const common = gaps.filter((other) => Math.min(other.x1, gap.x1) - Math.max(other.x0, gap.x0) > 0.5 * line.size);
    if (common.length === 0) merged.push(gap);
    for (const other of common) merged.push({ x0: Math.max(other.x0, gap.x0), x1: Math.min(other.x1, gap.x1) });
  }
  return merged.length > 0 ? merged : gaps;
}

/** Whether a line has text all over a gap. Columns of a dense table stand so close that its shorter lines look like prose. */
function blocks(line: Line, gap: Stretch): boolean {
  if (line.x0 >= gap.x0 + 1 || line.x1 <= gap.x1 - 1) return false;
  const pieces = line.segments.flatMap(splitFine);
  return !pieces.some((piece, index) => {
    const next = pieces[index + 1];
    return next && piece.x1 < gap.x1 && next.x0 > gap.x0;
  });
}

function toTable(lines: Line[]): Table | null {
  // In a few lines, spaces between words come to stand under each other by chance.
  const cut = lines.map((line) => (lines.length >= 4 ? line.segments.flatMap(splitFine) : line.segments));
  const columns = findColumns(cut);
  if (columns.length < 2) return null;
  return { rows: toRows(lines, cut, columns) };
}
