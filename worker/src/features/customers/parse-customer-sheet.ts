import { emailColumn, optionalColumn, optionalLinesColumn, parseSheet, requiredColumn } from '../../lib/parse-sheet.ts';
import type { ImportedRow } from '../../lib/sheet-rows.ts';

/** Reads a sheet of customers, by the same rules that the api has for one. @throws SheetError */
export function parseCustomerSheet(rows: ImportedRow[]) {
  return parseSheet(rows, {
    name: requiredColumn('Name', 200),
    code: optionalColumn('Code', 40),
    industry: optionalColumn('Industry', 120),
    email: emailColumn('Email'),
    phone: optionalColumn('Phone', 40),
    address: optionalLinesColumn('Address', 500),
  });
}
