import { z } from 'zod';
import { type ImportedRow, maxSheetRows, mostHeaderRows, SheetError } from './sheet-rows.ts';

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

/** As the api says it of a field. */
const required = (title: string) => `${title} is a required field`;

const filled = (title: string, cell: ReturnType<typeof clean>) => ({
  title,
  required: true,
  cell: cell.refine((text) => text !== '', required(title)),
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
    .refine((text) => text !== '', required(title))
    .refine((text) => text === '' || z.email().safeParse(text).success, `${title} is not a valid address`),
});

/** The same for e-mail addresses. */
export const emailColumn = (title: string) => ({
  title,
  cell: z.union([z.literal(''), z.email(`${title} is not a valid address`).max(254)]).transform((text) => text || null),
});

/**
 * Reads rows by the titles above them. Case, signs and order of the titles don't matter. Other columns, and rows above the titles, are
 * ignored. A title in merged cells is the title of all columns below it; where several columns have it, the first that is filled counts.
 * @throws SheetError where a required column is missing, or where there is no row below the titles
 */
export function parseSheet<Columns extends Record<string, Column>>(
  sheet: ImportedRow[],
  columns: Columns,
): ParsedRow<FieldsOf<Columns>>[] {
  const { titles, rows, isSingle } = findHeader(sheet, Object.values(columns));
  const places = Object.entries(columns).map(([field, { title, cell }]) => ({
    ...{ field, title, cell },
    indexes: titles.flatMap((words, index) => (words.includes(comparable(title)) ? [index] : [])),
  }));
  if (rows.length === 0) throw new SheetError('The sheet has no rows below its titles.');
  if (rows.length > maxSheetRows) {
    throw new SheetError(
      `This sheet is too large: ${maxSheetRows.toLocaleString('en')} rows can be imported at a time. Split it and import each part.`,
    );
  }

  return rows.map(({ number, cells, broken, whole }) => {
    // A list of one column in delimited text has its commas where people wrote them.
    const given = isSingle && whole !== undefined && cells.length > 1 ? [whole] : cells;
    const fields: Record<string, unknown> = {};
    const problems: string[] = [];
    for (const { field, title, indexes, cell } of places) {
      const fault = broken && indexes.map((index) => broken.get(index)).find((reason) => reason !== undefined);
      const read = cell.safeParse(indexes.map((index) => (given[index] ?? '').trim()).find(Boolean) ?? '');
      if (fault) problems.push(`${title} ${fault}. Save the sheet in Excel again, or write the value itself`);
      else if (read.success) fields[field] = read.data;
      else problems.push(...read.error.issues.map(({ message }) => message));
    }
    return problems.length > 0
      ? { number, message: problems.join('; ') }
      : { number, fields: fields as FieldsOf<Columns> };
  });
}

interface Header {
  /** By column, the titles above it. */
  titles: string[][];
  /** What is below. */
  rows: ImportedRow[];
  /** The sheet has one column. */
  isSingle: boolean;
}

/** The first row near the top, with those that its merged cells reach into, that has every title that must be there. */
function findHeader(sheet: ImportedRow[], columns: readonly Column[]): Header {
  const required = columns.filter((column) => column.required);
  for (const [index, first] of sheet.slice(0, mostHeaderRows).entries()) {
    const bottom = Math.max(
      first.number,
      ...(first.merges ?? []).map((range) => Math.min(range.bottom, first.number + 3)),
    );
    const block = sheet.slice(index, index + 4).filter(({ number }) => number <= bottom);
    const titles = titlesOf(block);
    if (required.every(({ title }) => titles.some((words) => words.includes(comparable(title))))) {
      return { titles, rows: sheet.slice(index + block.length), isSingle: first.cells.length === 1 };
    }
  }
  const [first] = sheet;
  const titles = first ? titlesOf([first]) : [];
  const missing = required.find(({ title }) => !titles.some((words) => words.includes(comparable(title))));
  throw new SheetError(
    `The sheet has no column "${missing?.title ?? ''}". Its titles belong in the first row, as in the template.`,
  );
}

function titlesOf(rows: readonly ImportedRow[]): string[][] {
  const titles: string[][] = [];
  const note = (column: number, words: string) => {
    titles[column] = [...(titles[column] ?? []), comparable(words)];
  };
  for (const { number, cells, merges = [] } of rows) {
    for (const [column, words] of cells.entries()) {
      const range = merges.find(({ top, left }) => top === number && left === column);
      for (let at = column; at <= (range?.right ?? column); at++) note(at, words);
    }
  }
  return Array.from(titles, (words) => words ?? []);
}

/** A title as it is compared: “E-mail”, “Email” and “email:” are one, and so are “First name”, “first_name” and “FirstName”. */
const comparable = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
