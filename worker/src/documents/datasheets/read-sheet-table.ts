import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { ExtractedTable } from '../tables/model.ts';
import { isStrong, isStrongUnit } from './column-stats.ts';
import { headerRowsOf } from './header-rows.ts';
import { isCommerceHeader, saysDatasheet } from './header-words.ts';
import type { Parameter } from './model.ts';
import { type ReadTable, readParameterTable, type TableSetting } from './read-parameter-table.ts';
import { readTagRowColumns, readTagRows, type TagRowColumns } from './read-tag-rows.ts';
import type { SheetContext } from './sheet-context.ts';
import { type ParameterColumns, readColumns } from './table-columns.ts';
import { type Grid, gridOf } from './table-grid.ts';

/** How the columns of a table are to be read. */
type Reading =
  | { kind: 'parameters'; columns: ParameterColumns; width: number }
  | { kind: 'tag_rows'; columns: TagRowColumns; width: number };

/** A table that was recognised as one of parameters, and what is needed to read a table that continues it. */
export interface SheetTable {
  context: SheetContext;
  parameters: Parameter[];
  reading: Reading;
  section: string | null;
  tag: string | null;
}

interface Surroundings {
  index: number;
  context: SheetContext;
  decimal: DecimalMark | null;
  /** The table that this one continues, where that was one of parameters. */
  before: SheetTable | null;
}

/** Reads a table's parameters; null where it is not a table of parameters. */
export function readSheetTable(
  table: ExtractedTable,
  { index, context, decimal, before }: Surroundings,
): SheetTable | null {
  const grid = gridOf(table);
  if (!grid || isForm(table)) return null;
  const headerRows = headerRowsOf(grid, table.headerRows);
  if (hasCommerce(grid, headerRows)) return null;
  const setting = (tag: string | null, section: string | null): TableSetting => ({
    table,
    index,
    tag,
    section,
    decimal,
  });
  if (before && before.reading.width === grid.columns) {
    const reading = carryOver(before.reading, grid, headerRows);
    const read = readBy(grid, reading, setting(before.tag, before.section));
    return { context, parameters: read.parameters, reading, section: read.section, tag: read.tag ?? before.tag };
  }
  const ofTitle = context.tags.length > 0 ? context.tags.join(', ') : null;
  for (const reading of readingsOf(grid, headerRows)) {
    const read = readBy(grid, reading, setting(ofTitle, null));
    const tag = read.tag ?? ofTitle;
    if (!isDatasheet(reading, read, context)) continue;
    // Rows above the one that names the equipment belong to it, too.
    const parameters = read.tag
      ? read.parameters.map((each) => ({ ...each, tag: each.tag === ofTitle ? tag : each.tag }))
      : read.parameters;
    return { context, parameters, reading, section: read.section, tag };
  }
  return null;
}

/** Fields that are aligned only by chance, or are each in a separate box, are read line by line. */
export function isForm({ ruling, rows, cells }: ExtractedTable): boolean {
  const field = ruling === 'unruled' ? /(?:^|:)[^:\p{L}]*\p{L}[^:]*:(?=\s|$)|[.…_]{4}/u : /^\p{L}[^:]{1,50}:\s+\S/u;
  const fields = new Set(cells.filter(({ text }) => field.test(text)).map(({ row }) => row));
  return fields.size >= 0.4 * rows;
}

function readingsOf(grid: Grid, headerRows: number): Reading[] {
  const rows = readTagRowColumns(grid, headerRows);
  const columns = readColumns(grid, headerRows);
  const width = grid.columns;
  return [
    ...(rows ? [{ kind: 'tag_rows' as const, columns: rows, width }] : []),
    ...(columns ? [{ kind: 'parameters' as const, columns, width }] : []),
  ];
}

/** The columns of the table before; rows of headers are left out where they are repeated. */
function carryOver(reading: Reading, grid: Grid, headerRows: number): Reading {
  const firstRow = headerRows > 0 ? Math.min(headerRows, grid.rows) : 0;
  if (reading.kind === 'tag_rows') return { ...reading, columns: { ...reading.columns, firstRow } };
  return { ...reading, columns: { ...reading.columns, firstRow, tagRow: null } };
}

function readBy(grid: Grid, reading: Reading, setting: TableSetting): ReadTable {
  return reading.kind === 'tag_rows'
    ? readTagRows(grid, reading.columns, setting)
    : readParameterTable(grid, reading.columns, setting);
}

/**
 * Whether the table is about technical data. Where a title or tags say so, few signs are needed, otherwise many. A table that is not
 * technical is left out as a whole: a wrong value is worse than a table that the user has to copy by hand.
 */
function isDatasheet(reading: Reading, { parameters, tag }: ReadTable, context: SheetContext): boolean {
  const says = saysDatasheet(context.words);
  if (reading.kind === 'tag_rows') return parameters.length > 0 && reading.columns.technical >= (says ? 1 : 2);
  const { columns } = reading;
  const technical = parameters.filter(
    (each) => isStrong(each.normalized?.unit ?? null) || isStrongUnit(each.unit ?? ''),
  ).length;
  const rows = new Set(parameters.map(({ source }) => source.row)).size;
  if (rows < 2 || parameters.length === 0) return false;
  const share = technical / parameters.length;
  const isTagged = tag !== null || parameters.some((each) => each.tag !== null && !context.tags.includes(each.tag));
  if (isTagged) return technical >= 1;
  const isNamed = columns.hasNameHeader && (columns.hasValueHeader || columns.hasUnits);
  if (says) return technical >= 1 || isNamed;
  if (columns.hasUnits) return technical >= 2 && share >= 0.3;
  if (context.tags.length > 0) return technical >= 2 && share >= 0.25;
  if (isNamed) return technical >= 2 && share >= 0.3;
  // One column of values for each name, most of them quantities of technical kinds.
  return columns.sets.every(({ values }) => values.length === 1) && technical >= 3 && share >= 0.5;
}

function hasCommerce(grid: Grid, headerRows: number): boolean {
  for (let row = 0; row < Math.max(1, headerRows); row++) {
    if (grid.cellsOf(row).some(({ text }) => text.length <= 60 && isCommerceHeader(text))) return true;
  }
  return false;
}
