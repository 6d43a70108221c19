/** How sure a fact or an answer is, for people: a share of a hundred says nothing to anybody. */
export type Certainty = 'certain' | 'likely' | 'check';

/** From which probability on it is called so. The probabilities are calibrated: of those above .9, more than nine in ten are right. */
const least = { certain: 0.9, likely: 0.7 };

/** The probability from which on a fact counts as certain. */
export const leastCertain = least.certain;
/** The probability from which on it counts as likely. */
export const leastLikely = least.likely;

/** @param probability how likely it is right, 0 to 1 */
export function certaintyOf(probability: number): Certainty {
  if (probability >= least.certain) return 'certain';
  return probability >= least.likely ? 'likely' : 'check';
}
