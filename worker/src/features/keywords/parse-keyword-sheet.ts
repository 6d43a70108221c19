import { optionalLinesColumn, type ParsedRow, parseSheet, requiredColumn } from '../../lib/parse-sheet.ts';
import type { ImportedRow } from '../../lib/sheet-rows.ts';

export interface KeywordRow {
  text: string;
  description: string | null;
}

/** Reads a sheet of keywords, by the same rules that the api has for one. @throws SheetError */
export function parseKeywordSheet(rows: ImportedRow[]): ParsedRow<KeywordRow>[] {
  return parseSheet(rows, {
    text: requiredColumn('Keyword', 200),
    description: optionalLinesColumn('Description', 1000),
  });
}
