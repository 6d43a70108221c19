import { certaintyOf } from '@bidloom/texts/certainty';

const words = { certain: 'Certain', likely: 'Likely', check: 'Check this' } as const;

/** The word that people read instead of a probability (0 to 1). The web app has the same words. */
export function confidenceWord(probability: number): (typeof words)[keyof typeof words] {
  return words[certaintyOf(probability)];
}
