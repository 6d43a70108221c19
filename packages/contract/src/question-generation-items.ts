import { z } from 'zod';
import { citation } from './chat.ts';

export const generatedQuestion = z.object({
  text: z.string(),
  audience: z.enum(['ask', 'answer']).describe('`ask`: for the buyer. `answer`: for the bid.'),
  reason: z.enum(['requirement', 'ambiguity', 'contradiction', 'gap']),
  citations: z.array(citation),
});
