/** Shares of answers that are right, measured on tenders left out of the fit, from which on the words are used. */
const certainFrom = 0.9;
const likelyFrom = 0.7;

/** The word that people read instead of a probability (0 to 1). The worker's files have the same words. */
export function confidenceWord(probability: number): 'certain' | 'likely' | 'check' {
  if (probability >= certainFrom) return 'certain';
  return probability >= likelyFrom ? 'likely' : 'check';
}
