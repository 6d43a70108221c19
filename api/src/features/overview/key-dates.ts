import { momentsOf, zoneOf } from '@bidloom/contract/deadline';
import type { WorkspaceFact } from '@bidloom/contract/facts';
import { type KeyDate, type KeyDateKind, keyDateKinds } from '@bidloom/contract/overview';
import { areOther, type DateRange, rangeOf } from './date-range.ts';

/** A key date with all moments that it may mean. */
export interface RangedDate extends KeyDate {
  range: DateRange;
}

/**
 * The dates of a tender in their order: the due date that people gave it, and those of its key facts that are a date. The deadline that its
 * documents state is added only where it differs from the due date.
 */
export function keyDatesOf(facts: readonly WorkspaceFact[], dueAt: string | null): RangedDate[] {
  const stated = facts.flatMap((fact) => statedDate(fact) ?? []);
  const due = dueAt === null ? [] : [dueDate(dueAt)];
  const [first] = due;
  const others = stated.filter((date) => !first || date.kind !== 'submission_deadline' || areOther(first, date));
  return [...due, ...others].sort((one, other) => middle(one) - middle(other));
}

const middle = ({ range: { from, to } }: RangedDate) => (from + to) / 2;

const dueDate = (at: string): RangedDate => ({
  ...{ kind: 'due', value: at, zone: null, at, certainty: null },
  range: { from: Date.parse(at), to: Date.parse(at), local: null },
});

/** Null for what is no date, such as "seven days before" or what a person typed. */
function statedDate(fact: WorkspaceFact): RangedDate | null {
  const kind = keyDateKinds.find((name): name is Exclude<KeyDateKind, 'due'> => name === fact.fact);
  if (!kind || fact.value === null) return null;
  const zone = zoneOf(fact) ?? null;
  const moments = zone ? momentsOf(fact.value, zone).map(({ at }) => Date.parse(at)) : [];
  const range = rangeOf(fact.value, zone?.offset ?? null, moments);
  if (!range) return null;
  const isMoment = range.from === range.to;
  return {
    ...{ kind, value: fact.value, zone, certainty: fact.certainty, range },
    at: isMoment ? new Date(range.from).toISOString() : null,
  };
}
