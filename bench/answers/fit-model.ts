import type { AnswerModel } from '@bidloom/worker/src/gate/answer-model.ts';
import { featureNames } from '@bidloom/worker/src/gate/features.ts';
import { fitLogistic } from './fit-logistic.ts';
import { type Asked, judgeWith, type Thresholds } from './judge.ts';

/** Of the questions that a document answers, the share that is to get a plain answer, and the share that may be told "not in the documents". */
const wanted = { answered: 0.67, none: 0.06 };

/** Fits the model to whether the best sentence of each passage is on a page that answers. */
export function fitModel(asked: readonly Asked[]): AnswerModel {
  const all = asked.flatMap(({ judged }) => judged);
  const { constant, weights } = fitLogistic(
    all.map(({ features }) => featureNames.map((name) => features[name])),
    all.map(({ isRight }) => Number(isRight)),
  );
  const named = featureNames.map((name, at) => [name, weights[at] as number] as const);
  return { constant, ...Object.fromEntries(named) } as AnswerModel;
}

export function chooseThresholds(asked: readonly Asked[], model: AnswerModel): Thresholds {
  const present = asked
    .filter(({ question }) => question.pages.length > 0)
    .map((one) => judgeWith(one, model, { answer: 0, closest: 0 }).confidence)
    .sort((a, b) => a - b);
  const at = (share: number) => present[Math.floor(share * present.length)] ?? 0;
  return { answer: at(1 - wanted.answered), closest: at(wanted.none) };
}
