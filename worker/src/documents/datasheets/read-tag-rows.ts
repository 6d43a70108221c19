import { isStrong, isStrongUnit, quantityUnit, statsOf } from './column-stats.ts';
import {
  conditionWord,
  isName,
  isPlainValueHeader,
  isTagName,
  roleOfHeader,
  splitHeaderTail,
  splitHeaderUnit,
  tidyName,
} from './header-words.ts';
import { isCommercialLabel } from './label-vocabulary.ts';
import type { Parameter } from './model.ts';
import type { ReadTable, TableSetting } from './read-parameter-table.ts';
import { readQuantity } from './read-quantity.ts';
import { type Grid, headerPath, isBlank } from './table-grid.ts';
import { isTag, isTagInPlace } from './tags.ts';
import { parseUnit } from './units.ts';

interface RowColumn {
  column: number;
  name: string;
  unit: string | null;
  condition: string | null;
}

/** The columns of a list that gives each piece of equipment a row. */
export interface TagRowColumns {
  tag: number;
  columns: RowColumn[];
  firstRow: number;
  /** How many of the columns contain technical values, judged by the units of their headers or cells. */
  technical: number;
}

/** Finds the column of tags and the names of the others; null where the table is no list of equipment. */
export function readTagRowColumns(grid: Grid, headerRows: number): TagRowColumns | null {
  if (grid.columns < 3 || grid.rows < 2) return null;
  const named = Math.max(headerRows, 1);
  const unitRow = isUnitRow(grid, named) ? named : null;
  const firstRow = unitRow === null ? named : named + 1;
  const rows = Array.from({ length: grid.rows - firstRow }, (_, index) => firstRow + index);
  const tag = [0, 1, 2].find((column) => {
    const { tags, tagsInPlace, filled } = statsOf(grid, column, rows);
    const header = headerPath(grid, column, named).at(-1)?.text ?? '';
    return filled >= 1 && (isTagName(header) ? tagsInPlace >= 0.4 : filled >= 2 && tags >= 0.7);
  });
  if (tag === undefined) return null;
  const headers = Array.from(
    { length: grid.columns },
    (_, column) => headerPath(grid, column, named).at(-1)?.text ?? '',
  );
  // "Tag | Parameter | Value": each row is a parameter, not a piece of equipment.
  if (headers.some((header) => roleOfHeader(header) === 'name') && headers.some(isPlainValueHeader)) return null;
  const hasNumbers = (column: number) => statsOf(grid, column, rows).numbers >= 0.5;
  const columns = Array.from({ length: grid.columns }, (_, column) =>
    describe(grid, column, named, unitRow, hasNumbers(column)),
  ).filter((each): each is RowColumn => each !== null && each.column !== tag);
  const technical = columns.filter(({ column, unit }) => {
    if (unit !== null && isStrongUnit(unit)) return true;
    return (
      statsOf(grid, column, rows).quantities >= 0.5 &&
      rows.some((row) => isStrong(quantityUnit(grid.cell(row, column)?.text ?? '')))
    );
  });
  return { tag, columns, firstRow, technical: technical.length };
}

/** Whether a column that is called one of tags has tags: each row is a piece of equipment, and none is a parameter. */
export function isEquipmentList(grid: Grid, headerRows: number): boolean {
  const found = readTagRowColumns(grid, headerRows);
  const header = found ? headerPath(grid, found.tag, Math.max(headerRows, 1)).at(-1) : undefined;
  return header !== undefined && isTagName(header.text);
}

/** A row of units under the headers. */
function isUnitRow(grid: Grid, row: number): boolean {
  const texts = grid.cellsOf(row).flatMap(({ text }) => (isBlank(text) ? [] : [text]));
  return (
    texts.length >= 2 &&
    texts.filter((text) => parseUnit(text) !== null && !conditionWord.test(text)).length >= 0.6 * texts.length
  );
}

function describe(
  grid: Grid,
  column: number,
  headerRows: number,
  unitRow: number | null,
  hasNumbers: boolean,
): RowColumn | null {
  const path = headerPath(grid, column, headerRows).map(({ text }) => text);
  const leaf = path.at(-1);
  if (leaf === undefined || ['number', 'remark'].includes(roleOfHeader(leaf) ?? '')) return null;
  const below = unitRow === null ? null : (grid.cell(unitRow, column)?.text ?? null);
  const split = path.map((text) => {
    const usual = splitHeaderUnit(text);
    return usual.unit === null && hasNumbers ? splitHeaderTail(text) : usual;
  });
  const isUnit = path.length > 1 && parseUnit(leaf)?.physical === true;
  const ofHeaders = split.flatMap(({ unit }) => unit ?? []).at(-1) ?? null;
  const unit = below !== null && !isBlank(below) ? below : isUnit ? leaf : ofHeaders;
  const words = (isUnit ? split.slice(0, -1) : split).map(({ name }) => name);
  const last = words.at(-1) ?? '';
  // "Flow" over "Min." and "Max.": one parameter under two conditions.
  const condition = words.length > 1 && conditionWord.test(last) ? last : null;
  const name = tidyName((condition === null ? words : words.slice(0, -1)).join(', '));
  return isName(name) && !isCommercialLabel(name) ? { column, name, unit, condition } : null;
}

/** Reads every value of a list of equipment. */
export function readTagRows(grid: Grid, { tag, columns, firstRow }: TagRowColumns, setting: TableSetting): ReadTable {
  const parameters: Parameter[] = [];
  let { section } = setting;
  for (let row = firstRow; row < grid.rows; row++) {
    const tagCell = grid.cell(row, tag);
    const [sole, second] = grid.cellsOf(row).filter(({ text }) => !isBlank(text));
    if (sole && !second && !isTag(sole.text)) {
      section = sole.text;
      continue;
    }
    if (!tagCell || !isTagInPlace(tagCell.text)) continue;
    for (const { column, name, unit, condition } of columns) {
      const cell = grid.cell(row, column);
      if (!cell || cell === tagCell || isBlank(cell.text)) continue;
      const quantity = readQuantity(cell.text, {
        ...(unit === null ? {} : { unit }),
        parameter: name,
        decimal: setting.decimal,
      });
      parameters.push({
        tag: tagCell.text,
        parameter: name,
        value: quantity.value,
        unit: quantity.unit,
        condition: [condition, quantity.condition].filter((each) => each !== null).join(', ') || null,
        section,
        normalized: quantity.normalized,
        page: setting.table.page,
        source: { quote: cell.text, boxes: cell.boxes, table: setting.index, row: cell.row, column: cell.column },
      });
    }
  }
  return { parameters, section, tag: null };
}
