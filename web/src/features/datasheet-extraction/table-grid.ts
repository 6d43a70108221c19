import type { WholeTableCell, WholeTableView } from '@bidloom/contract/extracted-tables';
import type { DocumentPlace } from '../../lib/tender-context.ts';
import { placeKey } from './corrections.ts';

/** A cell as it is shown. `original` is the found text, where a person has replaced it by `text`; else null. */
export type GridCell = WholeTableCell;

/** A table with a cell at every place, also where the document leaves it empty. */
export interface Grid {
  rows: number;
  columns: number;
  /** Rows that stay in view at the top; no cell reaches from them into the others. */
  headerRows: number;
  /** By row and column: the cell that covers this place. */
  at: (row: number, column: number) => GridCell | undefined;
}

/** A cell in the row in which it is drawn. This is not its first row, if that is in an earlier group of rows. */
export interface PlacedCell {
  cell: GridCell;
  rowSpan: number;
}

/** More header rows than these would leave too little room for the rest. */
const mostHeaderRows = 8;

/** The number of cells that are drawn together, and the least number of rows. */
const [cellsTogether, rowsTogether] = [240, 12];

type Table = Pick<WholeTableView, 'rows' | 'columns' | 'headerRows' | 'parts' | 'cells'>;

/** Lays a table out. `waiting` has the corrections that are not saved yet, by the key of their place; null removes one. */
export function layOutTable(table: Table, waiting: ReadonlyMap<string, string | null> = new Map()): Grid {
  const { rows, columns, headerRows, cells: found } = table;
  const places: (GridCell | undefined)[] = new Array(rows * columns);
  const place = (cell: GridCell) => {
    const shown = changed(cell, waiting.get(placeKey(cell.origin)));
    for (let row = cell.row; row < Math.min(rows, cell.row + cell.rowSpan); row++) {
      for (let column = cell.column; column < Math.min(columns, cell.column + cell.columnSpan); column++) {
        places[row * columns + column] = shown;
      }
    }
  };
  for (const cell of found) place(cell);
  for (let index = 0; index < places.length; index++) {
    if (!places[index]) place(emptyCell(table, Math.floor(index / columns), index % columns));
  }
  const at: Grid['at'] = (row, column) =>
    column < 0 || column >= columns ? undefined : places[row * columns + column];
  return { rows, columns, headerRows: headerRowsOf(headerRows, rows, found), at };
}

function changed(cell: GridCell, text: string | null | undefined): GridCell {
  if (text === undefined) return cell;
  const found = foundText(cell);
  return text === null ? { ...cell, text: found, original: null } : { ...cell, text, original: found };
}

/** A place that the document leaves empty. */
function emptyCell({ headerRows, parts }: Table, row: number, column: number): GridCell {
  const part = parts.findLast((one) => one.row <= row) ?? parts[0];
  const origin = { ordinal: part?.ordinal ?? 0, row: row - (part?.row ?? 0) + (part?.from ?? 0), column };
  const shape = { row, column, rowSpan: 1, columnSpan: 1, text: '', isHeader: row < headerRows, boxes: [] };
  return { ...shape, page: part?.page ?? 1, original: null, origin };
}

/** All cells that a person has corrected. */
export function correctedCells(grid: Grid): GridCell[] {
  const cells = new Set<GridCell>();
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const cell = grid.at(row, column);
      if (cell && cell.original !== null) cells.add(cell);
    }
  }
  return [...cells];
}

function headerRowsOf(headerRows: number, rows: number, found: readonly GridCell[]): number {
  let count = headerRows;
  for (const { row, rowSpan } of found) if (row < count) count = Math.max(count, row + rowSpan);
  // Where cells overlap through all rows, header and body can't be told apart.
  return count < rows && count <= mostHeaderRows ? count : 0;
}

/** The groups of rows that are drawn together, without the header rows: `[from, to)` each. */
export function stretchesOf({ rows, columns, headerRows }: Grid): [from: number, to: number][] {
  const size = Math.max(rowsTogether, Math.floor(cellsTogether / columns));
  const stretches: [number, number][] = [];
  for (let from = headerRows; from < rows; from += size) stretches.push([from, Math.min(rows, from + size)]);
  return stretches;
}

/** The cells of rows `[from, to)`; a cell that began before them is drawn in the first. */
export function rowsOf(grid: Grid, from: number, to: number): { row: number; cells: PlacedCell[] }[] {
  return Array.from({ length: to - from }, (_, offset) => {
    const row = from + offset;
    const cells: PlacedCell[] = [];
    for (let column = 0; column < grid.columns; ) {
      const cell = grid.at(row, column);
      if (cell && (cell.row === row || row === from) && cell.column === column) {
        cells.push({ cell, rowSpan: Math.min(to, cell.row + cell.rowSpan) - row });
      }
      column = Math.max(column + 1, cell ? cell.column + cell.columnSpan : 0);
    }
    return { row, cells };
  });
}

/** A place in the grid. It keeps its column while it moves over merged cells. */
export interface Cursor {
  row: number;
  column: number;
}

