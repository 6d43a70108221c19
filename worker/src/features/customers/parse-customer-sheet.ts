import type { SheetRow } from '../../documents/office/xlsx-workbook.ts';
import { emailColumn, optionalColumn, optionalLinesColumn, parseSheet, requiredColumn } from '../../lib/parse-sheet.ts';

/** Reads a sheet of customers, by the same rules that the api has for one. @throws SheetError */
export function parseCustomerSheet(rows: SheetRow[]) {
  return parseSheet(rows, {
    name: requiredColumn('Name', 200),
    code: optionalColumn('Code', 40),
    industry: optionalColumn('Industry', 120),
    email: emailColumn('Email'),
    phone: optionalColumn('Phone', 40),
    address: optionalLinesColumn('Address', 500),
  });
}
