import { allKinds } from './all-kinds.ts';
import type { Candidate } from './collect.ts';
import { areFarApart, differ } from './differ.ts';
import { type Candidates, type Group, placeFeatures } from './groups.ts';
import { dayOf } from './is-same-date.ts';
import type { FactName } from './model.ts';
import { isPast } from './parts.ts';
import { logitOf, type Weights } from './probability.ts';

/** What a tender states of a fact beside the first value. */
export interface OtherValues {
  /** Places that give another value, which can't also be true; the likeliest of each value. */
  conflicts: Candidate[];
  /**
   * Places that give another value which need not contradict the first: a date so far from it that it may be about something else, or a day
   * beside a number of days. The likeliest of each value.
   */
  apart: Candidate[];
  /** Where a date is named that the first one replaces, each sentence or row once. */
  replaced: Candidate[];
}

/** @param groups the candidates of one fact, the first its value */
export function otherValues(groups: readonly Group[], all: Candidates, place: Weights): OtherValues {
  const [first, ...others] = groups;
  if (!first) return { conflicts: [], apart: [], replaced: [] };
  const isOwn = (date: Candidate, logit: number) => !isDateOfAnother(date, logit, all, place);
  const moved = movedFrom(first, others, isOwn);
  const conflicts = conflictsOf(first, others, isOwn).filter((conflict) => !moved.includes(conflict));
  const apart = farValues(first, others, isOwn).filter((date) => !moved.includes(date));
  if (isPast(first.best.part)) return { conflicts, apart, replaced: [] };
  const named = groups.flatMap(({ members }) => members.map(({ candidate }) => candidate));
  const past = others.flatMap(({ members }) => members.filter(({ candidate }) => candidate.part === 'overtaken'));
  const overtaken = soundPlaces(first, past.slice(0, mostOvertaken), isOwn);
  const replaced = [...named.filter(({ part }) => part === 'replaced'), ...overtaken, ...moved];
  return {
    conflicts,
    apart,
    replaced: [...Map.groupBy(replaced, ({ unit }) => unit).values()].flatMap(([one]) => one ?? []),
  };
}

/** Each is compared with all candidates. */
const mostOvertaken = 100;

/** Dates that a statement itself says are replaced are listed as such. */
function farValues(
  first: Group,
  others: readonly Group[],
  isOwn: (date: Candidate, logit: number) => boolean,
): Candidate[] {
  return others
    .filter(
      ({ best, members }) =>
        (areFarApart(first.best.value, best.value) && !changesDate(members)) || isOtherMeasure(first.best, best),
    )
    .flatMap(
      ({ members }) => soundPlaces(first, members, isOwn).find((each) => !isPast(each.part) && !isOfLaw(each)) ?? [],
    );
}

/** Whether one document gives a number of days and another one a day: both may be true. */
function isOtherMeasure(one: Candidate, other: Candidate): boolean {
  if (one.place.documentId === other.place.documentId || allKinds[one.fact].class !== 'duration') return false;
  return one.value.startsWith('until ') !== other.value.startsWith('until ');
}

/** The end of what is before the date of a law: "Decreto nº 10.247, de". */
const law =
  /(?<!\p{L})(?:laws?|acts?|decrees?|directives?|regulations?|resolution|ordinance|gesetz\p{L}{0,2}|verordnung|richtlinie|erlass|lois?|décrets?|arrêtés?|ordonnance|règlement|ley(?:es)?|decretos?|resoluci[oó]n|lei|portaria|resolução|legge|d\. ?lgs\.?|decret[oi]|direttiva|ustaw\p{L}{1,3}|rozporządzeni\p{L}{1,3})(?!\p{L})[^;|]{0,24}\d[^;|]{0,16}$/iu;

/** Whether a date is only in the name of a law. */
const isOfLaw = ({ text, place: { quote } }: Candidate): boolean =>
  law.test(quote.slice(0, Math.max(0, quote.indexOf(text))).trimEnd());

/** Whether a statement says in words of change that it gives the new date of this fact: at any distance, it is about the same thing. */
const changesDate = (members: Group['members']): boolean => members.some(({ candidate: { part } }) => part === 'moved');

/** In sentences or rows. */
const nearUnits = 2;

/** A person is shown a few. Each is compared with those before it, and a price list has thousands. */
const mostFound = 100;

/**
 * Places that give another value than those of the first group, which can't also be true; the likeliest of each value. A date that can be
 * read with the day or the month first has two values at one place.
 */
function conflictsOf(
  first: Group,
  others: readonly Group[],
  isOwn: (date: Candidate, logit: number) => boolean,
): Candidate[] {
  if (allKinds[first.best.fact].class === 'words') return [];
  const found: Candidate[] = [];
  for (const { best, members } of others) {
    if (found.length === mostFound) break;
    if (isReadTwice(first.best, best)) found.push(best);
    else if (
      (differ(first.best, best) || (changesDate(members) && areFarApart(first.best.value, best.value))) &&
      // Dates that are far from each other may both be near the first.
      found.every((known) => differ(known, best) || areFarApart(known.value, best.value))
    ) {
      // A date that no longer counts contradicts nothing.
      const likeliest = soundPlaces(first, members, isOwn).find(({ part }) => isPast(first.best.part) || !isPast(part));
      if (likeliest) found.push(likeliest);
    }
  }
  return found;
}

