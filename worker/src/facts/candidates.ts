import type { FactKind } from './kinds/model.ts';
import { compilePhrases } from './phrases.ts';
import type { Tender, TenderUnit } from './read-tender.ts';
import { countsOf, unitOf } from './values/bare-days.ts';
import type { ReadValue } from './values/model.ts';

/** Where a value is, seen from the name of its fact. */
export type Relation =
  | 'within'
  | 'after'
  | 'before'
  | 'right'
  | 'left'
  | 'column'
  | 'next'
  | 'heading'
  | 'previous'
  | 'reference';

/** A value beside the name of a fact. */
export interface Pairing {
  kind: FactKind;
  value: ReadValue;
  /** The unit that the value is in, and that of the name. */
  unit: TenderUnit;
  nameUnit: TenderUnit;
  /** Offsets into the name unit's folded text. */
  name: { start: number; end: number };
  isStrong: boolean;
  relation: Relation;
  /** Characters between name and value (0 where they overlap), units apart, and values of the same kind between them. */
  distance: number;
  steps: number;
  between: number;
  /** The date of another fact, at which this one is as well: `openedAtOnce`. */
  isAtOnce?: true;
}

/** Patterns of a kind, put together once. */
export interface CompiledKind {
  kind: FactKind;
  names: RegExp | null;
  hints: RegExp | null;
  rivals: RegExp | null;
  negatives: RegExp | null;
  refused: RegExp | null;
  cues: RegExp | null;
  sections: RegExp | null;
  absent: RegExp | null;
}

export function compileKind(kind: FactKind, languages: ReadonlySet<string>): CompiledKind {
  const compile = (phrases: FactKind['names'] | undefined) => (phrases ? compilePhrases(phrases, languages) : null);
  return {
    kind,
    names: compile(kind.names),
    hints: compile(kind.hints),
    rivals: compile(kind.rivals),
    negatives: compile(kind.negatives),
    refused: compile(kind.refused),
    cues: compile(kind.cues),
    sections: compile(kind.sections),
    absent: compile(kind.absent),
  };
}

/** How many units after a heading, and after a sentence that names a fact without a value, may give the value. */
const unitsUnderHeading = 6;
const unitsAfterName = 2;
/** Rows below a header. */
const rowsUnderHeader = 12;
const longestLead = 220;
/** The most names and values of one kind in a unit. A unit with more is a list, not a statement, and every name is compared with every value. */
const mostNames = 20;
const mostValues = 40;
const longestLabel = 40;

/** All pairs of a name of the kind and a value near it that may be the fact's value. */
export function pairingsOf(compiled: CompiledKind, tender: Tender): Pairing[] {
  const found: Pairing[] = [];
  const values = new Map<TenderUnit, ReadValue[]>();
  const numbers = new Map<TenderUnit, number[]>();
  const valuesOf = (unit: TenderUnit) => {
    let read = values.get(unit);
    if (!read) {
      read = compiled.kind.values(unit.folded, unit.habits).slice(0, mostValues);
      values.set(unit, read);
    }
    return read;
  };
  const numbersOf = (unit: TenderUnit) => {
    let read = numbers.get(unit);
    if (!read) {
      read = valuesOf(unit).map((value) => cellAt(unit, value.start));
      numbers.set(unit, read);
    }
    return read;
  };
  for (const { unit, start, end, isStrong } of namesIn(compiled, tender)) {
    const base = { kind: compiled.kind, nameUnit: unit, name: { start, end }, isStrong };
    const own =
      unit.kind === 'row'
        ? inRow(cellAt(unit, start), start, end, valuesOf(unit), numbersOf(unit))
        : inSentence(start, end, valuesOf(unit));
    for (const each of own) found.push({ ...base, unit, steps: 0, ...each });
    if (own.length === 0)
      for (const other of tender.references(unit))
        for (const value of valuesOf(other).slice(0, 2))
          found.push({ ...base, value, unit: other, relation: 'reference', distance: 0, between: 0, steps: 1 });
    if (unit.kind === 'row') {
      for (const each of inColumn(tender, unit, start, valuesOf, compiled.kind.class === 'duration'))
        found.push({ ...base, ...each });
      if (own.length > 0) continue;
    }
    for (const each of beforeLabel(tender, unit, end - start, valuesOf)) found.push({ ...base, ...each });
    const hasAfter = own.some(({ relation }) => relation === 'after' || relation === 'within');
    if (unit.kind !== 'heading' && (hasAfter || unit.folded.length - end > longestLead)) continue;
    const reach = unit.kind === 'heading' ? unitsUnderHeading : unitsAfterName;
    for (const each of following(tender, unit, reach, valuesOf))
      found.push({ ...base, ...each, distance: each.distance + unit.folded.length - end });
  }
  return found;
}

/** Names are looked for in each unit by itself: one that begins in a heading and ends in the sentence below it would hide those of both. */
export function namesIn({ names, hints }: CompiledKind, { units }: Tender) {
  const found: { unit: TenderUnit; start: number; end: number; isStrong: boolean }[] = [];
  for (const unit of units) {
    const taken: { start: number; end: number }[] = [];
    for (const [pattern, isStrong] of [
      [names, true],
      [hints, false],
    ] as const) {
      if (!pattern) continue;
      for (const { index: start, 0: name } of unit.folded.matchAll(pattern)) {
        const end = start + name.length;
        if (taken.length >= mostNames) break;
        if (!isStrong && taken.some((other) => start < other.end && end > other.start)) continue;
        taken.push({ start, end });
        found.push({ unit, start, end, isStrong });
      }
    }
  }
  return found;
}

