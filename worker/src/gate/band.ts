/**
 * How far documents answer a question. `answer`: they do. `closest`: no clear answer was found; what is quoted are the nearest places,
 * and whoever shows them says so. `none`: they seem to say nothing of it.
 */
export type Band = 'answer' | 'closest' | 'none';

/** What is said where the documents hold no answer. */
export const notInDocuments = 'The documents do not seem to answer this.';

/** What is said before the nearest places. */
export const noClearAnswer = 'No clear answer was found. These are the closest places:';

/** Confidence in an answer of which only a part is backed by the documents: 0 to 1, to hundredths. What a person decided (1) needs no backing. */
export function backedConfidence(confidence: number, claims: readonly { supported: boolean }[]): number {
  if (confidence === 1) return 1;
  const backed = claims.filter(({ supported }) => supported).length / Math.max(1, claims.length);
  return Math.round(100 * confidence * backed) / 100;
}
