import { type FactModel, verdictFeatures } from '@bidloom/worker/src/facts/decide.ts';
import { type Candidates, groupCandidates, placeFeatures } from '@bidloom/worker/src/facts/groups.ts';
import type { FactName } from '@bidloom/worker/src/facts/model.ts';
import type { Weights } from '@bidloom/worker/src/facts/probability.ts';
import { type Example, fitWeights } from './fit.ts';
import { isRight, type Truth } from './truth.ts';

/** A fact of a tender, with all that may be facts of it. */
export interface Case {
  truth: Truth;
  candidates: Candidates;
}

const ridge = 3;
/** Of later facts: all that tells them from the others is in weights of their own. */
const laterRidge = 0.5;
const parts = 4;

/**
 * Facts that came later, with examples of fewer tenders: they get weights of their own above those of the others, which stay as they are.
 * Fitted together with places of delivery, 361 instead of 363 of the 441 other facts were right.
 */
const later: readonly FactName[] = ['delivery_place'];

/**
 * Fits both models. The second one learns from what the first says of files that it was not fitted on, else it would take the first
 * for surer than it is.
 */
export function fitModel(cases: readonly Case[]): FactModel {
  const isLater = ({ truth }: Case) => later.includes(truth.fact);
  const model = fitOver(
    cases.filter((each) => !isLater(each)),
    { place: {}, verdict: {} },
    ridge,
  );
  return later.reduce(
    (known, fact) =>
      fitOver(
        cases.filter(({ truth }) => truth.fact === fact),
        known,
        laterRidge,
      ),
    model,
  );
}

function fitOver(cases: readonly Case[], known: FactModel, strength: number): FactModel {
  const files = [...new Set(cases.map(({ truth }) => truth.file))];
  const verdicts: Example[] = [];
  for (let part = 0; part < parts; part++) {
    const isOut = ({ truth }: Case) => files.indexOf(truth.file) % parts === part;
    const place = fitPlaces(
      cases.filter((each) => !isOut(each)),
      known.place,
      strength,
    );
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
  return {
    place: fitPlaces(cases, known.place, strength),
    verdict: { ...known.verdict, ...fitWeights(verdicts, strength, known.verdict) },
  };
}

function fitPlaces(cases: readonly Case[], known: Weights, strength: number): Weights {
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
  return { ...known, ...fitWeights(examples, strength, known) };
}
