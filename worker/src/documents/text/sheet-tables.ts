import type { TablePart } from './flow-pages.ts';
import type { CellSpan } from './native-tables.ts';

/** The filled rows of a sheet. */
export interface SheetInput {
  rows: string[][];
  /** Merged cells of each row. */
  spans?: CellSpan[][];
  /** Whether a row follows on the one before without an empty row between; all do if not given. */
  follows?: boolean[];
}

export interface SheetTables {
  /** For each row the tables that it belongs to; none where it is a title or a remark. */
  parts: TablePart[][];
  captions: { table: string; text: string }[];
}

/** Rows of one table, as indexes of the sheet's. */
interface Found {
  rows: number[];
  header: number;
  caption: string[];
}

const FIGURE = /^[-+(]?[$€£₫]?\s?\d[\d.,\s%]*\)?$/;
/** What is above values in a table of two columns. */
const SECOND_HEAD =
  /^(?:value|data|description|details?|requirements?|specifications?|unit|remarks?|comments?|response|offered|amount|quantity|qty|price|size|date|answer|status|type|name)\b/i;

/**
 * Finds the tables of a sheet: groups of rows between empty ones. A group without a header continues the table above, as the sections of a
 * bill of quantities do. Lines of one cell above a table are its caption, below it they are remarks. Tables side by side are told apart by
 * the empty columns between them.
 * @param sheet distinguishes the tables from those of other sheets
 */
export function findSheetTables(sheet: number, { rows, spans, follows }: SheetInput): SheetTables {
  const parts: TablePart[][] = rows.map(() => []);
  const captions: SheetTables['captions'] = [];
  for (const [index, found] of groupRows(rows, follows).entries()) {
    const header = lastHeader(found, spans);
    splitColumns(found.rows, rows, spans).forEach(({ from, to }, side) => {
      const table = `${sheet}.${index}.${side}`;
      for (const row of found.rows) parts[row]?.push({ table, from, to, isHeader: row <= header });
      if (found.caption.length > 0) captions.push({ table, text: found.caption.join(' ') });
    });
  }
  return { parts, captions };
}

/** The last row below a header of groups ("Rated" above "Flow" and "Head") that still belongs to the header. */
function lastHeader({ rows, header }: Found, spans: SheetInput['spans']): number {
  const own = spans?.[header] ?? [];
  if (!own.some(({ columnSpan }) => columnSpan > 1)) return header;
  const reach = Math.max(...own.map(({ rowSpan }) => rowSpan));
  return rows[Math.min(rows.length - 2, rows.indexOf(header) + reach - 1)] ?? header;
}

function groupRows(rows: string[][], follows?: boolean[]): Found[] {
  const tables: Found[] = [];
  /** Lines of a single cell: a caption if a table begins below, a row if one continues. */
  let lines: number[] = [];
  for (const block of blocksOf(rows, follows)) {
    const first = block.findIndex((row) => filled(rows[row]) > 1);
    if (first === -1) {
      for (const row of block) lines.push(row);
      continue;
    }
    const body = block.slice(first);
    const header = headerRow(body.map((row) => rows[row] ?? []));
    const last = tables.at(-1);
    if (last && header === -1 && overlaps(rows, last.rows, body)) {
      last.rows = [...last.rows, ...lines, ...block];
    } else {
      const caption = [...lines, ...block.slice(0, first)].map((row) => (rows[row] ?? []).join(' ').trim());
      tables.push({ rows: body, header: body[header] ?? -1, caption });
    }
    lines = [];
  }
  return tables;
}

function blocksOf(rows: string[][], follows?: boolean[]): number[][] {
  const blocks: number[][] = [];
  rows.forEach((_, row) => {
    if (row === 0 || follows?.[row] === false) blocks.push([]);
    blocks.at(-1)?.push(row);
  });
  return blocks;
}

/** Whether two stretches of rows share most of the columns of the second. */
function overlaps(rows: string[][], above: number[], below: number[]): boolean {
  const columns = (indexes: number[]) =>
    new Set(indexes.flatMap((row) => (rows[row] ?? []).flatMap((cell, column) => (cell.trim() ? [column] : []))));
  const [upper, lower] = [columns(above), columns(below)];
  return [...lower].filter((column) => upper.has(column)).length >= 0.6 * lower.size;
}

/** Stretches of columns (`to` exclusive) between columns that are empty throughout, if each could be a table of its own. */
function splitColumns(indexes: number[], rows: string[][], spans?: CellSpan[][]): { from: number; to: number }[] {
  const begins = new Map<number, number>();
  const taken = new Set<number>();
  let width = 0;
  for (const row of indexes) {
    rows[row]?.forEach((cell, column) => {
      if (!cell.trim()) return;
      const span = spans?.[row]?.find((each) => each.column === column)?.columnSpan ?? 1;
      begins.set(column, (begins.get(column) ?? 0) + 1);
      for (let each = column; each < column + span; each++) taken.add(each);
      width = Math.max(width, column + span);
    });
  }
  const stretches: { from: number; to: number }[] = [];
  for (let column = 0; column < width; column++) {
    if (!taken.has(column)) continue;
    const last = stretches.at(-1);
    if (last?.to === column) last.to++;
    else stretches.push({ from: column, to: column + 1 });
  }
  // A label, a spacer and its value are one table.
  const couldBeTable = ({ from, to }: { from: number; to: number }) => {
    const counts = [...begins].filter(([column]) => column >= from && column < to).map(([, count]) => count);
    return counts.filter((count) => count > 1).length > 1;
  };
  return stretches.length > 1 && stretches.every(couldBeTable) ? stretches : [{ from: 0, to: width }];
}

/** The first of the top rows that names most columns in words, if rows with other content follow; -1 where none does. */
export function headerRow(rows: string[][]): number {
  const width = Math.max(0, ...rows.slice(0, 30).map(filled));
  const index = rows.slice(0, 10).findIndex((row) => {
    const cells = row.filter((cell) => cell.trim());
    return (
      cells.length >= Math.max(2, 0.6 * width) && cells.every((cell) => !FIGURE.test(cell.trim()) && cell.length < 120)
    );
  });
  if (index === -1 || index >= rows.length - 1) return -1;
  return width > 2 || namesPairs(rows.slice(index)) ? index : -1;
}

/** A table of two columns is mostly a list of properties and values, whose first row is like all others. */
function namesPairs([head = [], ...rows]: string[][]): boolean {
  const [, second = ''] = head.filter((cell) => cell.trim());
  if (SECOND_HEAD.test(second.trim())) return true;
  const values = rows.flatMap((row) => row.filter((cell) => cell.trim()).slice(1));
  return values.length > 0 && values.filter((value) => FIGURE.test(value.trim())).length >= 0.5 * values.length;
}

function filled(row: string[] = []): number {
  return row.filter((cell) => cell.trim()).length;
}
