import { z } from 'zod';
import { answerBand } from './answer-bands.ts';
import { cited } from './cited.ts';
import { timestamp } from './fields.ts';

export const chatExportEntry = z.object({
  question: z.string(),
  answer: z.string(),
  answered: z.boolean().nullable(),
  band: answerBand.nullable().optional().describe('Not there in what is older: read `answered` then.'),
  confidence: z
    .number()
    .nullish()
    .describe('How likely the answer is to be right, 0 to 1; null where there is none. Not there in older runs.'),
  isStopped: z.boolean().optional().describe('Its asker stopped it: `answer` is what came until then.'),
  engine: z.string().nullable(),
  fileName: z.string().nullable(),
  timestamp,
  ...cited,
});
