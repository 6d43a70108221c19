import type { ModelSettings } from './model-settings.ts';

/** Messages to the process that makes vectors: first which model, then texts, one message after the other. */
export type EmbedTask = { type: 'open'; folder: string; settings: ModelSettings } | { type: 'embed'; text: string };

export type EmbedEnd =
  | { type: 'opened' }
  /** `tokens`: how many of the text were read. */
  | { type: 'vector'; vector: number[]; tokens: number }
  | { type: 'failure'; message: string };
