import { type AnswerFeatures, featureNames } from './features.ts';

/** Weights of a logistic model. */
export type AnswerModel = Record<(typeof featureNames)[number] | 'constant', number>;

/** Fitted by `pnpm bench answers`; docs/decisions/022-what-is-said.md says on what, and how it does on what was left out. */
export const answerModel: AnswerModel = {
  constant: -1.058,
  said: -1.86,
  saidWithKind: 2.495,
  focus: 0.148,
  lead: 3.553,
  unknown: -1.096,
  concepts: 1.093,
  length: -0.438,
  row: 0.161,
};

/** Probabilities from which on a sentence is said to be an answer, and to be close to one. */
export const bandFrom = { answer: 0.3, closest: 0.1 };

/** How likely the sentence with these features answers, 0 to 1. */
export function probabilityOf(features: AnswerFeatures, model: AnswerModel = answerModel): number {
  const logit = featureNames.reduce((total, name) => total + model[name] * features[name], model.constant);
  return 1 / (1 + Math.exp(-logit));
}
