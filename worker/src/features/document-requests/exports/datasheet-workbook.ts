import { sheetNames } from '../../../exports/sheet.ts';
import { type Sheet, type SheetCell, writeWorkbook } from '../../../exports/workbook.ts';
import { datasheetsNote } from './authors.ts';
import { comparisonSheet } from './comparison-sheet.ts';
import { usualMarks } from './decimal-mark.ts';
import type { ExportRun } from './export-run.ts';
import { type Item, itemsOf } from './items.ts';
import { type JoinedTable, joinTables, pageRange } from './join-tables.ts';
import { parametersSheet } from './parameter-sheets.ts';
import { listParameters, type ShownParameter } from './parameters.ts';
import { headerRow, textRow } from './sheet-rows.ts';
import { tableSheet } from './table-sheet.ts';

/** Contents with who read them, parameters, tags side by side, then a sheet for each table. */
export function datasheetWorkbook(run: ExportRun, items: readonly Item[]): Promise<Buffer> {
  const tables = joinTables(itemsOf(items, 'table'));
  const sheets = itemsOf(items, 'datasheet');
  const parameters = listParameters(run, sheets);
  const marks = usualMarks(run, tables);
  const [language] = run.languages.values();
  const comparison = comparisonSheet(parameters, language);
  const before = [...(parameters.length > 0 ? [parametersSheet(parameters)] : []), ...(comparison ? [comparison] : [])];
  const names = sheetNames(['Contents', ...before.map(({ name }) => name), ...tables.map(nameOf)]);
  const tableNames = names.slice(1 + before.length);
  return writeWorkbook([
    contentsSheet(run, tables, tableNames, parameters),
    ...before,
    ...tables.map((table, index) => tableSheet(tableNames[index] ?? '', table, marks.get(table.documentId) ?? null)),
  ]);
}

function nameOf(table: JoinedTable, index: number): string {
  return `${index + 1} ${table.caption ?? table.name ?? `page ${pageRange(table)}`}`;
}

function contentsSheet(
  run: ExportRun,
  tables: readonly JoinedTable[],
  names: readonly string[],
  parameters: readonly ShownParameter[],
): Sheet {
  const rows = tables.map((table, index): SheetCell[] => [
    { value: index + 1 },
    { value: table.fileName },
    { value: table.pages.length === 1 ? (table.pages[0] ?? null) : pageRange(table) },
    { value: table.caption },
    { value: `${table.rows} × ${table.columns}` },
    { value: names[index] ?? null },
  ]);
  const missing = unmatchedKeywords(run);
  return {
    name: 'Contents',
    columns: [8, 36, 9, 60, 16, 34].map((width) => ({ width })),
    rows: [
      headerRow(['Table', 'Document', 'Page', 'Caption', 'Rows × columns', 'Sheet']),
      ...rows,
      ...(tables.length === 0 ? [textRow('No tables were found.')] : []),
      ...(parameters.length === 0 ? [textRow('No parameters were found.')] : []),
      ...(missing.length > 0 ? [textRow(`Asked for and not found: ${missing.join(', ')}`)] : []),
      [],
      textRow(datasheetsNote(run, parameters.filter(({ origin }) => origin === 'model').length)),
    ],
    stickyRows: 1,
  };
}

/** Names of parameters that nothing was found for, as the runner left them. */
function unmatchedKeywords({ result }: ExportRun): string[] {
  const unmatched = result?.unmatched;
  return Array.isArray(unmatched) ? unmatched.map(String) : [];
}
