/**
 * Prints the tables of files as JSON: `node worker/src/cli/extract-tables.ts FILE… > tables.json`. A list with one entry a table:
 * `{ file, page, cells: [{ r, c, r2, c2, text }] }`, rows and columns from 0, ends inclusive. Files that can't be read are told on
 * stderr and end the program with 1; the others are printed all the same.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { mediaTypeByName } from '../documents/media-types.ts';
import { openPdf } from '../documents/pdf/open-pdf.ts';
import { readTextLayer } from '../documents/pdf/read-text-layer.ts';
import { readDocument } from '../documents/read-document.ts';
import { extractPageTables } from '../documents/tables/extract-page-tables.ts';
import type { ExtractedTable } from '../documents/tables/model.ts';
import { toExtractedTable } from '../documents/tables/to-extracted-table.ts';

const out: unknown[] = [];
for (const path of process.argv.slice(2)) {
  try {
    for (const { page, cells } of await tablesOf(path)) {
      out.push({
        file: basename(path),
        page,
        cells: cells.map(({ row, column, rowSpan, columnSpan, text }) => ({
          r: row,
          c: column,
          r2: row + rowSpan - 1,
          c2: column + columnSpan - 1,
          text,
        })),
      });
    }
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
console.log(JSON.stringify(out));

async function tablesOf(path: string): Promise<ExtractedTable[]> {
  const mediaType = mediaTypeByName(path);
  if (!mediaType) throw new Error('this type of file cannot be read');
  if (mediaType === 'application/pdf') return tablesOfPdf(path);
  const source = { path, mediaType, fileName: basename(path) };
  return (await readDocument(source, { ocrLanguages: ['eng'], ocrDataFolders: [] })).tables;
}

/** Only what tables need: no reading order, no recognition. */
async function tablesOfPdf(path: string): Promise<ExtractedTable[]> {
  const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: false });
  try {
    const pages = await readTextLayer(pdf, {});
    return pages.flatMap((raw) => extractPageTables(raw).map((table) => toExtractedTable(raw, table)));
  } finally {
    await pdf.loadingTask.destroy();
  }
}
