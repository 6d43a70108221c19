import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { ExtractedTable, TableCell } from '../tables/model.ts';
import { tickedOptions } from './check-boxes.ts';
import {
  conditionOfName,
  conditionOfRemark,
  isName,
  isTagName,
  splitHeaderUnit,
  tidyName,
  withoutBars,
} from './header-words.ts';
import type { Parameter } from './model.ts';
import { readQuantity } from './read-quantity.ts';
import type { ColumnSet, ParameterColumns, ValueColumn } from './table-columns.ts';
import { type Grid, isBlank } from './table-grid.ts';
import { isTagInPlace } from './tags.ts';

/** What a table says besides its cells. */
export interface TableSetting {
  table: ExtractedTable;
  /** Index into the document's tables. */
  index: number;
  /** The tag of values that are under none. */
  tag: string | null;
  /** The group that the table begins in, where it continues from another. */
  section: string | null;
  decimal: DecimalMark | null;
}

export interface ReadTable {
  parameters: Parameter[];
  /** The group that its last row is in. */
  section: string | null;
  /** The tag that a row of the table gives ("Tag no.: P-101A"); null where none does. */
  tag: string | null;
}

/** Reads every value of a table whose columns are known. */
export function readParameterTable(grid: Grid, columns: ParameterColumns, setting: TableSetting): ReadTable {
  const parameters: Parameter[] = [];
  let { section, tag } = setting;
  let ownTag: string | null = null;
  const isNumbered = hasNumbers(grid, columns);
  for (let row = columns.firstRow; row < grid.rows; row++) {
    if (row === columns.tagRow || repeatsHeader(grid, row, columns.firstRow)) continue;
    const title = groupTitle(grid, row, columns, isNumbered);
    if (title !== null) {
      section = title;
      continue;
    }
    const seen = new Set<string>();
    for (const set of columns.sets) {
      const found = tagOfRow(grid, row, set);
      if (found !== null) {
        ownTag ??= found;
        tag = found;
        continue;
      }
      for (const value of set.values) {
        const parameter = readValue(grid, row, set, value, { ...setting, section, tag });
        if (!parameter) continue;
        // A cell merged over "min." and "max." is one value, over two tags it is two.
        const key = `${parameter.source.row} ${parameter.source.column} ${parameter.tag} ${parameter.parameter}`;
        if (!seen.has(key)) parameters.push(parameter);
        seen.add(key);
      }
    }
  }
  return { parameters, section, tag: ownTag };
}

function readValue(
  grid: Grid,
  row: number,
  set: ColumnSet,
  { column, tag, unit, unitColumn, condition }: ValueColumn,
  setting: TableSetting,
): Parameter | null {
  const [name, cell] = [grid.cell(row, set.name), grid.cell(row, column)];
  if (!name || !cell || cell === name || isBlank(cell.text)) return null;
  const text = tickedOptions(cell.text)?.join(', ') ?? withoutBars(cell.text);
  if (text === '') return null;
  const label = tidyName(name.text);
  if (!isName(label)) return null;
  const unitCell = unitColumn === null ? null : grid.cell(row, unitColumn);
  const named = splitHeaderUnit(label);
  const ofRow = unitCell && unitCell !== cell && !isBlank(unitCell.text) ? unitCell.text : null;
  const given = unit ?? ofRow ?? (/^[\d\s.,+\-−–±/…]+$/u.test(text) ? named.unit : null);
  const isApart = given !== null || (unitColumn !== null && unitCell !== cell);
  const parameter = given !== null && given === named.unit && ofRow === null ? named.name : label;
  const quantity = readQuantity(text, {
    ...(isApart ? { unit: given } : {}),
    parameter: label,
    decimal: setting.decimal,
  });
  const besides = set.condition === null ? null : (grid.cell(row, set.condition)?.text ?? null);
  const remark = set.remark === null ? null : conditionOfRemark(grid.cell(row, set.remark)?.text ?? '');
  const conditions = [isMergedOver(cell, set, tag) ? null : condition, besides, quantity.condition, remark].filter(
    (each) => each !== null,
  );
  const section = set.section === null ? null : grid.cell(row, set.section)?.text;
  return {
    tag: tag ?? tagBeside(grid, row, set) ?? setting.tag,
    parameter,
    value: quantity.value,
    unit: quantity.unit,
    condition: conditions.length > 0 ? conditions.join(', ') : conditionOfName(label),
    section: section ?? setting.section,
    normalized: quantity.normalized,
    page: setting.table.page,
    source: { quote: cell.text, boxes: cell.boxes, table: setting.index, row: cell.row, column: cell.column },
  };
}