/** Places of another value that are about the same fact as the first group, the likeliest first. */
function soundPlaces(
  first: Group,
  members: Group['members'],
  isOwn: (date: Candidate, logit: number) => boolean,
): Candidate[] {
  const ofAnother = new Set(members.flatMap(({ candidate }) => (isOfAnother(candidate) ? [candidate.unit] : [])));
  return members
    .filter(
      ({ candidate, logit }) =>
        logit > leastConflict(candidate) &&
        !ofAnother.has(candidate.unit) &&
        !isBeside(first, candidate) &&
        isOfOneThing(first.best, candidate) &&
        isOwn(candidate, logit),
    )
    .sort((a, b) => b.logit - a.logit)
    .map(({ candidate }) => candidate);
}

/** A lot, a part or a stage, which has dates of its own: "Lot 2", "Los 3", "prequalification". */
export const ofPart =
  /(?<!\p{L})(?:(?:lots?|lotes?|lotto|lotti|los|packages?|part|stage|phase)[ .:]{1,2}(?:n[o°º]\.? ?)?(?:\d|[ivx]{1,4}(?!\p{L})|[a-d](?!\p{L}))|pre-?qualif|expressions? of interest)/iu;

/**
 * The places of the date that the first group's statement moves where it does not name that date itself: "the closing date is changed to
 * 9 December" replaces an earlier closing date of the other documents. These remain conflicts, which a person must look at: a later date, which
 * may be that of a newer document; a date that another statement moves; dates of several days; and dates of a lot or stage.
 */
function movedFrom(
  first: Group,
  others: readonly Group[],
  isOwn: (date: Candidate, logit: number) => boolean,
): Candidate[] {
  if (first.best.part !== 'moved' || ofPart.test(first.best.place.quote)) return [];
  const before = others
    .flatMap(({ members }) => soundPlaces(first, members, isOwn))
    .filter(({ part, value }) => part !== 'moved' && part !== 'overtaken' && value < first.best.value);
  const near = before.filter((date) => differ(first.best, date));
  // Beside a near date, one of another year is that of another tender; alone, it is the one that the statement changes.
  const earlier = near.length > 0 ? near : before.filter(({ value }) => areFarApart(first.best.value, value));
  const days = new Set(earlier.map(({ value }) => dayOf(value)));
  return days.size > 1 || earlier.some(({ place }) => ofPart.test(place.quote)) ? [] : earlier;
}

/** Whether two values are named as the same, where a kind of fact has names for two things. */
export function isOfOneThing(one: Candidate, other: Candidate): boolean {
  const { apart } = allKinds[one.fact];
  return !apart || apart.test(one.name) === apart.test(other.name);
}

/** A logit: periods and sums are in many statements that only resemble the fact's, dates are not. */
const leastConflict = ({ fact }: Candidate) => (allKinds[fact].class === 'date' ? 0 : 0.85);

const isReadTwice = (one: Candidate, other: Candidate) =>
  one.unit === other.unit && one.text === other.text && allKinds[one.fact].class === 'date';

/** The name is that of something similar; or it is the header of a column of sums or durations, each of its own row. */
export function isOfAnother({ fact, features: { qualified, negative, column } }: Candidate): boolean {
  return qualified === 1 || negative === 1 || (column === 1 && allKinds[fact].class !== 'date');
}

/** Bids are often opened at the moment at which they are due: one sentence gives the date of both. */
const atOnce: ReadonlySet<FactName> = new Set(['submission_deadline', 'bid_opening']);
/** In units of a place's logit. */
const clearly = 0.5;

/** Whether a sentence more likely gives its date for another fact: "Questions may be sent until 4 December". */
export function isDateOfAnother(
  { fact, unit, value }: Candidate,
  logit: number,
  all: Candidates,
  place: Weights,
): boolean {
  if (allKinds[fact].class !== 'date') return false;
  return [...all].some(
    ([other, candidates]) =>
      other !== fact &&
      allKinds[other].class === 'date' &&
      !(atOnce.has(fact) && atOnce.has(other)) &&
      candidates.some(
        (one) => one.unit === unit && one.value === value && logitOf(placeFeatures(one), place) > logit + clearly,
      ),
  );
}

/** Whether a place is among those of the group, or of sums and durations so near that it is about another case, stage or lot. */
function isBeside(group: Group, other: Candidate): boolean {
  const reach = allKinds[other.fact].class === 'date' ? 0 : nearUnits;
  return group.members.some(
    ({ candidate: { unit, place }, logit }) =>
      logit > 0 && place.documentId === other.place.documentId && Math.abs(unit - other.unit) <= reach,
  );
}
