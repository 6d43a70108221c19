import { open } from 'node:fs/promises';
import { UnreadableDocumentError } from '../documents/model.ts';
import { type MergedRange, openWorkbook, type SheetRow } from '../documents/office/xlsx-workbook.ts';
import { readText } from '../documents/text/decode-text.ts';
import { readCsvRecords } from '../documents/text/read-csv.ts';

/** Rows below the header that one import takes. */
export const maxSheetRows = 50_000;
/** A sheet with that many rows of text stays below this; a file that unpacks to more is no list to import. */
const maxUnpackedBytes = 120_000_000;
/** In how many rows the titles of the columns are looked for: the rows above them are a heading of the sheet. */
export const mostHeaderRows = 20;

/** A row of a sheet that is imported. */
export interface ImportedRow extends SheetRow {
  /** For a row of delimited text: its whole text, in case it is one text with a delimiter in it. */
  whole?: string;
  /** Ranges of merged cells that begin in this row; only for rows near the top. */
  merges?: MergedRange[];
}

/** A sheet that can't be imported as a whole; the message is for the person who uploaded it. */
export class SheetError extends Error {
  override name = 'SheetError';
}

/** The filled rows of a workbook's first sheet, or of delimited text, header included. @throws SheetError */
export async function readSheetRows(path: string): Promise<ImportedRow[]> {
  try {
    return (await isZip(path)) ? await readWorkbook(path) : await readDelimited(path);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    throw new SheetError(
      error.code === 'too_large'
        ? `This sheet is too large: ${maxSheetRows.toLocaleString('en')} rows can be imported at a time. Split it and import each part.`
        : 'This file could not be read as an Excel sheet (.xlsx). Open it in Excel, save it again and import the new file.',
    );
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

async function readWorkbook(path: string): Promise<ImportedRow[]> {
  const workbook = await openWorkbook(path, maxUnpackedBytes);
  try {
    const [first] = workbook.sheets;
    if (!first) return [];
    const { rows, merges } = await workbook.read(first.part, maxSheetRows + mostHeaderRows, { withBroken: true });
    const filled = rows.filter(({ cells, broken }) => broken || cells.some((cell) => cell.trim()));
    return withinLimit(filled).map((row, index) => {
      if (index >= mostHeaderRows || merges.length === 0) return row;
      return { ...row, merges: merges.filter(({ top }) => top === row.number) };
    });
  } finally {
    workbook.close();
  }
}

async function readDelimited(path: string): Promise<ImportedRow[]> {
  const records = readCsvRecords(await readText(path));
  const rows = records.map(({ record, raw }, index) => ({ number: index + 1, cells: record, whole: raw.trim() }));
  return withinLimit(rows.filter(({ cells }) => cells.some((cell) => cell.trim())));
}

function withinLimit<Row>(rows: Row[]): Row[] {
  if (rows.length > maxSheetRows + mostHeaderRows) throw new UnreadableDocumentError('too_large', '');
  return rows;
}
