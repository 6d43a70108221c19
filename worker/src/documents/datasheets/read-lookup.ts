import { isStrong } from './column-stats.ts';
import { splitHeadUnit } from './head-words.ts';
import type { Parameter } from './model.ts';
import { readQuantity } from './read-quantity.ts';
import type { ReadSpec, SpecSetting } from './read-spec-table.ts';
import { type Grid, headPath, isBlank } from './table-grid.ts';
import { technicalSign } from './technical-signs.ts';
import { parseUnit } from './units.ts';

/**
 * Reads a table that gives a value for each size: "Duct width (mm) | Sheet thickness (mm)", "up to 750 | 0.63". The headers are the
 * parameters, the sizes their conditions. Null for any other table.
 */
export function readLookup(grid: Grid, firstRow: number, setting: SpecSetting): ReadSpec | null {
  if (firstRow === 0 || grid.rows - firstRow < 2 || grid.columns > 8) return null;
  const heads = Array.from({ length: grid.columns }, (_, column) => {
    const path = headPath(grid, column, firstRow).map(({ text }) => text);
    return path[0] === path[1] ? (path[0] ?? '') : path.join(', ');
  });
  const rows = Array.from({ length: grid.rows - firstRow }, (_, index) => firstRow + index);
  const keys = rows.flatMap((row) => grid.cell(row, 0)?.text ?? []);
  const key = splitHeadUnit(heads[0] ?? '');
  const isSized = key.unit !== null && isStrong(parseUnit(key.unit)?.unit ?? null);
  const isSize = (text: string) => (isSized ? /\d/u.test(text) && text.length <= 40 : isRange(text));
  if (keys.length < 2 || keys.filter(isSize).length < 0.8 * keys.length || isCounting(keys)) return null;
  if (heads.some((head) => !/\p{L}{2}|\p{Script=Han}/u.test(head))) return null;
  const parameters = rows.flatMap((row) =>
    heads.slice(1).flatMap((head, at) => readCell(grid, row, at + 1, { head, key: heads[0] ?? '' }, setting)),
  );
  return { parameters, section: setting.section };
}

const isRange = (text: string) => text.length <= 40 && /^\D{0,12}\d/u.test(text) && technicalSign(text) === 'quantity';

/** "1", "2", "3": numbers of rows. */
const isCounting = (keys: readonly string[]) => keys.every((text, index) => Number.parseInt(text, 10) === index + 1);

function readCell(
  grid: Grid,
  row: number,
  column: number,
  { head, key }: { head: string; key: string },
  { table, index, decimal, section }: SpecSetting,
): Parameter[] {
  const [size, cell] = [grid.cell(row, 0), grid.cell(row, column)];
  if (!size || !cell || cell === size || isBlank(cell.text) || isBlank(size.text)) return [];
  const { name, unit } = splitHeadUnit(head);
  const isBare = /^[\d\s.,+\-−–±/…]+$/u.test(cell.text);
  const quantity = readQuantity(cell.text, {
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
      condition: `${key}: ${size.text}`,
      section,
      normalized: quantity.normalized,
      page: table.page,
      source: { quote: cell.text, boxes: cell.boxes, table: index, row: cell.row, column: cell.column },
    },
  ];
}
