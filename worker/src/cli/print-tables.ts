import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { mediaTypeByName } from '../documents/media-types.ts';
import { openPdf } from '../documents/pdf/open-pdf.ts';
import { readTextLayer } from '../documents/pdf/read-text-layer.ts';
import { verbatimText } from '../documents/tables/evidence/word-lines.ts';
import { findTables } from '../documents/tables/find-tables.ts';

interface PrintedCell {
  r: number;
  c: number;
  r2: number;
  c2: number;
  text: string;
}

interface PrintedTable {
  file: string;
  page: number;
  cells: PrintedCell[];
}

async function readTables(path: string): Promise<PrintedTable[]> {
  const mediaType = mediaTypeByName(path);
  if (!mediaType) throw new Error('is of no type that can be read');
  return mediaType === 'application/pdf' ? tablesOfPdf(path) : tablesOfOther(path, mediaType);
}

async function tablesOfPdf(path: string): Promise<PrintedTable[]> {
  const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: false });
  try {
    return findTables(await readTextLayer(pdf, {})).flatMap(({ page, tables }) =>
      tables
        .filter((table) => table.role === 'table')
        .map(({ cells }) => ({
          file: basename(path),
          page: page.number,
          cells: cells.map((cell) => print(cell, verbatimText(cell.lines))),
        })),
    );
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function tablesOfOther(path: string, mediaType: string): Promise<PrintedTable[]> {
  // Readers of other formats are not needed, and not loaded, for the PDFs that most calls are about.
  const { readDocument } = await import('../documents/read-document.ts');
  const source = { path, mediaType, fileName: basename(path) };
  const { tables } = await readDocument(source, { ocrLanguages: ['eng'], ocrDataFolders: [] });
  return tables.map(({ page, cells }) => ({
    file: basename(path),
    page,
    cells: cells.map((cell) => print(cell, cell.text)),
  }));
}

function print(
  { row, column, rowSpan, columnSpan }: { row: number; column: number; rowSpan: number; columnSpan: number },
  text: string,
): PrintedCell {
  return { r: row, c: column, r2: row + rowSpan - 1, c2: column + columnSpan - 1, text };
}

/** Prints the tables of files as one JSON list; files that can't be read are reported on stderr and make the exit code 1. */
export async function printTables(paths: string[]): Promise<void> {
  const tables: PrintedTable[] = [];
  for (const path of paths) {
    try {
      tables.push(...(await readTables(path)));
    } catch (error) {
      console.error(`${path}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  console.log(JSON.stringify(tables));
}
