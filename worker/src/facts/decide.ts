import { leastCertain } from '@bidloom/texts/certainty';
import { allKinds } from './all-kinds.ts';
import type { Candidate } from './collect.ts';
import { differ } from './differ.ts';
import type { Features } from './features.ts';
import { isWithin } from './is-within.ts';
import type { FactName, FactPlace, FactValue, FoundFact } from './model.ts';
import { precedence } from './parts.ts';
import { logistic, logitOf, type Weights, withShares } from './probability.ts';

/** What the probability is made of: one model for a single place, one for what all places together say. */
export interface FactModel {
  place: Weights;
  verdict: Weights;
}

/** Candidates that say the same. */
export interface Group {
  best: Candidate;
  logit: number;
  pages: number;
  members: { candidate: Candidate; logit: number }[];
}

export function placeFeatures(candidate: Candidate): Features {
  return withShares(candidate.features, candidate.fact, allKinds[candidate.fact].class);
}

/** Candidates that say the same put together, the likeliest first. */
export function groupCandidates(candidates: readonly Candidate[], place: Weights): Group[] {
  const groups = new Map<string, Group>();
  for (const candidate of candidates) {
    const logit = logitOf(placeFeatures(candidate), place);
    const group = groups.get(candidate.key);
    if (!group) groups.set(candidate.key, { best: candidate, logit, pages: 1, members: [{ candidate, logit }] });
    else {
      group.members.push({ candidate, logit });
      if (logit > group.logit) Object.assign(group, { best: candidate, logit });
    }
  }
  for (const group of groups.values()) {
    // Another place counts for as much as it is likely itself.
    const places = new Map<string, number>();
    for (const { candidate, logit } of group.members) {
      const at = `${candidate.place.page} ${candidate.place.start}`;
      places.set(at, Math.max(places.get(at) ?? 0, logistic(logit)));
    }
    group.pages = [...places.values()].reduce((sum, each) => sum + each, 0);
  }
  return [...groups.values()].sort((a, b) => rank(b) - rank(a));
}

/** What other places add that say the same. Not of permissions: duties of partners are named often, the permission once. */
const agreement = 0.6;
const rank = ({ best, logit, pages }: Group) =>
  logit +
  (best.part ? precedence[best.part] : 0) +
  (allKinds[best.fact].class === 'yesNo' ? 0 : agreement * Math.log(1 + pages));

/** The features of the best place that still count when all places are compared. */
const ofBest = 'negative rival tight section ownTitle form form_title first_title late blank example long strong'.split(
  ' ',
);

/** What tells how likely the first of the groups is right. */
export function verdictFeatures(fact: FactName, groups: readonly Group[]): Features {
  const [first, second] = groups;
  if (!first) return {};
  const likely = logistic(first.logit);
  const features: Features = {
    logit: Math.max(-1.5, Math.min(1.5, first.logit / 3)),
    likely,
    margin: Math.min(1, (rank(first) - (second ? rank(second) : rank(first) - 4)) / 4),
    agreement: Math.min(1.5, Math.log(1 + first.pages)),
    others: Math.min(1.5, Math.log(groups.length) / 2),
    rivalry: second ? logistic(second.logit) : 0,
  };
  // Of the place itself, only what is true of all facts: there are too few examples to tell facts apart.
  const place = Object.fromEntries(ofBest.map((name) => [name, first.best.features[name] ?? 0]));
  return { ...withShares(features, fact, allKinds[fact].class), ...place };
}

/** Candidates of all facts of a tender, by fact. */
export type Candidates = ReadonlyMap<FactName, readonly Candidate[]>;

/** What the documents state of a fact. The place of a group is its likeliest. */
export function decideFact(fact: FactName, candidates: Candidates, model: FactModel, threshold: number): FoundFact {
  const groups = groupCandidates(candidates.get(fact) ?? [], model.place);
  const first = groups[0];
  const places = groups.slice(0, 8).map(({ best }) => best.place);
  const nothing = { fact, stated: null, conflicts: [], further: [], replaced: [] };
  if (!first) return { ...nothing, probability: unmentioned, candidates: [] };
  const probability = cautious(logistic(logitOf(verdictFeatures(fact, groups), model.verdict)));
  if (probability < threshold) return { ...nothing, probability: 1 - probability, candidates: places };
  const isOwn = (date: Candidate, logit: number) => !isDateOfAnother(date, logit, candidates, model.place);
  const conflicts = conflictsOf(first, groups.slice(1), isOwn);
  return {
    fact,
    stated: statementOf(first.best),
    probability: conflicts.length > 0 ? Math.min(probability, mostWithConflicts) : probability,
    conflicts: conflicts.slice(0, mostConflicts).map(statementOf),
    candidates: places,
    further: allKinds[fact].class === 'words' ? furtherPlaces(groups) : [],
    replaced: replacedValues(first, groups),
  };
}

