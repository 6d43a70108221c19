import { type AnswerFeatures, featureNames } from './features.ts';

/** Weights of a logistic model. */
export type AnswerModel = Record<(typeof featureNames)[number] | 'constant', number>;

/** Fitted by `pnpm bench answers`; docs/decisions/022-what-is-said.md says on what, and how it does on what was left out. */
export const answerModel: AnswerModel = {
  constant: -1.793,
  said: -1.799,
  saidWithKind: 2.356,
  focus: 0.087,
  lead: 3.431,
  unknown: -0.691,
  concepts: 1.13,
  length: -0.309,
  row: 0.236,
};

/** Probabilities from which on a sentence is said to be an answer, and to be close to one. */
export const bandFrom = { answer: 0.3, closest: 0.15 };

/** How likely the sentence with these features answers, 0 to 1. */
export function probabilityOf(features: AnswerFeatures, model: AnswerModel = answerModel): number {
  const logit = featureNames.reduce((total, name) => total + model[name] * features[name], model.constant);
  return 1 / (1 + Math.exp(-logit));
}
