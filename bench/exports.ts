import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { joinTables } from '@bidloom/platform/tables/join-tables';
import { mediaTypeByName } from '@bidloom/worker/src/documents/media-types.ts';
import { openWorkbook } from '@bidloom/worker/src/documents/office/xlsx-workbook.ts';
import { readDocument } from '@bidloom/worker/src/documents/read-document.ts';
import { usualMarks } from '@bidloom/worker/src/features/datasheet-extraction/exports/decimal-mark.ts';
import { readNumbers } from '@bidloom/worker/src/features/datasheet-extraction/exports/table-sheet.ts';
import { renderExport } from '@bidloom/worker/src/features/renderers.ts';
import type { ExportRun } from '@bidloom/worker/src/features/runs/exports/export-run.ts';
import { printFigure } from './figure.ts';

/**
 * `pnpm bench exports FILE…`: writes the tables of each file as a workbook, reads it back, and counts the cells that are numbers, those
 * that show something else than what the document prints, and those that were left open. A column must show all of its numbers by the
 * same two marks: where one has a point for decimals, none may need a comma.
 */
export async function run(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Usage: pnpm bench exports FILE…');
  for (const file of files) {
    const mediaType = mediaTypeByName(file);
    if (!mediaType) throw new Error(`${file} is of no type that can be read`);
    const fileName = basename(file);
    const { tables, language } = await readDocument(
      { path: file, mediaType, fileName },
      { ocrLanguages: ['eng'], ocrDataFolders: [] },
    );
    const documentId = fileName;
    const items = tables.map(({ cells, ...headline }, ordinal) => ({
      ...{ kind: 'table' as const, ordinal, correction: null },
      headline: { documentId, fileName, ...headline },
      content: { cells },
    }));
    const run: ExportRun = {
      ...{ requestType: 'datasheet_extraction', tenderName: fileName, documentNames: [fileName], engine: 'extractive' },
      ...{ model: null, result: null, finishedAt: new Date(), languages: new Map([[documentId, language]]) },
    };
    const shown = await readBack(await renderExport({ format: 'xlsx', run, items }));
    const joined = joinTables(items);
    const usual = usualMarks(run, joined).get(documentId) ?? null;
    let numbers = 0;
    let open = 0;
    let other = 0;
    for (const [index, table] of joined.entries()) {
      const columns = new Map<number, { print: string; shown: string }[]>();
      for (const [cell, reading] of readNumbers(table, usual)) {
        if (reading.kind === 'open') open++;
        else {
          const pair = { print: plain(cell.text), shown: plain(shown[index]?.[1 + cell.row]?.[cell.column] ?? '') };
          columns.set(cell.column, [...(columns.get(cell.column) ?? []), pair]);
          numbers++;
        }
      }
      for (const pairs of columns.values()) {
        const wrong = pairs.filter((pair) => pair.shown !== pair.print).length;
        const swapped = pairs.filter((pair) => swapMarks(pair.shown) !== pair.print).length;
        other += Math.min(wrong, swapped);
      }
    }
    printFigure('exports', `${fileName} numbers`, numbers, 'cells');
    printFigure('exports', `${fileName} of these not as printed`, other, 'cells');
    printFigure('exports', `${fileName} left open, as text with a note`, open, 'cells');
  }
}

/** What each sheet of a table shows, by row and column; the first sheet lists the tables. */
async function readBack(content: Buffer | null): Promise<string[][][]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-exports-'));
  try {
    const path = join(folder, 'tables.xlsx');
    await writeFile(path, content ?? '');
    const workbook = await openWorkbook(path);
    const sheets: string[][][] = [];
    for (const { part } of workbook.sheets.slice(1)) {
      const rows: string[][] = [];
      for (const { number, cells } of (await workbook.read(part)).rows) rows[number - 1] = cells;
      sheets.push(rows);
    }
    workbook.close();
    return sheets;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Signs that typesetters vary: minus, spaces and apostrophes between groups, zeros that Excel writes before a point. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/[\u2212\u2013]/gu, '-')
    .replace(/(?<=\d)[\u00a0\u2009\u202f '’](?=\d{3})/gu, ',')
    .replace(/\s+/gu, '')
    .replace(/^(-?)\./u, '$10.');
}

const swapMarks = (text: string) => text.replace(/[.,]/gu, (mark) => (mark === '.' ? ',' : '.'));
