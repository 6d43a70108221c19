/** Shares of answers that are right, measured on tenders left out of the fit, from which on the words are used. */
const certainFrom = 0.85;
const likelyFrom = 0.6;

/** What a person reads in the place of a probability (0 to 1). The web app has the same words. */
export function confidenceWord(probability: number): 'Certain' | 'Likely' | 'Check this' {
  if (probability >= certainFrom) return 'Certain';
  return probability >= likelyFrom ? 'Likely' : 'Check this';
}
