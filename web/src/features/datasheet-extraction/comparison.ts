import type { ShownParameter } from './shown-parameters.ts';
import { withUnit } from './shown-parameters.ts';

/** A piece of equipment in one document. */
export interface ComparedColumn {
  key: string;
  tag: string;
  documentId: string;
  fileName: string;
}

/** A parameter over all columns. */
export interface ComparedLine {
  key: string;
  name: string;
  condition: string | null;
  section: string | null;
  /** The values of each column, also different values of several sheets of one document; empty if there are none. */
  values: ShownParameter[][];
  /** Whether its values differ, or a column has none. */
  differs: boolean;
  /** For each column, whether its value differs from most others. */
  odd: boolean[];
}

const keyOfColumn = ({ documentId, tag }: Pick<ShownParameter, 'documentId' | 'tag'>) => `${documentId} ${tag}`;

/** The tags of the documents, in their order. */
export function columnsOf(parameters: readonly ShownParameter[]): ComparedColumn[] {
  const columns = new Map<string, ComparedColumn>();
  for (const { tag, documentId, fileName } of parameters) {
    if (tag === null) continue;
    const key = keyOfColumn({ documentId, tag });
    if (!columns.has(key)) columns.set(key, { key, tag, documentId, fileName });
  }
  return [...columns.values()];
}

/** A key that ignores order, case and plurals of words. */
const keyOf = (words: string): string =>
  (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .sort()
    .join(' ');

const nameOf = ({ parameter, condition }: ShownParameter) =>
  condition !== null && !parameter.includes(condition) ? `${parameter} ${condition}` : parameter;

/** The values of a column by key: their words, with the group of the sheet if the same words occur twice. */
function keyed(parameters: readonly ShownParameter[]): Map<string, ShownParameter[]> {
  const keys = new Map<string, ShownParameter[]>();
  for (const [key, group] of Map.groupBy(parameters, (parameter) => keyOf(nameOf(parameter)))) {
    const inSheet = Map.groupBy(group, ({ ordinal }) => ordinal);
    for (const sheet of inSheet.values()) {
      const sections = new Set(sheet.map(({ section }) => section));
      for (const [index, parameter] of sheet.entries()) {
        const isApart = sheet.length > 1 && sections.size === sheet.length;
        const own = isApart
          ? `${key} / ${keyOf(parameter.section ?? '')}`
          : sheet.length > 1
            ? `${key} / ${index}`
            : key;
        const known = keys.get(own) ?? [];
        if (!known.some((other) => isSame(other, parameter))) keys.set(own, [...known, parameter]);
      }
    }
  }
  return keys;
}

/** Puts columns side by side: a line for each parameter that any of them has. */
export function compareColumns(
  parameters: readonly ShownParameter[],
  columns: readonly ComparedColumn[],
): ComparedLine[] {
  const byColumn = Map.groupBy(parameters, keyOfColumn);
  const lines: { key: string; first: ShownParameter; values: ShownParameter[][] }[] = [];
  for (const [place, column] of columns.entries()) {
    let after = -1;
    for (const [key, values] of keyed(byColumn.get(column.key) ?? [])) {
      const [first] = values;
      if (!first) continue;
      const known = lines.findIndex((line) => line.key === key);
      const line = lines[known];
      if (line) {
        line.values[place] = values;
        after = known;
      } else {
        // A new parameter is inserted after its predecessor in the sheet.
        after += 1;
        const row = columns.map((): ShownParameter[] => []);
        row[place] = values;
        lines.splice(after, 0, { key, first, values: row });
      }
    }
  }
  return lines.map(({ key, first, values }) => ({
    key,
    name: first.parameter,
    condition: first.parameter.includes(first.condition ?? '') ? null : first.condition,
    section: first.section,
    values,
    ...differencesOf(values),
  }));
}

/** The columns that share most parameters with the largest one, which are compared first. */
export function usualColumns(parameters: readonly ShownParameter[], columns: readonly ComparedColumn[]): string[] {
  const byColumn = Map.groupBy(parameters, keyOfColumn);
  const names = columns.map(({ key }) => new Set((byColumn.get(key) ?? []).map((one) => keyOf(nameOf(one)))));
  const fullest = names.reduce((best, own, index) => (own.size > (names[best]?.size ?? 0) ? index : best), 0);
  const base = names[fullest] ?? new Set();
  const isAlike = (own: Set<string>) =>
    [...own].filter((name) => base.has(name)).length * 2 >= Math.max(own.size, base.size);
  return columns.flatMap(({ key }, index) => (isAlike(names[index] ?? new Set()) ? [key] : [])).slice(0, mostAtFirst);
}

/** The number of columns at first; more would be hard to read, but can be chosen. */
const mostAtFirst = 8;

function differencesOf(values: readonly ShownParameter[][]): Pick<ComparedLine, 'differs' | 'odd'> {
  const kinds: { example: ShownParameter; count: number }[] = [];
  const kindOf = (value: ShownParameter) => kinds.find(({ example }) => isSame(example, value));
  for (const value of values.flat()) {
    const kind = kindOf(value);
    if (kind) kind.count += 1;
    else kinds.push({ example: value, count: 1 });
  }
  const most = Math.max(...kinds.map(({ count }) => count));
  const usual = kinds.filter(({ count }) => count === most);
  // If two values differ, both are marked; if many values are all different, none is.
  const isOdd = (value: ShownParameter) => (usual.length === 1 ? kindOf(value) !== usual[0] : values.length === 2);
  return {
    differs: kinds.length > 1 || values.some(({ length }) => length === 0),
    odd: values.map((own) => kinds.length > 1 && own.some(isOdd)),
  };
}

/** Whether two values are equal, such as 10 bar and 1 MPa. Texts are compared by their words. */
function isSame(one: ShownParameter, other: ShownParameter): boolean {
  const [a, b] = [one.normalized, other.normalized];
  if (a && b) return a.unit === b.unit && isNear(a.value, b.value) && isNear(a.upTo ?? a.value, b.upTo ?? b.value);
  return wordsOf(one) === wordsOf(other);
}

const wordsOf = (value: ShownParameter) =>
  withUnit(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,%+<>≤≥±-]+/gu, ' ')
    .trim();

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));
