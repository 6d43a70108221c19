import { findAskedRows } from '../documents/datasheets/asked-parameters.ts';
import { decimalMarkOfDocument } from '../documents/datasheets/decimal-mark.ts';
import { extractDatasheets, type SheetSource } from '../documents/datasheets/extract-datasheets.ts';
import type { Parameter } from '../documents/datasheets/model.ts';
import type { DecimalMark } from '../numbers/parse-number.ts';
import { readEveryTable } from './read-every-table.ts';

/** A parameter with what the numbers of its document are read by. */
export type ReadParameter = Parameter & { decimal: DecimalMark | null };

/** The parts of a document that are compared. */
export interface ReadParty {
  parameters: ReadParameter[];
  /** ISO 639-1, `und` where unknown. */
  language: string;
}

/** What a tender asks: the parameters of its datasheets, with every row of the tables that these are in. */
export function readTender(document: SheetSource): ReadParty {
  const { language = 'und' } = document;
  const sheets = extractDatasheets(document).flatMap(({ parameters }) => parameters);
  const technical = new Set(sheets.flatMap(({ source }) => source.table ?? []));
  const rows = readEveryTable(document, (table) => technical.has(table)).filter(
    ({ value }) => value.length <= longestValue,
  );
  return { parameters: withDecimal(document, inOrder(merge(sheets, rows))), language };
}

/** What an offer says: its datasheets, every other table, and rows and lines of any kind that have an asked name. */
export function readOffer(document: SheetSource, asked: readonly string[]): ReadParty {
  const { language = 'und' } = document;
  const sheets = extractDatasheets(document).flatMap(({ parameters }) => parameters);
  const named = findAskedRows(document, [...new Set(asked)]).sheets.flatMap(({ parameters }) => parameters);
  return { parameters: withDecimal(document, merge(merge(sheets, readEveryTable(document)), named)), language };
}

function withDecimal(document: SheetSource, parameters: readonly Parameter[]): ReadParameter[] {
  const decimal = decimalMarkOfDocument(document);
  return parameters.map((parameter) => ({ ...parameter, decimal }));
}

/** Characters: a longer value is a clause, which is compared by reading. */
const longestValue = 400;

/** The first ones, and of the others what is at no place of theirs. */
function merge(first: readonly Parameter[], more: readonly Parameter[]): Parameter[] {
  const places = new Set(first.map(placeOf));
  return [...first, ...more.filter((parameter) => !places.has(placeOf(parameter)))];
}

/** A cell is one value, however it was read; the lines of a text are told apart by their words. */
const placeOf = ({ page, parameter, tag, source: { table, row, column, quote } }: Parameter): string =>
  table === null ? JSON.stringify([page, parameter, quote]) : `${table} ${row} ${column} ${tag}`;

/** The rows of a table as they are; what is in none stays where it was. */
function inOrder(parameters: readonly Parameter[]): Parameter[] {
  const rank = ({ source: { table, row, column } }: Parameter) =>
    (row ?? 0) * 1000 + (column ?? 0) + (table === null ? 0 : 1);
  const firstOf = new Map<number, number>();
  for (const [index, { source }] of parameters.entries()) {
    if (source.table !== null && !firstOf.has(source.table)) firstOf.set(source.table, index);
  }
  return parameters
    .map((parameter, index) => ({ parameter, at: firstOf.get(parameter.source.table ?? -1) ?? index }))
    .toSorted((a, b) => a.at - b.at || rank(a.parameter) - rank(b.parameter))
    .map(({ parameter }) => parameter);
}
