import { isStrong } from './column-stats.ts';
import { splitHeaderUnit } from './header-words.ts';
import type { Parameter } from './model.ts';
import { placeIn } from './pair-parameter.ts';
import { readQuantity } from './read-quantity.ts';
import type { ReadSpec, SpecSetting } from './read-spec-table.ts';
import { type Grid, headerPath, isBlank, meantAt } from './table-grid.ts';
import { technicalSign } from './technical-signs.ts';
import { parseUnit } from './units.ts';

/**
 * Reads a table that gives a value for each size: "Duct width (mm) | Sheet thickness (mm)", "up to 750 | 0.63". The headers are the
 * parameters, the sizes their conditions. Null for any other table.
 */
export function readLookup(grid: Grid, firstRow: number, setting: SpecSetting): ReadSpec | null {
  if (firstRow === 0 || grid.rows - firstRow < 2 || grid.columns > 8) return null;
  const headerCells = Array.from({ length: grid.columns }, (_, column) => {
    const path = headerPath(grid, column, firstRow).map(({ text }) => text);
    return path[0] === path[1] ? (path[0] ?? '') : path.join(', ');
  });
  const rows = Array.from({ length: grid.rows - firstRow }, (_, index) => firstRow + index);
  if (headerCells.some((headerCell) => !/\p{L}{2}|\p{Script=Han}/u.test(headerCell))) return null;
  const key = keyColumn(grid, rows, headerCells);
  if (key === null) return null;
  const parameters = rows.flatMap((row) => {
    // "Windows" merged over the sizes of windows.
    const group = key === 1 && grid.cell(row, 0) ? meantAt(grid, row, 0) : null;
    const own = { ...setting, section: group ?? setting.section };
    return headerCells
      .slice(key + 1)
      .flatMap((headerCell, at) => readCell(grid, row, key + 1 + at, { headerCell, key, headerCells }, own));
  });
  return { parameters, section: setting.section };
}

/** The column of sizes: the first, or the second where each title in the first has several; null where neither contains sizes. */
function keyColumn(grid: Grid, rows: readonly number[], headerCells: readonly string[]): number | null {
  const isKey = (column: number) => {
    const keys = rows.flatMap((row) => grid.cell(row, column)?.text ?? []);
    const { unit } = splitHeaderUnit(headerCells[column] ?? '');
    const isSized = unit !== null && isStrong(parseUnit(unit)?.unit ?? null);
    const isSize = (text: string) => (isSized ? /\d/u.test(text) && text.length <= 40 : isRange(text));
    return keys.length >= 2 && keys.filter(isSize).length >= leastSizes * keys.length && !isCounting(keys);
  };
  if (isKey(0)) return 0;
  const groups = new Set(rows.map((row) => grid.cell(row, 0)?.text ?? ''));
  return groups.size < rows.length && headerCells.length >= 3 && isKey(1) ? 1 : null;
}

/** Share of a column that has to be sizes. */
const leastSizes = 0.7;

const isRange = (text: string) => text.length <= 40 && /^\D{0,12}\d/u.test(text) && technicalSign(text) === 'quantity';

/** "1", "2", "3": numbers of rows. */
const isCounting = (keys: readonly string[]) => keys.every((text, index) => Number.parseInt(text, 10) === index + 1);

function readCell(
  grid: Grid,
  row: number,
  column: number,
  { headerCell, key, headerCells }: { headerCell: string; key: number; headerCells: readonly string[] },
  { table, index, decimal, section }: SpecSetting,
): Parameter[] {
  const [size, cell] = [grid.cell(row, key), grid.cell(row, column)];
  if (!size || !cell || cell === size || isBlank(cell.text) || isBlank(size.text)) return [];
  const { name, unit } = splitHeaderUnit(headerCell);
  const text = meantAt(grid, row, column);
  const isBare = /^[\d\s.,+\-−–±/…]+$/u.test(text);
  const quantity = readQuantity(text, {
    ...(unit !== null && isBare ? { unit } : {}),
    parameter: name,
    decimal,
  });
  return [
    {
      tag: null,
      parameter: name,
      value: quantity.value,
      unit: quantity.unit,
      condition: `${headerCells[key] ?? ''}: ${meantAt(grid, row, key)}`,
      section,
      normalized: quantity.normalized,
      page: table.page,
      source: {
        quote: cell.text,
        boxes: cell.boxes,
        ...placeIn({ table: index, row: cell.row, column: cell.column }),
      },
    },
  ];
}
