import { UnreadableDocumentError } from '../documents/model.ts';
import { openWorkbook, type SheetRow } from '../documents/office/xlsx-workbook.ts';

/** Rows below the header that one import takes. */
export const maxSheetRows = 10_000;
/** A sheet of so many rows of text stays far below this; what unpacks to more is no list to import. */
const maxUnpackedBytes = 50_000_000;

/** A sheet that can't be imported as a whole; the message is for the person who uploaded it. */
export class SheetError extends Error {
  override name = 'SheetError';
}

/** The filled rows of a workbook's first sheet, header included. @throws SheetError */
export async function readSheetRows(path: string): Promise<SheetRow[]> {
  try {
    const workbook = await openWorkbook(path, maxUnpackedBytes);
    try {
      const [first] = workbook.sheets;
      const { rows } = first ? await workbook.read(first.part, maxSheetRows + 1) : { rows: [] };
      return rows.filter(({ cells }) => cells.some((cell) => cell.trim()));
    } finally {
      workbook.close();
    }
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    throw new SheetError(
      error.code === 'too_large'
        ? `This sheet is too large: ${maxSheetRows.toLocaleString('en')} rows can be imported at a time. Split it and import each part.`
        : 'This file could not be read as an Excel sheet (.xlsx). Open it in Excel, save it again and import the new file.',
    );
  }
}
