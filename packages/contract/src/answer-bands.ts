import { z } from 'zod';

export const answerBand = z
  .enum(['answer', 'closest', 'none'])
  .describe(
    'answer: the documents answer this. closest: no clear answer; what is quoted are the places nearest to one. none: not in the documents.',
  );
export type AnswerBand = z.infer<typeof answerBand>;

/** The band of an answer. Old answers have no stored band, and only tell whether there is an answer. */
export function bandOf(kept: { band?: AnswerBand | null | undefined; answered: boolean | null }): AnswerBand | null {
  if (kept.band) return kept.band;
  if (kept.answered === null) return null;
  return kept.answered ? 'answer' : 'none';
}
