import { allKinds } from './all-kinds.ts';
import type { Candidate } from './collect.ts';
import { isDateOfAnother, isOfAnother, isOfOneThing, ofPart } from './conflicts.ts';
import { areFarApart } from './differ.ts';
import { type Candidates, placeFeatures } from './groups.ts';
import { dayOf, isSameDate } from './is-same-date.ts';
import type { FactName } from './model.ts';
import { isPast } from './parts.ts';
import { logitOf, type Weights } from './probability.ts';

/**
 * The candidates of a fact. Where a numbered addendum states its date, those of the tender and of earlier addenda are marked as overtaken, in
 * whatever words it states it: a later addendum counts, whether it says "is extended to" or states the dates once more. A date that it
 * repeats beside a new one is overtaken, too: it says what was changed.
 */
export function withOvertaken(fact: FactName, all: Candidates, place: Weights): readonly Candidate[] {
  const candidates = all.get(fact) ?? [];
  if (allKinds[fact].class !== 'date') return candidates;
  const editions = [...new Set(candidates.map(({ edition }) => edition))].filter((edition) => edition > 0);
  if (editions.length === 0) return candidates;
  const byUnit = candidatesByUnit(all);
  const sound = candidates.filter((candidate) => isSound(candidate, byUnit.get(candidate.unit) ?? new Map(), place));
  let marked = candidates;
  let current = sound.filter(({ edition, part }) => edition === 0 && part !== 'replaced');
  for (const edition of editions.sort((a, b) => a - b)) {
    const isEarlier = amongDates(sound.filter((each) => each.edition < edition));
    const stated = statedIn(edition, marked, sound, isEarlier);
    const isCurrent = amongDates(current);
    const later = newDates(stated, isEarlier, isCurrent);
    if (later.length > 0 && later.length <= mostNewDates) {
      marked = marked.map((candidate) => markedBy(later, isCurrent, candidate));
      current = later;
    }
    const isLatest = amongDates(current);
    const isHistory = (candidate: Candidate) =>
      candidate.edition === edition && isEarlier(candidate) && !isLatest(candidate) && !isPast(candidate.part);
    marked = marked.map((candidate) => (isHistory(candidate) ? { ...candidate, part: 'overtaken' } : candidate));
  }
  return marked;
}

/** Places of new dates in an addendum; one with more of them is a list of something else. */
const mostNewDates = 50;

/**
 * The places of an addendum's new dates. Where it states the date that counts in a sentence or row of its own, it confirms that date, and another one
 * counts only if a statement moves it. So it is where it names no new date: it may move it back to an earlier one.
 */
function newDates(
  stated: readonly Candidate[],
  isEarlier: (candidate: Candidate) => boolean,
  isCurrent: (candidate: Candidate) => boolean,
): Candidate[] {
  const fresh = stated.filter((candidate) => !isEarlier(candidate));
  const units = new Set(fresh.map(({ unit }) => unit));
  const isConfirmed = stated.some((candidate) => isCurrent(candidate) && !units.has(candidate.unit));
  return fresh.length > 0 && !isConfirmed
    ? fresh
    : (fresh.length > 0 ? fresh : stated).filter(({ part }) => part === 'moved');
}

/** What is asked for, or refused. */
const asking =
  /(?<!\p{L})(?:requests? (?:that|to|for|an?)|requested (?:that|to)|kindly|please (?:extend|consider)|we ask|asks? (?:for|to|that)|denied|not (?:granted|extended|accepted)|bitten|beantrag\p{L}{1,4}|demandons|solicit\p{L}{1,6}|chiediamo)(?!\p{L})/iu;

/** Tells whether a date is among those of candidates, each of which is compared with those of its day alone: a page may be full of dates. */
function amongDates(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const byDay = new Map<string, Set<string>>();
  for (const { value } of candidates) byDay.set(dayOf(value), (byDay.get(dayOf(value)) ?? new Set()).add(value));
  return ({ value }) => [...(byDay.get(dayOf(value)) ?? [])].some((each) => isSameDate(each, value));
}

/** The candidates of each sentence or row, by fact. */
function candidatesByUnit(all: Candidates): Map<number, Map<FactName, Candidate[]>> {
  const byUnit = new Map<number, Map<FactName, Candidate[]>>();
  for (const [fact, candidates] of all)
    for (const candidate of allKinds[fact].class === 'date' ? candidates : []) {
      const ofUnit = byUnit.get(candidate.unit) ?? new Map<FactName, Candidate[]>();
      byUnit.set(candidate.unit, ofUnit);
      const ofFact = ofUnit.get(fact);
      if (ofFact) ofFact.push(candidate);
      else ofUnit.set(fact, [candidate]);
    }
  return byUnit;
}

/**
 * The dates that an addendum states. In a row of a table of changes, the new date may be columns away from its name ("Original | Addendum 1 |
 * Addendum 2"): it counts where the name is that of an earlier date of the row.
 */
function statedIn(
  edition: number,
  candidates: readonly Candidate[],
  sound: readonly Candidate[],
  isEarlier: (candidate: Candidate) => boolean,
): Candidate[] {
  const own = sound.filter((candidate) => candidate.edition === edition && candidate.part !== 'replaced');
  const known = new Set(own);
  const rows = new Set(
    sound.flatMap((each) => (each.edition === edition && each.features.row && isEarlier(each) ? [each.unit] : [])),
  );
  const beside = candidates.filter(
    (candidate) =>
      rows.has(candidate.unit) &&
      candidate.features.strong === 1 &&
      !known.has(candidate) &&
      !isEarlier(candidate) &&
      !isOfAnother(candidate),
  );
  return [...own, ...beside];
}

/** @param isCurrent whether a date counted until the addendum with the new ones */
function markedBy(
  later: readonly Candidate[],
  isCurrent: (candidate: Candidate) => boolean,
  candidate: Candidate,
): Candidate {
  const [first] = later;
  if (!first || candidate.edition > first.edition || later.includes(candidate)) return candidate;
  const same = later.find(({ value }) => isSameDate(value, candidate.value));
  // The date counts again, wherever it is.
  if (same) return isPast(candidate.part) ? { ...candidate, part: same.part } : candidate;
  if (isPast(candidate.part) || ofPart.test(candidate.place.quote) || !isOfOneThing(first, candidate)) return candidate;
  if (candidate.edition === first.edition) return candidate;
  // A statement outside of addenda that moves the date may be later than they are.
  if (candidate.edition === 0 && candidate.part === 'moved') return candidate;
  const isNear = later.some(({ value }) => !areFarApart(value, candidate.value));
  return isCurrent(candidate) || isNear || candidate.part === 'moved' ? { ...candidate, part: 'overtaken' } : candidate;
}

/** Whether a place more likely than not gives the date of the fact, for the tender as a whole. */
function isSound(candidate: Candidate, all: Candidates, place: Weights): boolean {
  const logit = logitOf(placeFeatures(candidate), place);
  return (
    logit > 0 &&
    (candidate.features.strong === 1 || candidate.part === 'moved') &&
    !isOfAnother(candidate) &&
    !ofPart.test(candidate.place.quote) &&
    !asking.test(candidate.place.quote) &&
    !isDateOfAnother(candidate, logit, all, place)
  );
}
