import type { Parameter } from './model.ts';
import { parameterWords } from './parameter-words.ts';

/** What is looked at to compare values. */
export type Comparable = Omit<Parameter, 'page' | 'source'>;

/** A sheet whose tags are compared; the same tag of two documents is two columns. */
export interface ComparedSheet<Value extends Comparable> {
  document?: string;
  parameters: readonly Value[];
}

/** A piece of equipment as one document describes it. */
export interface ComparedColumn {
  tag: string;
  document: string | null;
}

/** A line of the comparison: one parameter over all columns. */
export interface ComparedLine<Value extends Comparable> {
  /** As the first sheet that has it calls it. */
  name: string;
  /** The unit that all its values are printed in; null where they differ or have none. */
  unit: string | null;
  condition: string | null;
  section: string | null;
  /**
   * Two of its values are not the same, or another sheet of a column says something else. Numbers are compared in a common unit, texts by
   * their words.
   */
  disagrees: boolean;
  /** It disagrees, or a column has no value. */
  differs: boolean;
  /** By the index of the column. */
  values: ReadonlyMap<number, Value>;
}

export interface TagComparison<Value extends Comparable> {
  columns: ComparedColumn[];
  lines: ComparedLine<Value>[];
}

interface Line<Value> {
  first: Value;
  values: Map<number, Value>;
  isDisputed: boolean;
  next: Line<Value> | null;
}

/**
 * Puts the sheets of several tags side by side; `tags` in that order, all of them in the order of the sheets if not given. Every value
 * has a place: what a column says a second time in other words has a line of its own.
 */
export function compareTags<Value extends Comparable>(
  sheets: readonly ComparedSheet<Value>[],
  options: { tags?: string[]; language?: string } = {},
): TagComparison<Value> {
  const keyOf = keysIn(options.language ?? 'en');
  const columns = columnsOf(sheets, options.tags);
  const start: Pick<Line<Value>, 'next'> = { next: null };
  const lines = new Map<string, Line<Value>>();
  for (const [index, { parts }] of columns.entries()) {
    // A parameter that is new comes after the one that it follows in its sheet.
    let after = start;
    for (const { key, value, isDisputed } of keyedValues(parts, keyOf)) {
      let line = lines.get(key);
      if (!line) {
        line = { first: value, values: new Map(), isDisputed: false, next: after.next };
        after.next = line;
        lines.set(key, line);
      }
      line.values.set(index, value);
      line.isDisputed ||= isDisputed;
      after = line;
    }
  }
  const inOrder: ComparedLine<Value>[] = [];
  for (let line = start.next; line; line = line.next) inOrder.push(describe(line, columns.length));
  return { columns: columns.map(({ tag, document }) => ({ tag, document })), lines: inOrder };
}

/** The columns, each with the parameters that each of its sheets has. */
function columnsOf<Value extends Comparable>(sheets: readonly ComparedSheet<Value>[], asked: string[] | undefined) {
  const columns = new Map<string, ComparedColumn & { parts: Value[][] }>();
  for (const { document = null, parameters } of sheets) {
    for (const [tag, part] of Map.groupBy(parameters, (each) => each.tag)) {
      if (tag === null) continue;
      const key = JSON.stringify([document, tag]);
      const column = columns.get(key) ?? { tag, document, parts: [] };
      column.parts.push(part);
      columns.set(key, column);
    }
  }
  const all = [...columns.values()];
  return asked ? asked.flatMap((tag) => all.filter((column) => column.tag === tag)) : all;
}

type KeyOf = (text: string) => string;

/** Words in any order and form; each text is looked at once. */
function keysIn(language: string): KeyOf {
  const known = new Map<string, string>();
  return (text) => {
    const key =
      known.get(text) ??
      parameterWords(text, language)
        .map((keys) => keys[0])
        .sort()
        .join(' ');
    known.set(text, key);
    return key;
  };
}

/**
 * The values of a column, each with a key of its own: what two of its sheets say alike is one value; what they say otherwise are several,
 * one after the other.
 */
function keyedValues<Value extends Comparable>(
  parts: readonly Value[][],
  keyOf: KeyOf,
): { key: string; value: Value; isDisputed: boolean }[] {
  const byKey = new Map<string, Value[]>();
  for (const part of parts) {
    for (const [key, value] of keyedInSheet(part, keyOf)) {
      const known = byKey.get(key) ?? [];
      if (!known.some((other) => isSame(other, value))) byKey.set(key, [...known, value]);
    }
  }
  return [...byKey].flatMap(([key, values]) =>
    values.map((value, index) => ({
      key: index === 0 ? key : `${key} // ${index + 1}`,
      value,
      isDisputed: values.length > 1,
    })),
  );
}

/** A key for each parameter of a sheet: its words and condition, with its group or a number where the words come again. */
function keyedInSheet<Value extends Comparable>(parameters: readonly Value[], keyOf: KeyOf): Map<string, Value> {
  const bySimple = Map.groupBy(parameters, ({ parameter, condition }) =>
    keyOf(condition !== null && !parameter.includes(condition) ? `${parameter} ${condition}` : parameter),
  );
  const keys = new Map<Value, string>();
  const taken = new Set<string>();
  for (const [key, group] of bySimple) {
    const sections = new Set(group.map(({ section }) => section));
    const isApart = sections.size > 1 && sections.size === group.length;
    for (const parameter of group) {
      const base = isApart ? `${key} / ${keyOf(parameter.section ?? '')}` : key;
      let own = base;
      for (let nth = 2; taken.has(own); nth++) own = `${base} / ${nth}`;
      taken.add(own);
      keys.set(parameter, own);
    }
  }
  return new Map(parameters.map((parameter) => [keys.get(parameter) ?? '', parameter]));
}

function describe<Value extends Comparable>(
  { first, values, isDisputed }: Line<Value>,
  columns: number,
): ComparedLine<Value> {
  const all = [...values.values()];
  const units = new Set(all.map(({ unit }) => unit));
  const { parameter, condition, section } = first;
  const disagrees = isDisputed || all.some((value) => !isSame(value, first));
  return {
    name: parameter,
    unit: units.size === 1 ? first.unit : null,
    condition,
    section,
    disagrees,
    differs: disagrees || values.size < columns,
    values,
  };
}

/** Whether two values say the same: 10 bar and 1 MPa do, 10 bar(g) and 10 bar(a) do not. */
function isSame(a: Comparable, b: Comparable): boolean {
  const [one, other] = [a.normalized, b.normalized];
  if (one && other) {
    return (
      one.unit === other.unit &&
      isNear(one.value, other.value) &&
      isNear(one.upTo ?? one.value, other.upTo ?? other.value)
    );
  }
  const words = ({ value, unit }: Comparable) =>
    `${value} ${unit ?? ''}`
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.,%+<>≤≥±-]+/gu, ' ')
      .trim();
  return words(a) === words(b);
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));
