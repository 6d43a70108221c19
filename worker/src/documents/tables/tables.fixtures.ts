import type { PDFFont, PDFPage } from 'pdf-lib';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf, wrap, writeLines } from '../testing/make-pdf.ts';
import type { ExtractedTable } from './model.ts';

/** Reads the tables of a PDF that a test draws. */
export async function tablesOf(draw: Parameters<typeof makePdf>[0]): Promise<ExtractedTable[]> {
  const source = await writeSource('tables.pdf', 'application/pdf', await makePdf(draw));
  return (await readDocument(source, options)).tables;
}

/** A table as rows of texts: empty cells as '', a merged cell's text once, followed by its span. */
export function rowsOf(table: ExtractedTable | undefined): string[][] {
  const rows = Array.from({ length: table?.rows ?? 0 }, () => Array.from({ length: table?.columns ?? 0 }, () => ''));
  for (const { row, column, rowSpan, columnSpan, text } of table?.cells ?? []) {
    const span = rowSpan > 1 || columnSpan > 1 ? ` [${rowSpan}×${columnSpan}]` : '';
    (rows[row] as string[])[column] = text + span;
  }
  return rows;
}

export interface Place {
  page: PDFPage;
  font: PDFFont;
  x: number;
  /** Baseline of the first row, from the bottom. */
  y: number;
}

/** Writes rows with the first column to the left and the others ending at `ends`, as figures are set; returns the y below the last. */
export function writeRows({ page, font, x, y }: Place, ends: number[], rows: string[][], pitch = 14): number {
  rows.forEach((row, index) => {
    row.forEach((text, column) => {
      const end = ends[column - 1];
      const left = end === undefined ? x : end - font.widthOfTextAtSize(text, 10);
      page.drawText(text, { x: left, y: y - pitch * index, size: 10, font });
    });
  });
  return y - pitch * rows.length;
}

/** Writes rows of wrapped text into columns between `xs`, from `y` down; returns the places between the rows. */
export function writeMatrix({ page, font, y }: Omit<Place, 'x'>, xs: number[], rows: string[][]): number[] {
  const ys = [y];
  for (const row of rows) {
    const top = ys.at(-1) ?? y;
    const ends = row.map((text, column) => {
      const [left, right] = [xs[column] ?? 0, xs[column + 1] ?? 0];
      const lines = wrap(font, text, right - left - 12, 10);
      return writeLines(page, font, lines, { x: left + 6, y: top - 13, size: 10 });
    });
    ys.push(Math.min(...ends) + 7);
  }
  return ys;
}

/** Draws level and upright lines; x and y in points from the bottom left. */
export function rule(page: PDFPage, x0: number, y0: number, x1: number, y1: number): void {
  page.drawLine({ start: { x: x0, y: y0 }, end: { x: x1, y: y1 }, thickness: 0.7 });
}

/** Draws a full grid. */
export function grid(page: PDFPage, xs: number[], ys: number[]): void {
  for (const x of xs) rule(page, x, Math.min(...ys), x, Math.max(...ys));
  for (const y of ys) rule(page, Math.min(...xs), y, Math.max(...xs), y);
}
