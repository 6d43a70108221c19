import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { Page } from '../model.ts';
import type { ExtractedTable } from '../tables/model.ts';
import { isAskedMoney } from './asked-kind.ts';
import { headerRowsOf } from './header-rows.ts';
import { isNoValue, saysCommercial, saysPenalty, saysTechnical } from './label-vocabulary.ts';
import { splitMerged } from './merged-pairs.ts';
import type { Parameter } from './model.ts';
import type { PageWords } from './page-words.ts';
import { readLookup } from './read-lookup.ts';
import { readSpecTable } from './read-spec-table.ts';
import { isEquipmentList } from './read-tag-rows.ts';
import type { SheetContext } from './sheet-context.ts';
import { readSpecColumns, type SpecColumns } from './spec-columns.ts';
import { specHeaderRows } from './spec-header-rows.ts';
import { type Grid, gridOf } from './table-grid.ts';
import { isTechnicalGroup, weighParameter } from './weigh-parameters.ts';

/** A table in which parameters were found, and what a table that continues it needs to know. */
export interface SpecTable {
  context: SheetContext;
  parameters: Parameter[];
  columns: SpecColumns;
  width: number;
  section: string | null;
}

interface Surroundings {
  /** Into the document's tables; null for the rows of a form. */
  index: number | null;
  context: SheetContext;
  decimal: DecimalMark | null;
  page: Page | undefined;
  words: PageWords | null;
  /** The table that this one continues from, where parameters were found in it. */
  before: SpecTable | null;
  /** Every pair is wanted, whatever it is about: for what was asked by name. */
  any?: boolean;
}

/** Reads the parameters of a table that is no datasheet by its form; null where it has none. */
export function findSpecTable(table: ExtractedTable, surroundings: Surroundings): SpecTable | null {
  const grid = gridOf(table);
  if (!grid) return null;
  const { before, context } = surroundings;
  // A list of equipment that is no datasheet, as one of quantities.
  if (!surroundings.any && isEquipmentList(grid, headerRowsOf(grid, table.headerRows))) return null;
  const columns = columnsOf(grid, table, before);
  if (!columns) return null;
  const { index, decimal, page, words } = surroundings;
  const setting = { table, index, decimal, page, words, section: before?.section ?? null };
  const lookup = before ? null : readLookup(grid, columns.firstRow, setting);
  const whole = lookup ?? readSpecTable(grid, columns, setting);
  const read = { ...whole, parameters: whole.parameters.flatMap((parameter) => splitMerged(parameter, decimal)) };
  const title = [context.words, columns.headers].join('\n');
  // A column of penalties beside levels of service says nothing against these.
  const own = read.parameters.filter(({ value }) => surroundings.any || !saysPenalty(value));
  const weighed = own.map((parameter) => ({
    parameter,
    weight: weighParameter(parameter, columns.isNamed || before !== null || saysTechnical(title)),
  }));
  const kept = weighed.flatMap(({ parameter, weight }) => (weight === null ? [] : [{ parameter, weight }]));
  const commercial = weighed.length - kept.length;
  const isTechnical = isTechnicalGroup(
    kept.map(({ weight }) => weight),
    {
      words: columns.isCommercial && !saysTechnical(columns.headers) ? `${title}\npayment` : title,
      path: context.path,
      commercial,
      isNamed: columns.isNamed,
    },
  );
  // What is given for each size is technical, be the values only numbers.
  const isLookup = lookup !== null && commercial === 0 && !columns.isCommercial && !saysCommercial(title);
  const goesOn = before !== null && kept.length > commercial;
  const strict = kept.filter(
    ({ weight, parameter }) =>
      weight === 1 && parameter.normalized !== null && !isStepOfPenalty(grid, parameter.source),
  );
  const every = read.parameters.filter(({ parameter, value }) => !isNoValue(value) || isAskedMoney(parameter, value));
  const found = surroundings.any
    ? every.map((parameter) => ({ parameter }))
    : isTechnical || goesOn || isLookup
      ? kept
      : columns.isCommercial
        ? []
        : strict;
  if (found.length === 0) return null;
  const tag = context.tags.length > 0 ? context.tags.join(', ') : null;
  return {
    context,
    parameters: found.map(({ parameter }) => ({ ...parameter, tag })),
    columns,
    width: grid.columns,
    section: read.section,
  };
}

/** "Application (over several rows) | > 72 hours | 40 % of the payment": a step of a scale of penalties is no property of its name. */
function isStepOfPenalty(grid: Grid, { row, column }: Parameter['source']): boolean {
  if (row === null || column === null) return false;
  const cells = grid.cellsOf(row);
  const isMerged = cells.some((cell) => cell.column < column && cell.rowSpan > 2);
  return isMerged && cells.some((cell) => cell.column > column && saysPenalty(cell.text));
}

function columnsOf(grid: Grid, table: ExtractedTable, before: SpecTable | null): SpecColumns | null {
  const headerRows = specHeaderRows(grid, table.headerRows);
  if (before && before.width === grid.columns && headerRows === 0) return { ...before.columns, firstRow: 0 };
  return readSpecColumns(grid, headerRows);
}
