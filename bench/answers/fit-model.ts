import { type AnswerModel, bandFrom } from '@bidloom/worker/src/gate/answer-model.ts';
import { featureNames } from '@bidloom/worker/src/gate/features.ts';
import { fitLogistic } from './fit-logistic.ts';
import { type Asked, judgeWith } from './judge.ts';

/**
 * Of the questions that a document answers, the share that should get a plain answer, and the share that may get "not in the documents".
 */
const wanted = { answered: 0.7, none: 0.06 };

/** Fits the model to whether the best sentence of each passage is on a page that answers. */
export function fitModel(asked: readonly Asked[]): AnswerModel {
  // Where the fact that is asked for is stated, no passage is.
  const all = asked.filter(({ fact }) => !fact?.stated).flatMap(({ judged }) => judged);
  const { constant, weights } = fitLogistic(
    all.map(({ features }) => featureNames.map((name) => features[name])),
    all.map(({ isRight }) => Number(isRight)),
  );
  const named = featureNames.map((name, at) => [name, weights[at] as number] as const);
  return { constant, ...Object.fromEntries(named) } as AnswerModel;
}

export function chooseThresholds(asked: readonly Asked[], model: AnswerModel): typeof bandFrom {
  const present = asked
    .filter(({ question, fact }) => question.pages.length > 0 && !fact)
    .map((one) => judgeWith(one, model, { ...bandFrom, answer: 0, closest: 0 }).confidence)
    .sort((a, b) => a - b);
  const at = (share: number) => present[Math.floor(share * present.length)] ?? 0;
  return { ...bandFrom, answer: at(1 - wanted.answered), closest: at(wanted.none) };
}
