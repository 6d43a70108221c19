import type { JoinedCell, JoinedTable } from '@bidloom/platform/tables/join-tables';
import { type CellReading, readColumn } from '../../../exports/read-column.ts';
import type { Sheet, SheetCell } from '../../../exports/workbook.ts';
import type { DecimalMark } from '../../../numbers/parse-number.ts';
import { correctedFill } from '../../runs/exports/sheet-rows.ts';

/** Notes make a file slow to open: a table with more cells gives its source once a row. */
const mostNotedCells = 2000;

/** A table as a sheet: merged cells merged, numbers as numbers in the format of the page, sources as notes. */
export function tableSheet(name: string, table: JoinedTable, usual: DecimalMark | null): Sheet {
  const { rows, cells, headerRows } = table;
  const readings = readNumbers(table, usual);
  const grid: (SheetCell | null)[][] = Array.from({ length: rows }, () => []);
  const isBig = cells.length > mostNotedCells;
  const noted = new Set<number>();
  const openColumns = new Set<number>();
  for (const cell of cells) {
    const row = grid[cell.row];
    if (!row) continue;
    const isFirst = !noted.has(cell.row);
    noted.add(cell.row);
    const reading = readings.get(cell);
    const isOpen = reading?.kind === 'open' && (!isBig || !openColumns.has(cell.column));
    if (isOpen) openColumns.add(cell.column);
    const note = [isOpen ? openNote : null, noteOf(table, cell, !isBig || isFirst)].filter(Boolean).join('\n');
    row[cell.column] = {
      ...cellValue(cell, reading),
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      ...(cell.row < headerRows ? { isHeader: true } : cell.isHeader ? { bold: true } : {}),
      ...(cell.original === null ? {} : { fill: correctedFill }),
      ...(note ? { note } : {}),
    };
  }
  return { name, rows: grid.map((row) => Array.from(row, (cell) => cell ?? null)), stickyRows: headerRows };
}

/** Why a number is text. */
const openNote = 'Left as text: this column does not show for certain which sign is the decimal one';

/** How each cell below the header is read, column by column; cells that are text are left out. */
export function readNumbers(
  { cells, headerRows }: JoinedTable,
  usual: DecimalMark | null,
): Map<JoinedCell, Exclude<CellReading, { kind: 'text' }>> {
  const readings = new Map<JoinedCell, Exclude<CellReading, { kind: 'text' }>>();
  for (const [index, column] of Map.groupBy(cells, (cell) => cell.column)) {
    const title = column.flatMap(({ row, text }) => (row < headerRows ? [text] : [])).join(' ');
    const body = column.filter(({ row }) => row >= headerRows);
    const texts = body.map(({ text }) => text);
    for (const [place, reading] of readColumn(texts, { title, index, usual }).entries()) {
      const cell = body[place];
      if (cell && reading.kind !== 'text') readings.set(cell, reading);
    }
  }
  return readings;
}

function cellValue({ text }: JoinedCell, reading: CellReading | undefined): SheetCell {
  return reading?.kind === 'number'
    ? { value: reading.number.value, numberFormat: reading.number.format }
    : { value: text };
}

function noteOf({ fileName }: JoinedTable, { page, upTo, original }: JoinedCell, withSource: boolean): string | null {
  const source = upTo === undefined ? `${fileName}, page ${page}` : `${fileName}, pages ${page}–${upTo}`;
  if (original !== null) return `${correctedNote(original)}\n${source}`;
  return withSource ? source : null;
}

/** A note with the text from before somebody corrected it. */
export function correctedNote(original: string): string {
  return `Corrected by hand; the document ${original === '' ? 'has nothing here' : `says '${original}'`}`;
}
