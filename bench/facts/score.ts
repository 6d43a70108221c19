import type { FactName, FoundFact } from '@bidloom/worker/src/facts/model.ts';
import { isRight, type Truth } from './truth.ts';

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
  return {
    stated: stated.length,
    right: stated.filter((each) => each.isRight).length,
    unstated: unstated.length,
    kept: unstated.filter(({ found }) => found.stated === null).length,
    sure: sure.length,
    sureRight: sure.filter((each) => each.isRight).length,
    calibrationError,
  };
}

export function scoreByFact(verdicts: readonly Verdict[]): Map<FactName, Score> {
  return new Map([...Map.groupBy(verdicts, ({ truth }) => truth.fact)].map(([fact, list]) => [fact, scoreOf(list)]));
}
