import type { PDFFont, PDFPage } from 'pdf-lib';
import type { ReadDocument } from '../model.ts';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf, type Pen, wrap } from '../testing/make-pdf.ts';
import { extractDatasheets } from './extract-datasheets.ts';
import type { Datasheet, Parameter } from './model.ts';

/** A cell of a drawn table; a plain string takes one row and one column. */
export type Cell = string | { text: string; across?: number; down?: number };

export interface DrawnTable {
  widths: number[];
  rows: Cell[][];
}

const size = 9;
const pitch = 11;
const padding = 4;

/** Draws a table with all its lines from `top` on; returns the y below it. */
export function drawTable(
  page: PDFPage,
  font: PDFFont,
  { widths, rows }: DrawnTable,
  at: { x: number; y: number },
): number {
  const placed = placeCells(rows, widths.length);
  const edges = [at.x];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  const left = (column: number) => edges[column] ?? at.x;
  const linesOf = (cell: Placed) =>
    wrap(font, cell.text, left(cell.column + cell.across) - left(cell.column) - 2 * padding, size);
  const heights = rows
    .map((_, row) =>
      Math.max(1, ...placed.filter((cell) => cell.row === row && cell.down === 1).map((cell) => linesOf(cell).length)),
    )
    .map((lines) => lines * pitch + 2 * padding);
  const top = (row: number) => at.y - heights.slice(0, row).reduce((sum, height) => sum + height, 0);
  for (const cell of placed) {
    const [x, upper, lower] = [left(cell.column), top(cell.row), top(cell.row + cell.down)];
    page.drawRectangle({
      x,
      y: lower,
      width: left(cell.column + cell.across) - x,
      height: upper - lower,
      borderWidth: 0.7,
    });
    linesOf(cell).forEach((line, index) => {
      page.drawText(line, { x: x + padding, y: upper - padding - size - index * pitch + 1, size, font });
    });
  }
  return top(rows.length);
}

interface Placed {
  text: string;
  row: number;
  column: number;
  across: number;
  down: number;
}

function placeCells(rows: Cell[][], columns: number): Placed[] {
  const coveredUntil = Array.from({ length: columns }, () => 0);
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while ((coveredUntil[column] ?? 0) > row) column += 1;
      const { text, across = 1, down = 1 } = typeof cell === 'string' ? { text: cell } : cell;
      const placed = { text, row, column, across, down };
      coveredUntil.fill(row + down, column, column + across);
      column += across;
      return placed;
    });
  });
}

/** Makes a PDF, reads it as the product does, and takes its datasheets out. */
export async function sheetsOf(draw: (pen: Pen) => void): Promise<{ document: ReadDocument; sheets: Datasheet[] }> {
  const bytes = await makePdf(draw);
  const document = await readDocument(await writeSource('sheet.pdf', 'application/pdf', bytes), options);
  return { document, sheets: extractDatasheets(document) };
}

/** A parameter in one line, to compare sheets at a glance. */
export const lineOf = ({ tag, section, parameter, value, unit, condition }: Parameter): string =>
  [tag, section, parameter, value, unit, condition].map((each) => each ?? '-').join(' | ');