/** The place to which a key moves; the same place at the edge, null for keys that do not move. */
export function moveCursor(
  grid: Grid,
  { row, column }: Cursor,
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
): Cursor | null {
  const cell = grid.at(row, column);
  if (!cell) return null;
  const far = ctrlKey || metaKey;
  const to = (wanted: Cursor) => (grid.at(wanted.row, wanted.column) ? wanted : { row, column });
  switch (key) {
    case 'ArrowUp':
      return to({ row: cell.row - 1, column });
    case 'ArrowDown':
      return to({ row: cell.row + cell.rowSpan, column });
    case 'ArrowLeft':
      return to({ row, column: cell.column - 1 });
    case 'ArrowRight':
      return to({ row, column: cell.column + cell.columnSpan });
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? grid.rows - 1 : row, column: grid.columns - 1 };
    default:
      return null;
  }
}

/** Widths of a column in pixels: `least` keeps words whole and rows low, `wanted` is the preferred width, and at `most` texts need few lines. */
interface ColumnWidth {
  least: number;
  wanted: number;
  most: number;
}

/** The number of rows that are measured; more would hardly change the widths. */
const measuredRows = 400;

/** The longest word that keeps its column wide, in small letters. A heading that breaks is hard to read, so its words may be longer. */
const longest = { word: 18, heading: 24 };

/** A narrower column would make its row high, and leave the other cells of the row half empty. The width is in small letters. */
const fewLines = { lines: 5, upTo: 24 };

/** Semi-bold letters are wider, so there is some room to spare beside the padding. */
const pixels = (characters: number) => Math.max(48, Math.round(characters * 6.8 + 24));

/** The length of a text, in small letters. Capitals and the letters m and w count for more, and East Asian characters for about two. */
const lengthOf = (text: string) =>
  text.length +
  0.3 * (text.match(/\p{Lu}/gu)?.length ?? 0) +
  0.5 * (text.match(/[mw%@]/gi)?.length ?? 0) +
  0.9 * (text.match(/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/gu)?.length ?? 0);

/** Measures the columns by their texts; cells that are merged across columns do not count. */
export function measureColumns(grid: Grid): ColumnWidth[] {
  const lengths = Array.from({ length: grid.columns }, () => ({ text: 0, word: 0 }));
  for (let row = 0; row < Math.min(grid.rows, measuredRows); row++) {
    for (const [column, length] of lengths.entries()) {
      const cell = grid.at(row, column);
      if (!cell || cell.columnSpan > 1) continue;
      length.text = Math.max(length.text, lengthOf(cell.text));
      const upTo = row < grid.headerRows ? longest.heading : longest.word;
      for (const word of cell.text.split(/\s+/)) length.word = Math.max(length.word, Math.min(lengthOf(word), upTo));
    }
  }
  return lengths.map(({ text, word }) => {
    const least = pixels(Math.max(word, Math.min(text / fewLines.lines, fewLines.upTo)));
    const upTo = (characters: number) => Math.max(least, pixels(Math.min(text, characters)));
    return { least, wanted: upTo(34), most: upTo(90) };
  });
}

/** The width of each column in a room, in pixels: the preferred one, less if not all fit, more if room is left. */
export function fitColumns(columns: readonly ColumnWidth[], room: number): number[] {
  const sum = (name: keyof ColumnWidth) => columns.reduce((total, column) => total + column[name], 0);
  const between = (low: 'least' | 'wanted', high: 'wanted' | 'most') => {
    const more = sum(high) - sum(low);
    const share = more > 0 ? Math.min(1, Math.max(0, room - sum(low)) / more) : 0;
    return columns.map((column) => Math.floor(column[low] + share * (column[high] - column[low])));
  };
  if (room === 0) return columns.map((column) => column.wanted);
  return sum('wanted') <= room ? between('wanted', 'most') : between('least', 'wanted');
}

/**
 * The place of a cell in its document: its words, or the table around an empty cell. Formats without geometry have a line of text for
 * each row, with bars between cells: the place is the cell's words in that line, or the whole line where their offset is not known.
 */
export function placeOfCell(
  { documentId, parts }: Pick<WholeTableView, 'documentId' | 'parts'>,
  grid: Grid,
  cell: GridCell,
): DocumentPlace {
  const { page } = cell;
  const box = parts.find(({ ordinal }) => ordinal === cell.origin.ordinal)?.box;
  const found = foundText(cell);
  if (cell.boxes.length > 0) return { documentId, page, boxes: cell.boxes, quote: found };
  if (found === '') return { documentId, page, boxes: box ? [box] : [], quote: '' };
  const row = Array.from({ length: grid.columns }, (_, column) => {
    const own = grid.at(cell.row, column);
    return own?.row === cell.row && own.column === column ? foundText(own) : '';
  });
  const last = row.findLastIndex((words) => words !== '');
  const around = row.slice(0, last + 1).join(' | ');
  if (cell.offset === undefined) return { documentId, page, boxes: [], quote: around };
  return { documentId, page, boxes: [], quote: found, offset: cell.offset, around };
}

function foundText({ text, original }: GridCell): string {
  return original ?? text;
}

/** The row in which the cell at a place is drawn: its first row in the group of rows to which the place belongs. */
export function drawnRow({ row }: Cursor, cell: GridCell, stretches: readonly (readonly [number, number])[]): number {
  const stretch = stretches.find(([from, to]) => row >= from && row < to);
  return stretch ? Math.max(cell.row, stretch[0]) : cell.row;
}
