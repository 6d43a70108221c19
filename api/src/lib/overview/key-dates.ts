import type { WorkspaceFact } from '@bidloom/contract/facts';
import { type KeyDate, type KeyDateKind, keyDateKinds } from '@bidloom/contract/overview';
import { momentsOf, zoneOf } from '@bidloom/texts/deadline';
import type { StatedZone } from '@bidloom/texts/stated-zone';
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
  const chosen = chosenZone(facts, dueAt);
  const stated = facts.flatMap((fact) => statedDate(fact, chosen) ?? []);
  const due = dueAt === null ? [] : [dueDate(dueAt)];
  const [first] = due;
  const others = stated.filter((date) => !first || date.kind !== 'submission_deadline' || areOther(first, date));
  const ahead = hereAhead(stated, dueAt);
  return [...due, ...others].sort((one, other) => middle(one, ahead) - middle(other, ahead));
}

const hour = 3_600_000;
/** How far places are ahead of UTC: at least so far, and in the middle of all of them, where a date without a zone is put. */
const [leastAhead, middleAhead] = [-12 * hour, hour];

/**
 * How far the tender's place is ahead of UTC, in milliseconds: as a date says whose time zone is known. Otherwise the due date that people
 * gave is not later than the deadline of the documents, so that the place is at most as far ahead as these differ. A due date of their own
 * before the deadline looks like a place further east, so this says something only where it is west of the middle. Null: not known.
 */
function hereAhead(stated: readonly RangedDate[], dueAt: string | null): number | null {
  const offset = stated.find(({ zone }) => typeof zone?.offset === 'number')?.zone?.offset;
  if (typeof offset === 'number') return offset * 60_000;
  const chosen = stated.find(({ range }) => range.local && range.from === range.to)?.range;
  if (chosen?.local) return chosen.local.from - chosen.from;
  const local = stated.find(({ kind }) => kind === 'submission_deadline')?.range.local;
  if (!local || dueAt === null || local.from !== local.to) return null;
  const ahead = local.from - Date.parse(dueAt);
  return ahead >= leastAhead && ahead <= middleAhead ? ahead : null;
}

/** The middle of the moments that a date may mean. A date without a zone is taken as one of the tender's place. */
function middle({ range: { from, to, local } }: RangedDate, ahead: number | null): number {
  return local && ahead !== null ? (local.from + local.to) / 2 - ahead : (from + to) / 2;
}

const dueDate = (at: string): RangedDate => ({
  ...{ kind: 'due', value: at, zone: null, at, certainty: null },
  range: { from: Date.parse(at), to: Date.parse(at), local: null },
});

/** What an ambiguous zone name means in this tender. */
interface ChosenZone {
  name: string;
  places: readonly string[];
}

/**
 * If the deadline is in an ambiguous zone, the due date that people gave says which one is meant: the one in which both are the same
 * moment. More than one place where several zones have the same time on that day.
 */
function chosenZone(facts: readonly WorkspaceFact[], dueAt: string | null): ChosenZone | null {
  const deadline = facts.find(({ fact }) => fact === 'submission_deadline');
  const zone = deadline && zoneOf(deadline);
  if (!zone || dueAt === null) return null;
  const same = momentsOf(deadline.value, zone).filter(({ at }) => Date.parse(at) === Date.parse(dueAt));
  return same.length === 0 ? null : { name: zone.name.toLowerCase(), places: same.map(({ place }) => place) };
}

/** The moments that a date in an ambiguous zone may mean, in milliseconds; none if the zone is not ambiguous. */
function possibleMoments(value: string, zone: StatedZone | null, chosen: ChosenZone | null): number[] {
  const all = zone ? momentsOf(value, zone) : [];
  const meant = all.filter(({ place }) => zone?.name.toLowerCase() === chosen?.name && chosen?.places.includes(place));
  return (meant.length > 0 ? meant : all).map(({ at }) => Date.parse(at));
}

/** Null for what is no date, such as "seven days before" or what a person typed. */
function statedDate(fact: WorkspaceFact, chosen: ChosenZone | null): RangedDate | null {
  const kind = keyDateKinds.find((name): name is Exclude<KeyDateKind, 'due'> => name === fact.fact);
  if (!kind || fact.value === null) return null;
  const zone = zoneOf(fact) ?? null;
  const range = rangeOf(fact.value, zone?.offset ?? null, possibleMoments(fact.value, zone, chosen));
  if (!range) return null;
  const isMoment = range.from === range.to;
  return {
    ...{ kind, value: fact.value, zone, certainty: fact.certainty, range },
    at: isMoment ? new Date(range.from).toISOString() : null,
  };
}
