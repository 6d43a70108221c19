import { type AnswerFeatures, featureNames } from './features.ts';

/** Weights of a logistic model. */
export type AnswerModel = Record<(typeof featureNames)[number] | 'constant', number>;

/** Fitted by `pnpm bench answers`; docs/decisions/022-what-is-said.md says on what, and how it does on what was left out. */
export const answerModel: AnswerModel = {
  constant: -1.706,
  said: 1.138,
  saidWithKind: 0.448,
  lead: 3.439,
  concepts: 0.879,
  length: -0.305,
  asksKind: -0.39,
  denied: -1.918,
};

/** Probabilities from which on a sentence is said to be an answer, and to be close to one; a fact to be an answer, and to be not stated. */
export const bandFrom = { answer: 0.34, closest: 0.22, fact: 0.6, denied: 0.75 };

/** How likely the sentence with these features answers, 0 to 1. */
export function probabilityOf(features: AnswerFeatures, model: AnswerModel = answerModel): number {
  const logit = featureNames.reduce((total, name) => total + model[name] * features[name], model.constant);
  return 1 / (1 + Math.exp(-logit));
}
