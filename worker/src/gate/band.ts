/**
 * How well documents answer a question. `answer`: they do. `closest`: no clear answer was found; the quotes are the nearest places, and
 * whatever shows them says so. `none`: they seem to say nothing about it.
 */
export type Band = 'answer' | 'closest' | 'none';

/** The text that is shown where the documents contain no answer. */
export const notInDocuments = 'The documents do not seem to answer this.';

/** The text that is shown before the nearest places. */
export const noClearAnswer = 'No clear answer was found. These are the closest places:';

/**
 * Confidence in an answer of which only a part is backed by the documents: 0 to 1, to hundredths. What a person decided (1) needs no
 * backing.
 */
export function backedConfidence(confidence: number, claims: readonly { supported: boolean }[]): number {
  if (confidence === 1) return 1;
  const backed = claims.filter(({ supported }) => supported).length / Math.max(1, claims.length);
  return Math.round(100 * confidence * backed) / 100;
}
