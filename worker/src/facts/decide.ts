import { leastCertain, leastLikely } from '@bidloom/texts/certainty';
import { allKinds } from './all-kinds.ts';
import type { Candidate } from './collect.ts';
import { otherValues } from './conflicts.ts';
import type { Features } from './features.ts';
import { type Candidates, type Group, groupCandidates, rank } from './groups.ts';
import { isWithin } from './is-within.ts';
import type { FactName, FactPlace, FoundFact } from './model.ts';
import { nameAt } from './names-fact.ts';
import { withOvertaken } from './overtaken.ts';
import { isPast } from './parts.ts';
import { logistic, logitOf, type Weights, withShares } from './probability.ts';

/** What the probability is made of: one model for a single place, one for what all places together say. */
export interface FactModel {
  place: Weights;
  verdict: Weights;
}

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

/** What the documents state of a fact. The place of a group is its likeliest. */
export function decideFact(fact: FactName, candidates: Candidates, model: FactModel, threshold: number): FoundFact {
  const groups = groupCandidates(withOvertaken(fact, candidates, model.place), model.place);
  const first = groups[0];
  const places = groups.slice(0, 8).map(({ best }) => best.place);
  const nothing = { fact, stated: null, conflicts: [], apart: [], further: [], replaced: [] };
  if (!first) return { ...nothing, probability: unmentioned, candidates: [] };
  const probability = cautious(logistic(logitOf(verdictFeatures(fact, groups), model.verdict)));
  if (probability < threshold) {
    // A sentence that does not name the fact, such as one about copies that are not accepted, would mislead.
    const naming = places.filter(({ quote }) => nameAt(fact, quote) >= 0);
    const further = 1 - probability < leastLikely ? naming.slice(0, mostToLookAt) : [];
    return { ...nothing, probability: 1 - probability, candidates: places, further };
  }
  const { apart, replaced, ...other } = otherValues(groups, candidates, model.place);
  // A date that a letter declares void, and no other one is found.
  const isVoid = isPast(first.best.part);
  const best = withHour(outsideRows(first), groups);
  const lots = lotsOf(first);
  const conflicts = other.conflicts.filter(({ value }) => !lots?.amounts.includes(value));
  const isUnlikely = isVoid || best.isOfRow === true || logistic(first.logit) < leastOfPlace;
  const mostLikely = isUnlikely ? mostOfUnlikely : 1;
  const isDisputed = lots !== undefined || conflicts.length > 0 || replaced.some(({ part }) => part !== 'replaced');
  return {
    fact,
    stated: lots?.together ?? statementOf(best),
    probability: Math.min(probability, mostLikely, isDisputed ? mostWithConflicts : 1),
    conflicts: conflicts.slice(0, mostConflicts).map(statementOf),
    apart: apart.slice(0, mostConflicts).map(statementOf),
    candidates: places,
    further: allKinds[fact].class === 'words' ? furtherPlaces(groups) : [],
    replaced: replaced.map(statementOf),
  };
}

/**
 * The likeliest place. A period that each item, consignee or step has in a row of its own may not be that of the whole contract: another
 * likely place of the same value goes before it.
 */
function outsideRows({ best, members }: Group): Candidate {
  if (!best.isOfRow) return best;
  const others = members.filter(({ candidate, logit }) => !candidate.isOfRow && logit > 0);
  return others.sort((a, b) => b.logit - a.logit)[0]?.candidate ?? best;
}

/** A deadline with its time of day, where the likeliest place has none and another likely one gives it: "Quotes are due June 22". */
function withHour(best: Candidate, groups: readonly Group[]): Candidate {
  if (best.fact !== 'submission_deadline' || best.value.includes('T')) return best;
  const timed = groups.find((group) => group.best.value.startsWith(`${best.value}T`) && group.logit > 0);
  return timed && !isPast(timed.best.part) ? timed.best : best;
}

/** The amounts of all lots, where a likely place of the value is that of one lot. */
const lotsOf = ({ members }: Group): Candidate['lots'] =>
  members.find(({ candidate, logit }) => candidate.lots !== undefined && logit > 0)?.candidate.lots;

const mostConflicts = 5;

/**
 * A fact that most tenders state may seem likely although no place of it does. Where the likeliest place is less likely than not, it is shown to be
 * looked at, and answers no question: on tenders left out, 7 of 15 such facts were right that answered before.
 */
const leastOfPlace = 0.5;
export const mostOfUnlikely = 0.59;

/** A fact for which the documents also give another value, or one for each lot, is never called certain: a person must look at all. */
const mostWithConflicts = leastCertain - 0.01;

/** Places that a person looks at where it is not clear that nothing is stated. */
const mostToLookAt = 2;

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
