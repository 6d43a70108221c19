import { z } from 'zod';
import { answerBand } from './answer-bands.ts';
import { cited } from './cited.ts';
import { id } from './fields.ts';

export const batchAnswer = z.object({
  questionId: id,
  categoryId: id,
  categoryName: z.string(),
  question: z.string(),
  answer: z.string(),
  answered: z.boolean().describe('Whether the documents contain an answer.'),
  band: answerBand.optional().describe('Not there in runs from before it was kept: read `answered` then.'),
  confidence: z.number().describe('How likely the answer is to be right, 0 to 1.'),
  certainty: z
    .enum(['certain', 'likely', 'check'])
    .nullish()
    .describe('The same in a word; null where the documents do not answer; not there in older runs.'),
  failure: z.string().nullable().describe('Why there is none, where asking failed.'),
  ...cited,
});
