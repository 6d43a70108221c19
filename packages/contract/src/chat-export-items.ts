import { z } from 'zod';
import { answerBand } from './answer-bands.ts';
import { cited } from './cited.ts';
import { timestamp } from './fields.ts';

export const chatExportEntry = z.object({
  question: z.string(),
  answer: z.string(),
  answered: z.boolean().nullable(),
  band: answerBand.nullable().optional().describe('Not there in what is older: read `answered` then.'),
  isStopped: z.boolean().optional().describe('Its asker stopped it: `answer` is what came until then.'),
  engine: z.string().nullable(),
  fileName: z.string().nullable(),
  timestamp,
  ...cited,
});
