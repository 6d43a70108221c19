import { roleInVocabulary } from '../tables/header/header-vocabulary.ts';
import { type ColumnStats, statsOf } from './column-stats.ts';
import { isEnumerator } from './enumerators.ts';
import { isCommerceHeader, isOrderedHeader, roleOfHeader, splitHeaderTail, splitHeaderUnit } from './header-words.ts';
import { isPairName } from './split-pairs.ts';
import { type Grid, headerPath, isBlank } from './table-grid.ts';

/** A column of values beside a column of names. */
export interface SpecValueColumn {
  column: number;
  /** What its header says about its values, where a name has several of them. */
  condition: string | null;
  unit: string | null;
  /** Its header, `condition`, names the property, and the rows are the things that have it: "Building | Capacity in kW | Area in m²". */
  isProperty: boolean;
}

/** Columns "name, value": a table may have several such sets side by side. */
export interface SpecSet {
  name: number;
  unit: number | null;
  values: SpecValueColumn[];
}

/** How a table of specifications is laid out. */
export interface SpecColumns {
  /** Empty where pairs are within the cells of one column of text. */
  sets: SpecSet[];
  /** The columns of text whose cells may contain pairs themselves. */
  texts: number[];
  /** The column of titles merged over the rows of their groups. */
  section: number | null;
  firstRow: number;
  /** Its headers name parameters and values. */
  isNamed: boolean;
  /** Its headers mention money or evaluation marks. */
  isCommercial: boolean;
  headers: string;
}

type Role = 'number' | 'unit' | 'remark' | 'text' | 'empty' | 'name' | 'value';

const mostColumns = 24;

/** Finds which columns of a table are names and which values; null where no column contains words. */
export function readSpecColumns(grid: Grid, firstRow: number): SpecColumns | null {
  if (grid.columns < 2 || grid.columns > mostColumns || grid.rows <= firstRow) return null;
  const rows = Array.from({ length: grid.rows - firstRow }, (_, index) => firstRow + index);
  const columns = Array.from({ length: grid.columns }, (_, column) => column);
  const headerCells = columns.map((column) => headerPath(grid, column, firstRow).at(-1)?.text ?? '');
  const stats = columns.map((column) => statsOf(grid, column, rows));
  const roles = columns.map((column) =>
    roleOf(headerCells[column] ?? '', stats[column] as ColumnStats, grid, column, rows),
  );
  const texts = columns.filter((column) => ['text', 'name', 'value'].includes(roles[column] ?? ''));
  const section = sectionColumn(grid, texts, stats, rows);
  const words = texts.filter((column) => column !== section);
  if (words.length === 0) return null;
  const sets = setsOf(words, { grid, rows, roles, headerCells, stats });
  const hasValue = headerCells.some((headerCell) => roleOfSpecHeader(headerCell) === 'value');
  return {
    sets,
    texts: words,
    section,
    firstRow,
    isNamed: headerCells.some((headerCell) => roleOfSpecHeader(headerCell) === 'name') && hasValue,
    isCommercial: headerCells.some((headerCell) => headerCell.length <= 60 && isCommerceHeader(headerCell)),
    headers: headerCells.join('\n'),
  };
}

const roleOfSpecHeader = (headerCell: string) => {
  const { name } = splitHeaderUnit(headerCell);
  return name.length > 60 ? null : (roleInVocabulary(name) ?? roleOfHeader(name));
};

function roleOf(headerCell: string, of: ColumnStats, grid: Grid, column: number, rows: readonly number[]): Role {
  if (of.filled === 0) return 'empty';
  const role = roleOfSpecHeader(headerCell);
  if (of.counts || (role === 'number' && of.texts < 0.5)) return 'number';
  if (headerCell.length <= 60 && (isCommerceHeader(headerCell) || isOrderedHeader(headerCell))) return 'remark';
  if (role === 'unit' || (of.filled >= 2 && of.units >= 0.6)) return 'unit';
  if (role === 'remark' || isConstant(grid, column, rows)) return 'remark';
  if (isNumbering(grid, column, rows)) return 'number';
  return role === 'name' || role === 'value' ? role : 'text';
}

function isNumbering(grid: Grid, column: number, rows: readonly number[]): boolean {
  const texts = textsOf(grid, column, rows);
  // A whole number may just as well be a value, so it does not count as numbering.
  const numbered = texts.filter((text) => isEnumerator(text) && !/^\d+$/u.test(text)).length;
  return column < 3 && numbered >= 0.7 * texts.length;
}

