import { chatEntry } from '@bidloom/contract/chat';
import { z } from '../../lib/zod.ts';

/** The schemas of an answer's events. Loaded with the first question, since nothing else on the screen needs them. */
export const events = {
  entry: chatEntry,
  token: z.object({ text: z.string() }),
  error: z.object({ message: z.string() }),
};
