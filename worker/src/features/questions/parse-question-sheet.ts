import { type ParsedRow, parseSheet, requiredLinesColumn } from '../../lib/parse-sheet.ts';
import type { ImportedRow } from '../../lib/sheet-rows.ts';

export interface QuestionRow {
  text: string;
}

/** Reads a sheet of questions, by the same rules that the api has for one. @throws SheetError */
export function parseQuestionSheet(rows: ImportedRow[]): ParsedRow<QuestionRow>[] {
  return parseSheet(rows, { text: requiredLinesColumn('Question', 2000) });
}
