import { rolesOf } from './column-roles.ts';
import { type ColumnStats, statsOf } from './column-stats.ts';
import {
  type ColumnRole,
  conditionWord,
  isPlainValueHeader,
  isTagName,
  roleOfHeader,
  splitHeaderUnit,
} from './header-words.ts';
import { type Grid, headerPath, isBlank } from './table-grid.ts';
import { isTag, isTagInPlace } from './tags.ts';
import { isPhysicalUnit } from './units.ts';

/** A column of values: which equipment they belong to, which case they apply to, in which unit. */
export interface ValueColumn {
  column: number;
  tag: string | null;
  condition: string | null;
  unit: string | null;
  /** The column that gives each row's unit; null where there is none. */
  unitColumn: number | null;
}

/** Columns that form "parameter, unit, value": a table may have several such sets side by side. */
export interface ColumnSet {
  name: number;
  section: number | null;
  /** The column that gives each row's tag. */
  tag: number | null;
  condition: number | null;
  /** The column of remarks, some of which say to which case a value applies. */
  remark: number | null;
  values: ValueColumn[];
}

export interface ParameterColumns {
  sets: ColumnSet[];
  /** The first row after those that name the columns. */
  firstRow: number;
  /** The columns are named by words such as "Parameter", "Value". */
  hasNameHeader: boolean;
  hasValueHeader: boolean;
  /** A column is named "Unit", or contains nothing but units. */
  hasUnits: boolean;
  /** Rows below the first that only repeat tags: nothing is read from them. */
  tagRow: number | null;
}

const mostColumns = 60;

/** Finds the role of each column, if the table may be one of parameters; null where it has no names and values. */
export function readColumns(grid: Grid, headerRows: number): ParameterColumns | null {
  if (grid.columns < 2 || grid.columns > mostColumns || grid.rows < 2) return null;
  const tagRow = findTagRow(grid, headerRows);
  const firstRow = tagRow === headerRows - 1 && namesParts(grid, headerRows) ? headerRows + 1 : headerRows;
  const bodyRows = range(firstRow, grid.rows).filter((row) => row !== tagRow && grid.cellsOf(row).length > 1);
  const headers = range(0, grid.columns).map((column) => headerPath(grid, column, firstRow).map((cell) => cell.text));
  const tags = range(0, grid.columns).map((column) => tagOfColumn(grid, column, firstRow, tagRow));
  const stats = range(0, grid.columns).map((column) => statsOf(grid, column, bodyRows));
  const roles = rolesOf(headers, tags, stats);
  const sets = cutSets(roles);
  if (sets.length === 0) return null;
  for (const set of sets) describeValues(set, { headers, tags, stats });
  const leaf = (path: string[]) => path.at(-1) ?? '';
  return {
    sets: sets.filter(({ values }) => values.length > 0),
    firstRow,
    tagRow,
    hasNameHeader: headers.some((path) => roleOfHeader(leaf(path)) === 'name'),
    hasUnits: headers.some((path, column) => roleOfHeader(leaf(path)) === 'unit' || isAllUnits(stats[column])),
    hasValueHeader: headers.some((path) => isPlainValueHeader(leaf(path)) || conditionWord.test(leaf(path))),
  };
}

const isAllUnits = (of: ColumnStats | undefined) => of !== undefined && of.filled >= 4 && of.units >= 0.8;

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** A row near the top that contains each column's tag: its header says so, or it contains nothing but tags. */
function findTagRow(grid: Grid, headerRows: number): number | null {
  for (const row of range(0, Math.min(grid.rows, Math.max(headerRows, 6)))) {
    const [first, ...others] = grid.cellsOf(row);
    const cells = first && !isTag(first.text) ? others.filter(({ text }) => !isBlank(text)) : grid.cellsOf(row);
    const tags = cells.filter(({ text }) => isTagInPlace(text));
    if (tags.length >= 2 && tags.length >= 0.6 * cells.length && tags.every(({ column }) => column > 0)) return row;
    if (tags.length === 1 && row < headerRows && tags.length >= 0.6 * cells.length && (tags[0]?.column ?? 0) > 0)
      return row;
  }
  return null;
}

/** A row below the tags that names the part of the equipment ("Shell", "Tube") in each column, and no parameter. */
function namesParts(grid: Grid, row: number): boolean {
  if (row >= grid.rows - 1) return false;
  const tagged = range(0, grid.columns).filter((column) => isTagInPlace(grid.cell(row - 1, column)?.text ?? ''));
  const [first = 0] = tagged;
  const isEmpty = (column: number) => {
    const cell = grid.cell(row, column);
    return cell === null || cell.row < row || isBlank(cell.text);
  };
  const words = [...new Set(tagged.map((column) => grid.cell(row, column)))];
  const tags = new Set(tagged.map((column) => grid.cell(row - 1, column)));
  return (
    words.length > tags.size &&
    range(0, first).every(isEmpty) &&
    words.every((cell) => cell !== null && /\p{L}{2}/u.test(cell.text) && !/\d/u.test(cell.text))
  );
}

