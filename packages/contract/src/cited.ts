import { z } from 'zod';
import { citation, claim } from './chat.ts';

/** Sentences with the places that they come from; `claims[].citations` are indexes into `citations`. */
export const cited = { claims: z.array(claim), citations: z.array(citation) };
