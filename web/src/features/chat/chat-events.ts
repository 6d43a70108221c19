import { chatEntry } from '@bidloom/contract/chat';
import { z } from '../../lib/zod.ts';

/** What the events of an answer carry; fetched with the first question, since nothing else on the screen needs the rules. */
export const events = {
  entry: chatEntry,
  token: z.object({ text: z.string() }),
  error: z.object({ message: z.string() }),
};
