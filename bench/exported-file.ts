import { basename } from 'node:path';
import { joinTables } from '@bidloom/platform/tables/join-tables';
import { mediaTypeByName } from '@bidloom/worker/src/documents/media-types.ts';
import { readDocument } from '@bidloom/worker/src/documents/read-document.ts';
import { readBack } from '@bidloom/worker/src/exports/testing/read-back.ts';
import { usualMarks } from '@bidloom/worker/src/features/datasheet-extraction/exports/decimal-mark.ts';
import { readNumbers } from '@bidloom/worker/src/features/datasheet-extraction/exports/table-sheet.ts';
import { renderExport } from '@bidloom/worker/src/features/renderers.ts';
import type { ExportRun } from '@bidloom/worker/src/features/runs/exports/export-run.ts';

/** A number of a table in the written workbook. */
export interface ExportedNumber {
  print: string;
  shown: string;
  /** Null: it was written as text. */
  stored: number | null;
}

export interface ExportedColumn {
  /** Texts of its header. */
  title: string;
  numbers: ExportedNumber[];
}

export interface ExportedFile {
  columns: ExportedColumn[];
  /** Cells that were left as text, since they could be read in two ways. */
  open: number;
}

/** Writes the tables of a document as a workbook and reads it back. */
export async function exportFile(file: string): Promise<ExportedFile> {
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
  const content = await renderExport({ format: 'xlsx', run, items });
  if (!content) throw new Error('Tables have no workbook');
  // The first sheet lists the tables, and the first row of each leads back to it.
  const [, ...sheets] = await readBack(content);
  const joined = joinTables(items);
  const usual = usualMarks(run, joined).get(documentId) ?? null;
  const exported: ExportedFile = { columns: [], open: 0 };
  for (const [index, table] of joined.entries()) {
    const columns = new Map<number, ExportedNumber[]>();
    for (const [{ row, column, text }, reading] of readNumbers(table, usual)) {
      if (reading.kind === 'open') exported.open++;
      else {
        const { shown = '', stored = null } = sheets[index]?.[1 + row]?.[column] ?? {};
        columns.set(column, [...(columns.get(column) ?? []), { print: text, shown, stored }]);
      }
    }
    for (const [column, numbers] of columns) {
      const isTitle = (cell: (typeof table.cells)[number]) => cell.column === column && cell.row < table.headerRows;
      const title = table.cells.flatMap((cell) => (isTitle(cell) ? [cell.text] : [])).join(' ');
      exported.columns.push({ title, numbers });
    }
  }
  return exported;
}

/**
 * The numbers of a column that show something else than what is printed. A column must show all of its numbers by the same two marks: where
 * one has a point for decimals, none may need a comma.
 */
export function notAsPrinted({ numbers }: ExportedColumn): ExportedNumber[] {
  const wrong = numbers.filter(({ print, shown }) => plain(shown) !== plain(print));
  const swapped = numbers.filter(({ print, shown }) => swapMarks(plain(shown)) !== plain(print));
  return swapped.length < wrong.length ? swapped : wrong;
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
