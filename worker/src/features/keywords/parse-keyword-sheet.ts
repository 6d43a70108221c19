import type { SheetRow } from '../../documents/office/xlsx-workbook.ts';
import { optionalLinesColumn, parseSheet, requiredColumn } from '../../lib/parse-sheet.ts';

/** Reads a sheet of keywords, by the same rules that the api has for one. @throws SheetError */
export function parseKeywordSheet(rows: SheetRow[]) {
  return parseSheet(rows, {
    text: requiredColumn('Keyword', 200),
    description: optionalLinesColumn('Description', 1000),
  });
}
