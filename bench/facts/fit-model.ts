import { type FactModel, verdictFeatures } from '@bidloom/worker/src/facts/decide.ts';
import { type Candidates, groupCandidates, placeFeatures } from '@bidloom/worker/src/facts/groups.ts';
import type { Weights } from '@bidloom/worker/src/facts/probability.ts';
import { type Example, fitWeights } from './fit.ts';
import { isRight, type Truth } from './truth.ts';

/** A fact of a tender, with all that may be facts of it. */
export interface Case {
  truth: Truth;
  candidates: Candidates;
}

const ridge = { place: 3, verdict: 3 };
const parts = 4;

/**
 * Fits both models. The second one learns from what the first says of files that it was not fitted on, else it would take the first
 * for surer than it is.
 */
export function fitModel(cases: readonly Case[]): FactModel {
  const files = [...new Set(cases.map(({ truth }) => truth.file))];
  const verdicts: Example[] = [];
  for (let part = 0; part < parts; part++) {
    const isOut = ({ truth }: Case) => files.indexOf(truth.file) % parts === part;
    const place = fitPlaces(cases.filter((each) => !isOut(each)));
    for (const { truth, candidates } of cases.filter(isOut)) {
      const groups = groupCandidates(candidates.get(truth.fact) ?? [], place);
      const best = groups[0]?.best;
      if (best)
        verdicts.push({
          features: verdictFeatures(truth.fact, groups),
          isRight: isRight(truth, best.value, best.place.page),
          weight: 1,
        });
    }
  }
  return { place: fitPlaces(cases), verdict: fitWeights(verdicts, ridge.verdict) };
}

function fitPlaces(cases: readonly Case[]): Weights {
  const examples = cases.flatMap(({ truth, candidates: all }) => {
    const candidates = all.get(truth.fact) ?? [];
    return candidates.map(
      (candidate): Example => ({
        features: placeFeatures(candidate),
        isRight: isRight(truth, candidate.value, candidate.place.page),
        // A tender that names a fact a hundred times counts as ten that name it once.
        weight: 1 / Math.sqrt(candidates.length),
      }),
    );
  });
  return fitWeights(examples, ridge.place);
}
