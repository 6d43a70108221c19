import type { DatasheetItem, Parameter, TableItem } from './items.ts';

/** A table or datasheet as a run found it. */
export type FoundItem = Omit<TableItem, 'correction'> | Omit<DatasheetItem, 'correction'>;

/** Who put something in the place of what was found, and when. */
interface Author {
  correctedBy: string | null;
  correctedAt: Date | null;
}

/** A table or datasheet with what a person put in the place of some of its values. */
export type CorrectedItem = (TableItem | DatasheetItem) & Author;

type Cell = NonNullable<TableItem['correction']>['cells'][number];
type Value = NonNullable<DatasheetItem['correction']>['parameters'][number];

/** A correction for an item of the new run, by the person who made it in the earlier one. */
export interface CarriedCorrection extends Author {
  ordinal: number;
  correction: { cells: Cell[] } | { parameters: Value[] };
}

/** What an earlier run says about a place of the new one: what a person put there, or null: nothing is in place of what was found. */
interface Statement extends Author {
  ordinal: number;
  value: Cell | Value | null;
  /** When that was so, in milliseconds. */
  at: number;
}

/**
 * Finds the values of earlier runs that people corrected among those that a new run has found. They are the same if the document, the page,
 * what they are called and what was read are the same: a value that is read otherwise by now may need no correction, or another one. The
 * latest correction of a value counts. One that a later run took over when it ended, and that is not in that run any more, was undone there.
 */
export function createCorrectionMatcher(found: readonly FoundItem[]) {
  /** The latest statements, by the places of the new run. */
  const latest = new Map<string, Statement>();
  const state = (key: string, statement: Statement) => {
    const known = latest.get(key);
    // A run takes over nothing from newer ones, however long it runs: that a value is as it was found there says nothing about theirs.
    if (!known || (statement.value && statement.at > known.at)) latest.set(key, statement);
  };
  return {
    /**
     * Adds a run. Newer runs come first.
     * @param items its items with the same documents, corrected or not: of those that are alike, the order tells them apart
     * @param finishedAt when it had taken over what was corrected before; null: it never came to that
     * @returns how many corrected values the new run has not found in the same way, by document
     */
    add(items: readonly CorrectedItem[], finishedAt: Date | null): Map<string, number> {
      const left = new Map<string, number>();
      const tables = pairTables(items, found);
      const parameters = pairParameters(items, found);
      for (const item of items) {
        const { correctedBy, correctedAt, headline } = item;
        const corrected = { correctedBy, correctedAt, at: correctedAt?.getTime() ?? 0 };
        const uncorrected = finishedAt && {
          correctedBy: null,
          correctedAt: null,
          value: null,
          at: finishedAt.getTime(),
        };
        const leave = () => left.set(headline.documentId, (left.get(headline.documentId) ?? 0) + 1);
        if (item.kind === 'table') {
          const table = tables.get(item.ordinal);
          const keyOf = ({ row, column }: { row: number; column: number }) => `${table?.ordinal} ${row} ${column}`;
          const isSame = (cell: Cell) => table !== undefined && textAt(table, cell) === textAt(item, cell);
          const cells = item.correction?.cells ?? [];
          for (const cell of cells) {
            if (table && isSame(cell)) state(keyOf(cell), { ordinal: table.ordinal, value: cell, ...corrected });
            else leave();
          }
          if (!table || !uncorrected) continue;
          const own = new Set(cells.map(keyOf));
          for (const cell of item.content.cells) {
            if (!own.has(keyOf(cell)) && isSame(cell)) state(keyOf(cell), { ordinal: table.ordinal, ...uncorrected });
          }
          continue;
        }
        const values = new Map(item.correction?.parameters.map((value) => [value.index, value]));
        for (const index of item.content.parameters.keys()) {
          const place = parameters.get(`${item.ordinal}/${index}`);
          const value = values.get(index);
          if (place && value) {
            const moved = { ...value, index: place.index };
            state(`${place.ordinal} ${place.index}`, { ordinal: place.ordinal, value: moved, ...corrected });
          } else if (value) leave();
          else if (place && uncorrected)
            state(`${place.ordinal} ${place.index}`, { ordinal: place.ordinal, ...uncorrected });
        }
      }
      return left;
    },

    /** The latest corrections, in the order of the new run's items. An item's are by the person who made the last one of them. */
    carried(): CarriedCorrection[] {
      const kept = [...latest.values()].filter(({ value }) => value !== null);
      const byItem = Map.groupBy(kept, ({ ordinal }) => ordinal);
      return [...byItem].map(([ordinal, statements]) => {
        const [last] = statements.toSorted((one, other) => other.at - one.at);
        const values = statements.map(({ value }) => value as Cell | Value);
        const correction = values.every((value): value is Value => 'index' in value)
          ? { parameters: values.toSorted((one, other) => one.index - other.index) }
          : { cells: (values as Cell[]).toSorted((one, other) => one.row - other.row || one.column - other.column) };
        return { ordinal, correction, correctedBy: last?.correctedBy ?? null, correctedAt: last?.correctedAt ?? null };
      });
    },
  };
}

const textAt = ({ content }: Pick<TableItem, 'content'>, { row, column }: Pick<Cell, 'row' | 'column'>) =>
  content.cells.find((cell) => cell.row === row && cell.column === column)?.text;

/** The tables of the new run, by the ordinals of the same ones in the earlier run. */
function pairTables(before: readonly CorrectedItem[], found: readonly FoundItem[]) {
  const tablesOf = <Item extends FoundItem>(items: readonly Item[]) =>
    items.filter((item): item is Extract<Item, { kind: 'table' }> => item.kind === 'table');
  const keyOf = ({ headline: { documentId, page, rows, columns } }: Pick<TableItem, 'headline'>) =>
    JSON.stringify([documentId, page, rows, columns]);
  const pairs = pair(tablesOf(before), tablesOf(found), keyOf);
  return new Map(pairs.map(([one, other]) => [one.ordinal, other]));
}

/** The places of parameters in the new run, by the ordinals and indexes of the same ones in the earlier run. */
function pairParameters(before: readonly CorrectedItem[], found: readonly FoundItem[]) {
  const listOf = (items: readonly FoundItem[]) =>
    items.flatMap((item) =>
      item.kind === 'datasheet'
        ? item.content.parameters.map((parameter, index) => {
            const { documentId } = item.headline;
            return { documentId, parameter, ordinal: item.ordinal, index };
          })
        : [],
    );
  const keyOf = ({ documentId, parameter }: { documentId: string; parameter: Parameter }) => {
    const { page, tag, section, parameter: name, condition, value, unit } = parameter;
    return JSON.stringify([documentId, page, tag, section, name, condition, value, unit]);
  };
  const pairs = pair(listOf(before), listOf(found), keyOf);
  return new Map(pairs.map(([one, other]) => [`${one.ordinal}/${one.index}`, other]));
}

/** Pairs those of the same key in their order. */
function pair<One, Other>(
  before: readonly One[],
  found: readonly Other[],
  keyOf: (value: NoInfer<One | Other>) => string,
): [One, Other][] {
  const groups = Map.groupBy(found, keyOf);
  const pairs: [One, Other][] = [];
  for (const [key, group] of Map.groupBy(before, keyOf)) {
    const others = groups.get(key) ?? [];
    for (const [index, one] of group.entries()) {
      const other = others[index];
      if (other !== undefined) pairs.push([one, other]);
    }
  }
  return pairs;
}
