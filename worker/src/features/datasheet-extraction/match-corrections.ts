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

/**
 * Finds the values of an earlier run that people corrected among those that a new run has found. They are the same if the document, the page,
 * what they are called and what was read are the same: a value that is read otherwise by now may need no correction, or another one.
 *
 * @param before items of the earlier run with the same documents, corrected or not: of those that are alike, the order tells them apart
 * @returns `left`: how many corrected values the new run has not found in the same way
 */
export function matchCorrections(
  before: readonly CorrectedItem[],
  found: readonly FoundItem[],
): { carried: CarriedCorrection[]; left: number } {
  const tables = pairTables(before, found);
  const parameters = pairParameters(before, found);
  const carried: CarriedCorrection[] = [];
  const values = new Map<number, Author & { parameters: Value[] }>();
  let left = 0;
  for (const item of before) {
    const { correctedBy, correctedAt } = item;
    if (item.kind === 'table') {
      const table = tables.get(item.ordinal);
      const all = item.correction?.cells ?? [];
      const cells = all.filter((cell) => table && textAt(table, cell) === textAt(item, cell));
      left += all.length - cells.length;
      if (table && cells.length > 0)
        carried.push({ ordinal: table.ordinal, correction: { cells }, correctedBy, correctedAt });
      continue;
    }
    for (const { index, ...value } of item.correction?.parameters ?? []) {
      const place = parameters.get(`${item.ordinal}/${index}`);
      if (!place) {
        left += 1;
        continue;
      }
      const own = values.get(place.ordinal)?.parameters ?? [];
      values.set(place.ordinal, { correctedBy, correctedAt, parameters: [...own, { index: place.index, ...value }] });
    }
  }
  for (const [ordinal, { parameters: list, ...author }] of values) {
    carried.push({ ordinal, correction: { parameters: list }, ...author });
  }
  return { carried, left };
}

const textAt = ({ content }: Pick<TableItem, 'content'>, { row, column }: Cell) =>
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
