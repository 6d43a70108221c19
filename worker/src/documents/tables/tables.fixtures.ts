import type { PDFFont, PDFPage } from 'pdf-lib';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf } from '../testing/make-pdf.ts';
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

/** Draws level and upright lines; x and y in points from the bottom left. */
export function rule(page: PDFPage, x0: number, y0: number, x1: number, y1: number): void {
  page.drawLine({ start: { x: x0, y: y0 }, end: { x: x1, y: y1 }, thickness: 0.7 });
}

/** Draws a full grid. */
export function grid(page: PDFPage, xs: number[], ys: number[]): void {
  for (const x of xs) rule(page, x, Math.min(...ys), x, Math.max(...ys));
  for (const y of ys) rule(page, Math.min(...xs), y, Math.max(...xs), y);
}
