import {
  emailColumn,
  optionalColumn,
  optionalLinesColumn,
  type ParsedRow,
  parseSheet,
  requiredColumn,
} from '../../lib/parse-sheet.ts';
import type { ImportedRow } from '../../lib/sheet-rows.ts';

export interface CustomerRow {
  name: string;
  code: string | null;
  industry: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
}

/** Reads a sheet of customers, by the same rules that the api has for one. @throws SheetError */
export function parseCustomerSheet(rows: ImportedRow[]): ParsedRow<CustomerRow>[] {
  return parseSheet(rows, {
    name: requiredColumn('Name', 200),
    code: optionalColumn('Code', 40),
    industry: optionalColumn('Industry', 120),
    email: emailColumn('Email'),
    phone: optionalColumn('Phone', 40),
    address: optionalLinesColumn('Address', 500),
  });
}
