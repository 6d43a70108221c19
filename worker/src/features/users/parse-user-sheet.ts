import { z } from 'zod';
import { type ParsedRow, parseSheet, requiredColumn, requiredEmailColumn } from '../../lib/parse-sheet.ts';
import type { ImportedRow } from '../../lib/sheet-rows.ts';

export interface PersonRow {
  firstName: string;
  lastName: string;
  email: string;
  role: 'ORGANIZATION_ADMIN' | 'ORGANIZATION_USER';
}

/** What people write for a role, in lower case without signs, by the role that it means. */
const roleNames: Record<PersonRow['role'], readonly string[]> = {
  ORGANIZATION_ADMIN: [
    '2',
    'organizationadmin',
    'organisationadmin',
    'organizationadministrator',
    'organisationadministrator',
    'administrator',
    'admin',
  ],
  ORGANIZATION_USER: ['', '3', 'organizationuser', 'organisationuser', 'user'],
};

/** The column `Role`, by number, label or words; empty: a user. Nobody becomes a platform administrator by a sheet. */
const roleColumn = {
  title: 'Role',
  cell: z.string().transform((text, context): PersonRow['role'] => {
    const written = text.toLowerCase().replace(/[\s_-]/g, '');
    for (const role of ['ORGANIZATION_ADMIN', 'ORGANIZATION_USER'] as const) {
      if (roleNames[role].includes(written)) return role;
    }
    context.addIssue('Role must be "Organization administrator" or "Organization user"');
    return z.NEVER;
  }),
};

/** Reads a sheet of people, by the same rules that the api has for one; of those with one address the first counts. @throws SheetError */
export function parseUserSheet(sheet: ImportedRow[]): ParsedRow<PersonRow>[] {
  const rows = parseSheet(sheet, {
    firstName: requiredColumn('First name', 100),
    lastName: requiredColumn('Last name', 100),
    email: requiredEmailColumn('Email'),
    role: roleColumn,
  });
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (!('fields' in row)) return row;
    const key = row.fields.email.toLowerCase();
    const first = seen.get(key);
    if (first !== undefined) return { number: row.number, message: `${row.fields.email} is in row ${first} already` };
    seen.set(key, row.number);
    return row;
  });
}
