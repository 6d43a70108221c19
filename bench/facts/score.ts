import { allKinds } from '@bidloom/worker/src/facts/all-kinds.ts';
import type { FactName, FoundFact } from '@bidloom/worker/src/facts/model.ts';
import { isRight, isRightConflict, type Truth } from './truth.ts';

export interface Verdict {
  truth: Truth;
  found: FoundFact;
  isRight: boolean;
}

export function verdictOf(truth: Truth, found: FoundFact): Verdict {
  const { stated } = found;
  return { truth, found, isRight: stated !== null && isRight(truth, stated.value, stated.place.page) };
}

/** From which probability on a fact counts as sure. */
const sureFrom = 0.8;

export interface Score {
  stated: number;
  right: number;
  unstated: number;
  kept: number;
  sure: number;
  sureRight: number;
  /** How far the given probabilities are from the shares that are right, by tenths, weighted by their number. */
  calibrationError: number;
  /** Facts that are said with another value beside the one stated, those of them where one of these is another value, and those that readers found contradictory. */
  contradicted: number;
  contradictedRight: number;
  contradictory: number;
  /** Further places of stated facts in words, and those on a page that readers named for the fact. */
  further: number;
  furtherRight: number;
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const stated = verdicts.filter(({ truth }) => truth.value !== null);
  const unstated = verdicts.filter(({ truth }) => truth.value === null);
  const said = verdicts.filter(({ found }) => found.stated !== null);
  const sure = said.filter(({ found }) => found.probability >= sureFrom);
  const bins = Map.groupBy(said, ({ found }) => Math.min(9, Math.floor(found.probability * 10)));
  let calibrationError = 0;
  for (const bin of bins.values()) {
    const given = bin.reduce((sum, { found }) => sum + found.probability, 0);
    calibrationError += Math.abs(given - bin.filter((each) => each.isRight).length) / said.length;
  }
  const contradicted = said.filter(({ found }) => found.conflicts.length > 0);
  return {
    stated: stated.length,
    right: stated.filter((each) => each.isRight).length,
    unstated: unstated.length,
    kept: unstated.filter(({ found }) => found.stated === null).length,
    sure: sure.length,
    sureRight: sure.filter((each) => each.isRight).length,
    calibrationError,
    contradicted: contradicted.length,
    contradictedRight: contradicted.filter(hasRightConflict).length,
    contradictory: verdicts.filter(isContradictory).length,
    further: said.flatMap(({ found }) => found.further).length,
    furtherRight: said.flatMap(({ truth, found }) => found.further.filter(({ page }) => truth.pages.includes(page)))
      .length,
  };
}

export function scoreByFact(verdicts: readonly Verdict[]): Map<FactName, Score> {
  return new Map([...Map.groupBy(verdicts, ({ truth }) => truth.fact)].map(([fact, list]) => [fact, scoreOf(list)]));
}

function hasRightConflict({ truth, found: { stated, conflicts } }: Verdict): boolean {
  if (!stated) return false;
  return conflicts.some((other) =>
    isRightConflict(
      truth,
      { value: stated.value, page: stated.place.page },
      { value: other.value, page: other.place.page },
    ),
  );
}

/** Of facts in words no other values are given: their places say more or less of the same. */
function isContradictory({ truth }: Verdict): boolean {
  return (truth.conflicts ?? []).length > 0 && allKinds[truth.fact].class !== 'words';
}
