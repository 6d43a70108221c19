/** From which probability on each word is used: .9 means that more than nine in ten are right, measured on tenders left out of the fit. */
const least = { certain: 0.9, likely: 0.7 };

/** The probability from which on a fact counts as certain. */
export const leastCertain = least.certain;
/** The probability from which on it counts as likely. */
export const leastLikely = least.likely;

/**
 * How sure a fact or an answer is, for people: a percentage tells nobody what to do.
 * @param probability how likely it is right, 0 to 1
 */
export function certaintyOf(probability: number): 'certain' | 'likely' | 'check' {
  if (probability >= least.certain) return 'certain';
  return probability >= least.likely ? 'likely' : 'check';
}