function tagOfColumn(grid: Grid, column: number, firstRow: number, tagRow: number | null): string | null {
  const rows = tagRow === null ? range(0, firstRow) : [...range(0, firstRow), tagRow];
  const cell = rows
    .map((row) => grid.cell(row, column))
    .find((each) => each !== null && each.column > 0 && isTagInPlace(each.text));
  return cell?.text ?? null;
}

/** Cuts the columns into sets: each begins at a column of names that values follow. */
function cutSets(roles: (ColumnRole | null)[]): (ColumnSet & { units: number[] })[] {
  const sets: (ColumnSet & { units: number[] })[] = [];
  let section: number | null = null;
  let tag: number | null = null;
  for (const [column, role] of roles.entries()) {
    const set = sets.at(-1);
    if (role === 'name') {
      // Two columns of words: the names come first, then the values that belong to them.
      if (set && set.values.length === 0 && set.units.length === 0) set.values.push(emptyValue(column));
      else sets.push({ name: column, section, tag, condition: null, remark: null, values: [], units: [] });
    } else if (role === 'section') section = column;
    else if (role === 'tag') tag = column;
    else if (!set) continue;
    else if (role === 'unit') set.units.push(column);
    else if (role === 'condition') set.condition = column;
    else if (role === 'remark') set.remark ??= column;
    else if (role === 'value') set.values.push(emptyValue(column));
  }
  return sets.filter(({ values }) => values.length > 0);
}

const emptyValue = (column: number): ValueColumn => ({
  column,
  tag: null,
  condition: null,
  unit: null,
  unitColumn: null,
});

interface Described {
  headers: string[][];
  tags: (string | null)[];
  stats: ColumnStats[];
}

/** Gives each column of values its tag, condition and unit; drops those that are about something else. */
function describeValues(set: ColumnSet & { units: number[] }, { headers, tags, stats }: Described): void {
  const tagged = set.values.some(({ column }) => tags[column] !== null);
  const values = tagged ? set.values.filter(({ column }) => tags[column] !== null) : set.values;
  takeConditions(set, values, stats);
  const filled = set.values.filter(({ column }) => (stats[column]?.filled ?? 0) > 0);
  const isSole = (tag: string | null) => filled.filter(({ column }) => (tags[column] ?? null) === tag).length < 2;
  const [first] = set.values;
  const unitsLead = set.units.some((unit) => unit < (first?.column ?? 0));
  set.values = values
    .filter((value) => value.column !== set.condition)
    .map((value) => {
      const path = (headers[value.column] ?? []).filter((text) => !isTagName(text));
      const tag = tags[value.column] ?? null;
      const below = tag === null ? path : path.slice(path.indexOf(tag) + 1);
      const leaf = splitHeaderUnit(below.at(-1) ?? '');
      const unit = leaf.unit ?? (isPhysicalUnit(leaf.name) ? leaf.name : null);
      const words = [...below.slice(0, -1), leaf.unit === null && unit !== null ? '' : leaf.name].filter(
        (text) => !isBlank(text),
      );
      return {
        column: value.column,
        tag,
        condition: conditionOf(words, isSole(tag)),
        unit,
        unitColumn: unit === null ? unitColumnOf(value.column, set.units, unitsLead) : null,
      };
    });
}

/** A column between names and values with words such as "min." and "max." says to which case the values apply. */
function takeConditions(set: ColumnSet, values: ValueColumn[], stats: ColumnStats[]): void {
  const [first, second] = values;
  if (set.condition !== null || !first || !second) return;
  if ((stats[first.column]?.conditions ?? 0) >= 0.5) set.condition = first.column;
}

function conditionOf(words: string[], sole: boolean): string | null {
  if (sole) return words.filter((word) => conditionWord.test(word) && !isPlainValueHeader(word)).at(-1) ?? null;
  const telling = words.filter((word) => !isPlainValueHeader(word));
  return telling.length > 0 ? telling.join(', ') : null;
}

function unitColumnOf(column: number, units: number[], lead: boolean): number | null {
  const before = units.filter((unit) => unit < column).at(-1) ?? null;
  const after = units.find((unit) => unit > column) ?? null;
  return lead ? before : after;
}