const mostConflicts = 5;
/** In sentences or rows. */
const nearUnits = 2;

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
    if (isReadTwice(first.best, best)) found.push(best);
    else if ([first.best, ...found].every((known) => differ(known, best))) {
      const ofAnother = new Set(members.flatMap(({ candidate }) => (isOfAnother(candidate) ? [candidate.unit] : [])));
      const sound = members.filter(
        ({ candidate, logit }) =>
          logit > leastConflict(candidate) &&
          !ofAnother.has(candidate.unit) &&
          !isBeside(first, candidate) &&
          isOfOneThing(first.best, candidate) &&
          isOwn(candidate, logit),
      );
      const [likeliest] = sound.sort((a, b) => b.logit - a.logit);
      if (likeliest) found.push(likeliest.candidate);
    }
  }
  return found;
}

/** Whether two values are named as the same, where a kind of fact has names for two things. */
function isOfOneThing(one: Candidate, other: Candidate): boolean {
  const { apart } = allKinds[one.fact];
  return !apart || apart.test(one.name) === apart.test(other.name);
}

/** A logit: periods and sums are in many statements that only resemble the fact's, dates are not. */
const leastConflict = ({ fact }: Candidate) => (allKinds[fact].class === 'date' ? 0 : 0.85);

const isReadTwice = (one: Candidate, other: Candidate) =>
  one.unit === other.unit && one.text === other.text && allKinds[one.fact].class === 'date';

/** The name is that of something similar; or it is the header of a column of sums or durations, each of its own row. */
function isOfAnother({ fact, features: { qualified, negative, column } }: Candidate): boolean {
  return qualified === 1 || negative === 1 || (column === 1 && allKinds[fact].class !== 'date');
}

/** Bids are often opened at the moment at which they are due: one sentence gives the date of both. */
const atOnce: ReadonlySet<FactName> = new Set(['submission_deadline', 'bid_opening']);
/** In units of a place's logit. */
const clearly = 0.5;

/** Whether a sentence more likely gives its date for another fact: "Questions may be sent until 4 December". */
function isDateOfAnother({ fact, unit, value }: Candidate, logit: number, all: Candidates, place: Weights): boolean {
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

/** A fact for which the documents also give another value is never called certain: a person must look at both. */
const mostWithConflicts = leastCertain - 0.01;

/** Where the date is named that the stated one replaces, each place once. */
function replacedValues(first: Group, groups: readonly Group[]): FactValue[] {
  if (first.best.part === 'replaced') return [];
  const byUnit = new Map<number, Candidate>();
  for (const { candidate } of groups.flatMap(({ members }) => members)) {
    if (candidate.part === 'replaced' && !byUnit.has(candidate.unit)) byUnit.set(candidate.unit, candidate);
  }
  return [...byUnit.values()].map(statementOf);
}

/** How likely a further place must be: on tenders left out of the fit, 132 of 159 from here on are on a page that states the fact. */
const leastFurther = 0.85;
const mostFurther = 3;

/** The places that most likely say more of what the first one states, each in a sentence or row of its own and in other words. */
function furtherPlaces(groups: readonly Group[]): FactPlace[] {
  const [first] = groups;
  if (!first) return [];
  const units = new Set([first.best.unit]);
  const said = new Set([first.best.text]);
  const likeliest = groups.flatMap(({ members }) => members).sort((a, b) => b.logit - a.logit);
  const found: FactPlace[] = [];
  for (const { candidate, logit } of likeliest) {
    if (found.length === mostFurther || logistic(logit) < leastFurther) break;
    if (units.has(candidate.unit) || said.has(candidate.text) || isWithin(candidate.place, first.best.place)) continue;
    units.add(candidate.unit);
    said.add(candidate.text);
    found.push(candidate.place);
  }
  return found;
}

/**
 * A probability with its upper part drawn down: what is given as sure is acted on without a look, and on tenders left out the model is
 * right nine times in ten where it says so and nineteen in twenty only from .9 on.
 */
function cautious(probability: number): number {
  if (probability <= 0.7) return probability;
  return probability <= 0.9 ? 0.7 + (probability - 0.7) / 2 : 0.8 + (probability - 0.9) * 1.8;
}

/** How likely a fact is not stated of which no name and value were found. */
const unmentioned = 0.9;

const statementOf = ({ value, text, place }: Candidate) => ({ value, text, place });
