import { type CsvValue, writeCsv } from '@bidloom/platform';
import { type JoinedTable, joinTables, pageWords } from '@bidloom/platform/tables/join-tables';
import type { DecimalMark, ParsedNumber } from '../../../numbers/parse-number.ts';
import type { ExportRun } from '../../runs/exports/export-run.ts';
import { itemsOf, type StoredItem } from '../../runs/exports/stored-item.ts';
import type { DatasheetItem, TableItem } from '../items.ts';
import { usualMarks } from './decimal-mark.ts';
import { parameterColumns } from './parameter-sheets.ts';
import { listParameters, type ShownParameter } from './parameters.ts';
import { readNumbers } from './table-sheet.ts';
import { writeZip } from './write-zip.ts';

/**
 * The parameters, each with who found it; where there are none, the tables one under another, each below a line that names it. Tables
 * are always read by rules: a note on that would only come between their rows.
 */
export async function datasheetCsv(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const parameters = listParameters(run, itemsOf<DatasheetItem>(items, 'datasheet'));
  if (parameters.length > 0) return writeCsv([parameterColumns, ...parameters.map(parameterRow)]);
  const tables = joinTables(itemsOf<TableItem>(items, 'table'));
  if (tables.length === 0) return writeCsv([parameterColumns]);
  const marks = usualMarks(run, tables);
  return writeCsv(
    tables.flatMap((table, index) => {
      const caption = table.caption ?? table.name;
      const title = `Table ${index + 1}${caption ? `: ${caption}` : ''} (${table.fileName}, ${pageWords(table)})`;
      return [...(index > 0 ? [[]] : []), [title], ...tableRows(table, marks.get(table.documentId) ?? null)];
    }),
  );
}

/** A ZIP with a CSV file for each table, and one with all parameters. */
export function datasheetZip(run: ExportRun, items: readonly StoredItem[]): Promise<Buffer> {
  const parameters = listParameters(run, itemsOf<DatasheetItem>(items, 'datasheet'));
  const tables = joinTables(itemsOf<TableItem>(items, 'table'));
  const marks = usualMarks(run, tables);
  const digits = String(tables.length).length;
  const titles = tables.map((table, index) => {
    const number = String(index + 1).padStart(digits, '0');
    return `${number} ${table.caption ?? table.name ?? 'Table'}, ${pageWords(table)}`;
  });
  return writeZip([
    ...(parameters.length > 0 || tables.length === 0
      ? [{ name: 'Parameters', content: writeCsv([parameterColumns, ...parameters.map(parameterRow)]) }]
      : []),
    ...tables.map((table, index) => ({
      name: titles[index] ?? '',
      content: writeCsv(tableRows(table, marks.get(table.documentId) ?? null)),
    })),
  ]);
}

function parameterRow(row: ShownParameter): CsvValue[] {
  const { tag, section, parameter, value, number, unit, condition, normalized } = row;
  const { fileName, page, keyword, original, foundBy } = row;
  return [
    tag,
    section,
    parameter,
    csvValue(value, number),
    unit,
    condition,
    normalized?.value ?? null,
    normalized?.upTo ?? null,
    normalized?.unit ?? null,
    fileName,
    page,
    keyword,
    original === null ? null : 'Yes',
    foundBy,
  ];
}

function tableRows(table: JoinedTable, usual: DecimalMark | null): CsvValue[][] {
  const { rows, columns, cells } = table;
  const readings = readNumbers(table, usual);
  // A merged cell has its text in its first column; each row has a field for every column.
  const grid = Array.from({ length: rows }, () => new Array<CsvValue>(columns).fill(null));
  for (const cell of cells) {
    const row = grid[cell.row];
    const reading = readings.get(cell);
    if (row) row[cell.column] = csvValue(cell.text, reading?.kind === 'number' ? reading.number : null);
  }
  return grid;
}

/** Formats that say how many decimals there are, and at most that a number above zero has its sign. */
const plainFormat = /^\+?[#0,]+(?:\.(?<decimals>0+))?(?:;-[#0,.]+)?$/;

/**
 * A CSV file has no formats: a number that needs one, such as a share or an amount of money, stays as it was printed. The others keep
 * their decimals.
 */
function csvValue(text: string, number: ParsedNumber | null): CsvValue {
  const plain = number?.format.match(plainFormat);
  return number && plain ? { number: number.value, decimals: plain.groups?.decimals?.length ?? 0 } : text;
}
