import { type Area, isInside, type PageCell, type PageTable } from '../../page/page-table.ts';
import type { RawWord } from '../../page/raw-page.ts';
import { areaOfLattice, cellsOfLattice, type Lattice } from '../candidates/lattice.ts';
import { toWordLines } from '../evidence/word-lines.ts';
import {
  INLINE_GAP,
  INLINE_LINES,
  INLINE_OVERLAP,
  INLINE_SAME_LINE,
  LATTICE_DRAWN,
  LATTICE_FILLED,
  PARAGRAPH_SHARE,
  PARAGRAPH_WORDS,
  RULED_FEWEST_CELLS,
} from '../thresholds.ts';
import { completeColumns } from './complete-columns.ts';
import { splitBands } from './split-bands.ts';

/**
 * Fills a lattice with the words in it; null where it is no table: a frame, a drawing, an empty form. `page` are all words of the page, to
 * tell whether lines continue outside.
 */
export function toRuledTable(drawn: Lattice, words: RawWord[], page: RawWord[]): PageTable | null {
  const area = areaOfLattice(drawn);
  if (drawn.drawn < LATTICE_DRAWN || isInline(words, page, area)) return null;
  const lattice = completeColumns(drawn, words);
  const cells = fillCells(lattice, words);
  if (isEmptyForm(lattice, cells)) {
    return { area, ...compact(cells), headerRows: 1, ruling: 'ruled', role: 'table', caption: null };
  }
  if (cells.length < 2 || cells.length < LATTICE_FILLED * cellsOfLattice(lattice).length) return null;
  const table = compact(splitBands(cells));
  const isProse = isClauseText(table);
  if (table.columns < 2 || (cells.length < RULED_FEWEST_CELLS && !isProse) || (table.rows < 2 && !isProse)) return null;
  return { area, ...table, headerRows: 0, ruling: 'ruled', role: isProse ? 'prose' : 'table', caption: null };
}

/**
 * Whether only the headers of a drawn table are filled in, of which some are wrapped: by alignment their lines would be read as rows. A
 * single line of them is read as well without a table.
 */
function isEmptyForm({ xs, ys }: Lattice, cells: PageCell[]): boolean {
  if (xs.length < 3 || ys.length < 3 || cells.length < 2) return false;
  return cells.every(({ row, rowSpan }) => row === 0 && rowSpan === 1) && cells.some(({ lines }) => lines.length > 1);
}

/** Conditions of contract often have two ruled columns, with clause titles beside their text: that is prose, however it is framed. */
function isClauseText({ columns, cells }: { columns: number; cells: PageCell[] }): boolean {
  if (columns > 2) return false;
  const wordsOf = (cell: PageCell) => cell.lines.reduce((sum, line) => sum + line.length, 0);
  const sum = (some: PageCell[]) => some.reduce((total, cell) => total + wordsOf(cell), 0);
  return sum(cells.filter((cell) => wordsOf(cell) > PARAGRAPH_WORDS)) > PARAGRAPH_SHARE * sum(cells);
}

/** Underlined or framed words within running text: the line continues outside. */
function isInline(words: RawWord[], page: RawWord[], area: Area): boolean {
  const lines = toWordLines(words);
  const outside = page.filter((word) => word.baseline > area.y0 && word.baseline < area.y1 && !isInside(word, area));
  const goesOn = lines.filter((line) => {
    const [first, last] = [line[0], line.at(-1)];
    return first && last && outside.some((word) => isNext(word, first) || isNext(last, word));
  });
  return goesOn.length > INLINE_LINES * lines.length;
}

function isNext(word: RawWord, next: RawWord): boolean {
  const gap = next.x0 - word.x1;
  const isOnLine = Math.abs(word.baseline - next.baseline) < INLINE_SAME_LINE * next.size;
  return isOnLine && gap > -INLINE_OVERLAP * next.size && gap < INLINE_GAP * next.size;
}

function fillCells(lattice: Lattice, words: RawWord[]): PageCell[] {
  const { xs, ys } = lattice;
  const width = xs.length - 1;
  const cells = cellsOfLattice(lattice);
  const owner = new Map<number, number>();
  cells.forEach((cell, index) => {
    for (let y = 0; y < cell.rowSpan; y++)
      for (let x = 0; x < cell.columnSpan; x++) owner.set((cell.row + y) * width + cell.column + x, index);
  });
  const contents: RawWord[][] = cells.map(() => []);
  for (const word of words) {
    const column = xs.findLastIndex((place) => place <= (word.x0 + word.x1) / 2);
    const row = ys.findLastIndex((place) => place <= (word.y0 + word.y1) / 2);
    contents[owner.get(row * width + column) ?? -1]?.push(word);
  }
  return cells.flatMap((cell, index) => {
    const lines = toWordLines(contents[index] ?? []);
    return lines.length > 0 ? [{ ...cell, lines }] : [];
  });
}

/** Leaves out rows and columns without any cell that begins in them or has text there. */
export function compact(cells: PageCell[]): { rows: number; columns: number; cells: PageCell[] } {
  const rows = new Set(cells.map((cell) => cell.row));
  const columns = new Set(cells.map((cell) => cell.column));
  const rowOrder = [...rows].sort((a, b) => a - b);
  const columnOrder = [...columns].sort((a, b) => a - b);
  const span = (order: number[], from: number, count: number) =>
    order.filter((place) => place >= from && place < from + count).length;
  const compacted = cells
    .map((cell) => ({
      ...cell,
      row: rowOrder.indexOf(cell.row),
      column: columnOrder.indexOf(cell.column),
      rowSpan: span(rowOrder, cell.row, cell.rowSpan),
      columnSpan: span(columnOrder, cell.column, cell.columnSpan),
    }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  return { rows: rowOrder.length, columns: columnOrder.length, cells: compacted };
}
