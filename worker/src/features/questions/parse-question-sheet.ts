import type { SheetRow } from '../../documents/office/xlsx-workbook.ts';
import { parseSheet, requiredLinesColumn } from '../../lib/parse-sheet.ts';

/** Reads a sheet of questions, by the same rules that the api has for one. @throws SheetError */
export function parseQuestionSheet(rows: SheetRow[]) {
  return parseSheet(rows, { text: requiredLinesColumn('Question', 2000) });
}
