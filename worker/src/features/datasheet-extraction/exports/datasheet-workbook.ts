import {
  countBodyRows,
  type JoinedTable,
  joinTables,
  pageRange,
  pageWords,
} from '@bidloom/platform/tables/join-tables';
import { sheetNames } from '../../../exports/sheet.ts';
import { type Sheet, type SheetCell, writeWorkbook } from '../../../exports/workbook.ts';
import { plural } from '../../../lib/plural.ts';
import type { ExportRun } from '../../runs/exports/export-run.ts';
import { headerRow, textRow } from '../../runs/exports/sheet-rows.ts';
import { itemsOf, type StoredItem } from '../../runs/exports/stored-item.ts';
import type { DatasheetItem, TableItem } from '../items.ts';
import { comparisonSheet } from './comparison-sheet.ts';
import { datasheetsNote } from './datasheets-note.ts';
import { usualMarks } from './decimal-mark.ts';
import { parametersSheet } from './parameter-sheets.ts';
import { listParameters, type ShownParameter } from './parameters.ts';
import { tableSheet } from './table-sheet.ts';

/** Contents with who read them, parameters, tags side by side, then a sheet for each table. */
export function datasheetWorkbook(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const tables = joinTables(itemsOf<TableItem>(items, 'table'));
  const sheets = itemsOf<DatasheetItem>(items, 'datasheet');
  const parameters = listParameters(run, sheets);
  const marks = usualMarks(run, tables);
  const [language] = run.languages.values();
  const comparison = comparisonSheet(parameters, language);
  const before = [...(parameters.length > 0 ? [parametersSheet(parameters)] : []), ...(comparison ? [comparison] : [])];
  const names = sheetNames(['Contents', ...before.map(({ name }) => name), ...tables.map(nameOf)]);
  const tableNames = names.slice(1 + before.length);
  return writeWorkbook([
    contentsSheet({ run, tables, names: tableNames, firstTable: 1 + before.length, parameters }),
    ...before,
    ...tables.map((table, index) =>
      withWayBack(tableSheet(tableNames[index] ?? '', table, marks.get(table.documentId) ?? null), table),
    ),
  ]);
}

function nameOf(table: JoinedTable, index: number): string {
  return `${index + 1} ${table.caption ?? table.name ?? pageWords(table)}`;
}

/** Puts a line on top that says which table it is, and leads back to the contents. */
function withWayBack(sheet: Sheet, table: JoinedTable): Sheet {
  const { fileName, caption, name } = table;
  const title = caption ?? name;
  const words = `← Contents  |  ${title ? `${title}  |  ` : ''}${fileName}, ${pageWords(table)}`;
  return {
    ...sheet,
    rows: [[{ value: words, link: 0, wrap: false }], ...sheet.rows],
    stickyRows: 1 + (sheet.stickyRows ?? 0),
  };
}

interface Contents {
  run: ExportRun;
  tables: readonly JoinedTable[];
  /** The names of the tables' sheets. */
  names: readonly string[];
  /** The place of the first of them in the workbook. */
  firstTable: number;
  parameters: readonly ShownParameter[];
}

function contentsSheet({ run, tables, names, firstTable, parameters }: Contents): Sheet {
  const rows = tables.map((table, index): SheetCell[] => [
    { value: index + 1 },
    { value: table.fileName },
    { value: table.pages.length === 1 ? (table.pages[0] ?? null) : pageRange(table) },
    { value: table.caption ?? table.name },
    { value: countBodyRows(table) },
    { value: table.columns },
    { value: names[index] ?? null, link: firstTable + index },
  ]);
  const missing = unmatchedKeywords(run);
  return {
    name: 'Contents',
    columns: [8, 36, 9, 60, 9, 10, 34].map((width) => ({ width })),
    rows: [
      headerRow(['Table', 'Document', 'Page', 'Caption', 'Rows', 'Columns', 'Sheet']),
      ...rows,
      ...(tables.length === 0 ? [textRow('No tables were found.')] : []),
      ...(parameters.length === 0 ? [textRow('No parameters were found.')] : []),
      ...(missing.length > 0 ? [textRow(`Asked for and not found: ${missing.join(', ')}`)] : []),
      [],
      textRow(totalsLine(tables, parameters.length)),
      textRow(datasheetsNote(run, parameters.filter(({ origin }) => origin === 'model').length)),
    ],
    stickyRows: 1,
  };
}

/** "2 tables with 31 rows; 12 parameters": the same counts as on the screen. */
function totalsLine(tables: readonly JoinedTable[], parameters: number): string {
  const rows = tables.reduce((sum, table) => sum + countBodyRows(table), 0);
  return `${plural(tables.length, 'table')} with ${plural(rows, 'row')}; ${plural(parameters, 'parameter')}`;
}

/** Names of parameters that nothing was found for, as the runner left them. */
function unmatchedKeywords({ result }: ExportRun): string[] {
  const unmatched = result?.unmatched;
  return Array.isArray(unmatched) ? unmatched.map(String) : [];
}
