/**
 * Prints the tables of files as JSON: `node worker/src/cli/extract-tables.ts FILE… > tables.json`. A list with one entry a table:
 * `{ file, page, cells: [{ r, c, r2, c2, text }] }`, rows and columns from 0, ends inclusive. Files that can't be read are told on
 * stderr and end the program with 1; the others are printed all the same.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { openPdf } from '../documents/pdf/open-pdf.ts';
import { readTextLayer } from '../documents/pdf/read-text-layer.ts';
import { extractPageTables } from '../documents/tables/extract-page-tables.ts';
import { toExtractedTable } from '../documents/tables/to-extracted-table.ts';

const out: unknown[] = [];
for (const path of process.argv.slice(2)) {
  try {
    const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: false });
    for (const raw of await readTextLayer(pdf, {})) {
      for (const table of extractPageTables(raw)) {
        const found = toExtractedTable(raw, table);
        out.push({
          file: basename(path),
          page: found.page,
          cells: found.cells.map(({ row, column, rowSpan, columnSpan, text }) => ({
            r: row,
            c: column,
            r2: row + rowSpan - 1,
            c2: column + columnSpan - 1,
            text,
          })),
        });
      }
    }
    await pdf.loadingTask.destroy();
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
console.log(JSON.stringify(out));