type Placed = Pick<Pairing, 'value' | 'relation' | 'distance' | 'between'>;

const nearest = 3;

function inSentence(start: number, end: number, values: readonly ReadValue[]): Placed[] {
  const within = values.filter((value) => value.start < end && value.end > start);
  const after = values.filter((value) => value.start >= end);
  const before = values.filter((value) => value.end <= start).reverse();
  return [
    ...within.map((value) => ({ value, relation: 'within' as const, distance: 0, between: 0 })),
    ...after
      .slice(0, nearest)
      .map((value, between) => ({ value, relation: 'after' as const, distance: value.start - end, between })),
    ...before
      .slice(0, nearest)
      .map((value, between) => ({ value, relation: 'before' as const, distance: start - value.end, between })),
  ];
}

/** Number of the cell that an offset of a row is in, -1 between cells. */
const cellAt = ({ cells }: TenderUnit, at: number) => cells.findIndex(({ start, end }) => at >= start && at < end);

/** `own`: number of the name's cell; `cells`: those of the values. */
function inRow(
  own: number,
  start: number,
  end: number,
  values: readonly ReadValue[],
  cells: readonly number[],
): Placed[] {
  const placed = values.map((value, at) => ({ value, cell: cells[at] as number }));
  const found: Placed[] = inSentence(
    start,
    end,
    values.filter((_, at) => cells[at] === own),
  );
  const right = placed.filter(({ cell }) => cell > own);
  const left = placed.filter(({ value, cell }) => value.start < start && cell < own && cell >= 0).reverse();
  right.slice(0, nearest).forEach(({ value, cell }, between) => {
    found.push({ value, relation: 'right', distance: (cell - own - 1) * 20, between });
  });
  left.slice(0, nearest).forEach(({ value, cell }, between) => {
    found.push({ value, relation: 'left', distance: (own - cell - 1) * 20, between });
  });
  return found;
}

type PlacedElsewhere = Placed & Pick<Pairing, 'unit' | 'steps'>;

/** The cells under a header's cell. */
function inColumn(
  tender: Tender,
  unit: TenderUnit,
  start: number,
  valuesOf: (unit: TenderUnit) => ReadValue[],
  isDuration: boolean,
): PlacedElsewhere[] {
  const column = cellAt(unit, start);
  const head = unit.cells[column];
  // "Delivery days" over "45".
  const letter = isDuration && head ? unitOf(unit.folded.slice(head.start, head.end)) : null;
  const found: PlacedElsewhere[] = [];
  for (let step = 1; step <= rowsUnderHeader; step++) {
    const next = tender.units[unit.index + step];
    if (!next || next.header !== unit.cells || !next.cells[column]) break;
    const cell = next.cells[column] as { start: number; end: number };
    const value =
      valuesOf(next).find((each) => each.start >= cell.start && each.end <= cell.end) ??
      (letter ? countIn(next, cell, letter) : undefined);
    if (value) found.push({ value, unit: next, relation: 'column', distance: 0, between: step - 1, steps: step });
  }
  return found;
}

/**
 * For a name on a separate line, and the line before it that contains little more than a value: label and value were read in the wrong
 * order.
 */
function beforeLabel(
  tender: Tender,
  unit: TenderUnit,
  nameLength: number,
  valuesOf: (unit: TenderUnit) => ReadValue[],
): PlacedElsewhere[] {
  const previous = tender.units[unit.index - 1];
  if (unit.kind === 'row' || !previous || previous.kind === 'row' || previous.page !== unit.page) return [];
  if (unit.folded.length > nameLength + longestLabel || previous.folded.length > longestLabel) return [];
  const value = valuesOf(previous).find(({ start, end }) => (end - start) * 2 > previous.folded.length);
  return value ? [{ value, unit: previous, relation: 'previous', distance: 0, between: 0, steps: 1 }] : [];
}

function countIn(unit: TenderUnit, { start, end }: { start: number; end: number }, letter: string) {
  const [count] = countsOf(unit.folded.slice(start, end), letter);
  return count && { ...count, start: start + count.start, end: start + count.end };
}

function following(
  tender: Tender,
  unit: TenderUnit,
  reach: number,
  valuesOf: (unit: TenderUnit) => ReadValue[],
): PlacedElsewhere[] {
  const found: PlacedElsewhere[] = [];
  let distance = 0;
  for (let step = 1; step <= reach; step++) {
    const next = tender.units[unit.index + step];
    if (!next || next.page.documentIndex !== unit.page.documentIndex) break;
    if (next.kind === 'heading' && step > 1) break;
    const values = valuesOf(next);
    const relation = unit.kind === 'heading' ? 'heading' : 'next';
    for (const value of values.slice(0, nearest))
      found.push({
        value,
        unit: next,
        relation,
        distance: distance + value.start,
        between: values.indexOf(value) + (found.length > 0 ? 1 : 0),
        steps: step,
      });
    distance += next.folded.length;
  }
  return found.slice(0, 8);
}
