import type { BaseMessage } from '@langchain/core/messages';
import type { z } from 'zod';

/** What is asked, and the form of the answer. */
export interface StructuredPrompt<Schema extends z.ZodObject> {
  /** Names the form to the server: letters, digits and underscores. */
  name: string;
  schema: Schema;
  messages: BaseMessage[];
}
