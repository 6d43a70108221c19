import { comparedBy } from '../runs/analyses.ts';
import { keyOf } from '../runs/result-key.ts';

/** Questions are compared by their words and by their audience. */
export const comparedQuestions = comparedBy('question', ({ headline: { text, audience } }) => {
  return [{ key: keyOf(audience, text), group: null, title: text, side: { text, byHand: false, place: null } }];
});
