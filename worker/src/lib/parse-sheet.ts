import { z } from 'zod';
import type { SheetRow } from '../documents/office/xlsx-workbook.ts';
import { SheetError } from './sheet-rows.ts';

/** A row of a sheet, by its number there: what is to be imported of it, or why it can't be. */
export type ParsedRow<Fields> = { number: number; fields: Fields } | { number: number; message: string };

/** One column: its title in the template, whether a sheet must have it, and the rule for its cells. */
interface Column {
  title: string;
  required?: boolean;
  cell: z.ZodType<unknown, string>;
}

type FieldsOf<Columns extends Record<string, Column>> = { [Field in keyof Columns]: z.output<Columns[Field]['cell']> };

/** A cell's text as one line: sheets break long names to fit their column. */
const asOneLine = (text: string) =>
  text
    .split(/[\t\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

const clean = (title: string, max: number, lines: 'one' | 'several' = 'one') =>
  z
    .string()
    .transform((text) => (lines === 'one' ? asOneLine(text) : text.trim()))
    .pipe(
      z
        .string()
        .max(max, `${title} must be at most ${max} characters`)
        .regex(
          // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
          /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/,
          `${title} must not contain control characters`,
        ),
    );

const filled = (title: string, cell: ReturnType<typeof clean>) => ({
  title,
  required: true,
  cell: cell.refine((text) => text !== '', `${title} is a required field`),
});
const emptiable = (title: string, cell: ReturnType<typeof clean>) => ({
  title,
  cell: cell.transform((text) => text || null),
});

/** A column that a sheet must have, with a text of one line in every row; breaks within a cell count as spaces. */
export const requiredColumn = (title: string, max: number) => filled(title, clean(title, max));

/** The same with texts of several lines, whose breaks are kept. */
export const requiredLinesColumn = (title: string, max: number) => filled(title, clean(title, max, 'several'));

/** A column that may be missing, with cells of one line that may be empty (null); breaks count as spaces. */
export const optionalColumn = (title: string, max: number) => emptiable(title, clean(title, max));

/** The same with texts of several lines, whose breaks are kept. */
export const optionalLinesColumn = (title: string, max: number) => emptiable(title, clean(title, max, 'several'));

/** An e-mail address in every row. */
export const requiredEmailColumn = (title: string) => ({
  title,
  required: true,
  cell: clean(title, 254)
    .refine((text) => text !== '', `${title} is a required field`)
    .refine((text) => text === '' || z.email().safeParse(text).success, `${title} is not a valid address`),
});

/** The same for e-mail addresses. */
export const emailColumn = (title: string) => ({
  title,
  cell: z.union([z.literal(''), z.email(`${title} is not a valid address`).max(254)]).transform((text) => text || null),
});

/**
 * Reads rows by the titles in the first of them; case and order of the titles don't matter, other columns are passed over.
 * @throws SheetError where a required column is missing, or where there is no row below the titles
 */
export function parseSheet<Columns extends Record<string, Column>>(
  [header, ...rows]: SheetRow[],
  columns: Columns,
): ParsedRow<FieldsOf<Columns>>[] {
  const titles = (header?.cells ?? []).map(comparable);
  const places = Object.entries(columns).map(([field, column]) => {
    const index = titles.indexOf(comparable(column.title));
    if (index < 0 && column.required) {
      throw new SheetError(
        `The sheet has no column "${column.title}". Its titles belong in the first row, as in the template.`,
      );
    }
    return { field, index, cell: column.cell };
  });
  if (rows.length === 0) throw new SheetError('The sheet has no rows below its titles.');

  return rows.map(({ number, cells }) => {
    const fields: Record<string, unknown> = {};
    const problems: string[] = [];
    for (const { field, index, cell } of places) {
      const read = cell.safeParse((cells[index] ?? '').trim());
      if (read.success) fields[field] = read.data;
      else problems.push(...read.error.issues.map(({ message }) => message));
    }
    return problems.length > 0
      ? { number, message: problems.join('; ') }
      : { number, fields: fields as FieldsOf<Columns> };
  });
}

const comparable = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase();
