import { type AnswerFeatures, featureNames } from './features.ts';

/** Weights of a logistic model. */
export type AnswerModel = Record<(typeof featureNames)[number] | 'constant', number>;

/** Fitted by `pnpm bench answers --fit`; docs/decisions/022-what-is-said.md describes the data, and the results on data left out of it. */
export const answerModel: AnswerModel = {
  constant: -1.074,
  coverage: 0.498,
  coverageWithKind: 0.643,
  lead: 3.909,
  concepts: 0.872,
  length: -0.333,
  asksKind: -0.518,
  denied: -2.613,
};

/**
 * The lowest probabilities: `answer` and `closest` for a sentence, `fact` for a stated fact, `denied` for "the documents do not state this
 * fact".
 */
export const bandFrom = { answer: 0.41, closest: 0.25, fact: 0.6, denied: 0.75 };

/**
 * The lowest confidence of an answer that goes into a file before a person has read it, as the answers to predefined questions do: as for
 * facts. In a chat, where the person who asked reads the places at once, less is enough.
 */
export const leastUnattended = bandFrom.fact;

/** How likely the sentence with these features answers, 0 to 1. */
export function probabilityOf(features: AnswerFeatures, model: AnswerModel = answerModel): number {
  const logit = featureNames.reduce((total, name) => total + model[name] * features[name], model.constant);
  return 1 / (1 + Math.exp(-logit));
}