/** A column with the same words in all rows contains boxes that the bidder ticks, or a reference. */
function isConstant(grid: Grid, column: number, rows: readonly number[]): boolean {
  const texts = textsOf(grid, column, rows);
  return texts.length >= 3 && new Set(texts.map((text) => text.toLowerCase())).size === 1;
}

function textsOf(grid: Grid, column: number, rows: readonly number[]): string[] {
  const cells = new Set(rows.map((row) => grid.cell(row, column)));
  return [...cells].flatMap((cell) => (cell && !isBlank(cell.text) && cell.columnSpan === 1 ? [cell.text.trim()] : []));
}

/** Titles merged over the rows of their groups, left of the names. */
function sectionColumn(grid: Grid, texts: number[], stats: ColumnStats[], rows: readonly number[]): number | null {
  const [first, second, third] = texts;
  if (first === undefined || second === undefined) return null;
  const [of, next] = [stats[first] as ColumnStats, stats[second] as ColumnStats];
  const isTall = of.tall && next.filled >= 2 * of.filled && next.texts >= 0.5;
  if (!isTall) return null;
  // Only two columns: the titles are the names, unless the other cells contain pairs themselves.
  return third !== undefined || pairsShare(grid, second, rows) >= 0.5 ? first : null;
}

function pairsShare(grid: Grid, column: number, rows: readonly number[]): number {
  const texts = textsOf(grid, column, rows);
  return texts.filter((text) => /^[^:：]{2,60}[:：]\s?\S/u.test(text)).length / Math.max(1, texts.length);
}

interface Described {
  grid: Grid;
  rows: readonly number[];
  roles: Role[];
  headerCells: string[];
  stats: ColumnStats[];
}

function setsOf(texts: readonly number[], described: Described): SpecSet[] {
  const { grid, rows, roles, headerCells } = described;
  const isNames = (column: number) => {
    const cells = textsOf(grid, column, rows);
    return cells.length > 0 && cells.filter(isPairName).length >= 0.6 * cells.length;
  };
  const first = texts.find((column) => roles[column] === 'name') ?? texts[0];
  // Each cell contains a complete pair.
  if (texts.filter((column) => pairsShare(grid, column, rows) >= 0.6).length === texts.length) return [];
  if (first === undefined || !isNames(first)) return [];
  const after = texts.filter((column) => column > first);
  if (after.length === 0) return [];
  const unitOf = (column: number, next: number) =>
    roles.findIndex((role, index) => role === 'unit' && index > column && index < next);
  const second = secondNames(after, described, isNames);
  const limit = second ?? grid.columns;
  const set = (name: number, values: readonly number[], next: number): SpecSet => {
    const unit = unitOf(name, next);
    return {
      name,
      unit: unit === -1 ? null : unit,
      values: values.map((column) => {
        const headerCell = headerOf(headerCells[column] ?? '');
        const isProperty = values.length > 1 && headerCell.unit !== null && headerCell.name.length <= 60;
        const words = isProperty ? headerCell.name : (headerCells[column] ?? '');
        return {
          column,
          condition: values.length > 1 && words.length <= 60 ? words || null : null,
          unit: headerCell.unit,
          isProperty,
        };
      }),
    };
  };
  const own = set(
    first,
    after.filter((column) => column < limit),
    limit,
  );
  if (second === null) return [own];
  return [
    own,
    set(
      second,
      after.filter((column) => column > second),
      grid.columns,
    ),
  ];
}

/** "Area (m²)", also "Area m²". */
function headerOf(headerCell: string): { name: string; unit: string | null } {
  const split = splitHeaderUnit(headerCell);
  return split.unit === null ? splitHeaderTail(headerCell) : split;
}

/** The names of a second set: after the values of the first, with values of their own. */
function secondNames(
  after: readonly number[],
  { roles, stats, headerCells }: Described,
  isNames: (column: number) => boolean,
): number | null {
  for (const [index, column] of after.entries()) {
    if (index === 0 || index === after.length - 1) continue;
    if (roles[column] === 'name' && roles[after[index - 1] ?? 0] === 'value') return column;
    const [of, next] = [stats[column] as ColumnStats, stats[after[index + 1] ?? 0] as ColumnStats];
    const isPlain = (headerCells[column] ?? '') === '' && after.length === 3;
    const looks = of.texts >= 0.7 && of.quantities === 0 && of.numbers < 0.1 && next.numbers + next.quantities >= 0.3;
    if (isPlain && looks && isNames(column)) return column;
  }
  return null;
}