function tagBeside(grid: Grid, row: number, { tag }: ColumnSet): string | null {
  const text = tag === null ? undefined : grid.cell(row, tag)?.text;
  return text !== undefined && isTagInPlace(text) ? text : null;
}

/** A value merged over several columns of a tag is the value of all of them, under no condition of theirs. */
function isMergedOver(cell: TableCell, { values }: ColumnSet, tag: string | null): boolean {
  const isCovered = ({ column }: ValueColumn) => column >= cell.column && column < cell.column + cell.columnSpan;
  return values.filter((value) => value.tag === tag && isCovered(value)).length > 1;
}

/** The tag that a row such as "Tag no. | P-101A" gives; null where the row is about anything else. */
function tagOfRow(grid: Grid, row: number, set: ColumnSet): string | null {
  const name = grid.cell(row, set.name);
  const value = grid.cell(row, set.values[0]?.column ?? 0);
  if (!name || !value || value === name || !isTagName(name.text) || !isTagInPlace(value.text)) return null;
  return value.text;
}

function hasNumbers(grid: Grid, { firstRow, sets }: ParameterColumns): boolean {
  const before = sets[0]?.name ?? 0;
  if (before === 0) return false;
  let numbered = 0;
  for (let row = firstRow; row < grid.rows; row++) if (/^\d/u.test(grid.cell(row, 0)?.text ?? '')) numbered += 1;
  return numbered >= 0.5 * (grid.rows - firstRow);
}

/** The words of a row that only names the group of those below it; null for any other row. */
function groupTitle(grid: Grid, row: number, { sets }: ParameterColumns, isNumbered: boolean): string | null {
  const cells = grid.cellsOf(row).filter(({ text }) => !isBlank(text));
  const [cell, second] = cells;
  if (!cell) return null;
  const isNumber = (text: string) => /^(?:\d+(?:\.\d+)*|[A-Z]|[IVX]+)[.)]?$/u.test(text);
  const [set] = sets;
  // "3 | Materials": the number of the group is in a cell of its own.
  if (second && cells.length === 2 && isNumber(cell.text) && second.columnSpan > 1 && set && covers(second, set))
    return second.text;
  if (second && cells.length === 2 && second.column === set?.name && leadsOn(grid, row)) return second.text;
  if (cells.length > 1 || !/\p{L}/u.test(cell.text)) return null;
  if (set?.section !== null && cell.column === set?.section && cell.rowSpan > 1) return null;
  if (cell.columnSpan > 1 || cell.isHeader) return cell.text;
  const isName = sets.some(({ name }) => name === cell.column);
  // A line without a value is a title in a list without numbers; in one with numbers it was left empty.
  if (isName) return isNumbered ? null : tidyName(cell.text);
  return cell.column < (set?.name ?? 0) ? cell.text : null;
}

/** "1" over "1.1": the number of a group. */
function leadsOn(grid: Grid, row: number): boolean {
  const [number, next] = [grid.cell(row, 0)?.text.replace(/\.$/u, ''), grid.cell(row + 1, 0)?.text];
  return number !== undefined && /^\d+(?:\.\d+)*$/u.test(number) && next?.startsWith(`${number}.`) === true;
}

function covers(cell: TableCell, set: ColumnSet): boolean {
  return cell.column <= set.name && set.values.every(({ column }) => column < cell.column + cell.columnSpan);
}

/** The header printed once more, as on a further page. */
function repeatsHeader(grid: Grid, row: number, firstRow: number): boolean {
  const words = (of: number) => grid.cellsOf(of).map(({ text }) => text.toLowerCase());
  const line = words(row);
  if (line.length < 2) return false;
  for (let header = 0; header < firstRow; header++) {
    const above = new Set(words(header));
    if (line.every((text) => above.has(text))) return true;
  }
  return false;
}
