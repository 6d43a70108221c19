import type { Patience } from './analyst/langchain/patience.ts';

/** What the worker needs to know besides its services. */
export interface WorkerConfig {
  /** The address that people open; links in mails begin with it. */
  publicUrl: string;
  /** Folder with further OCR languages (`<code>.traineddata`); English is always there. */
  ocrDirectory: string | null;
  /** LibreOffice's program; left out or null: there is none, and what it would convert can't be read. */
  officeProgram?: string | null;
  /** Documents that are read at once; left out: as the machine has processors. */
  readingConcurrency?: number | null;
  /** The language model; null: the built-in extractive analyst. */
  model: ModelConfig | null;
  /** The embedding model on this machine; left out or null: none. */
  localEmbedding?: LocalEmbeddingConfig | null;
  /** How long the model is waited for; left out: as the model's own settings say. */
  patience?: Patience;
}

/** An OpenAI-compatible model, as the operator set it: never an address that a user gave. */
export interface ModelConfig {
  apiKey: string;
  baseUrl: string | null;
  chatModel: string;
  embeddingModel: string | null;
  /** Tokens that one request to the chat model may hold, with its answer. */
  contextTokens: number;
  /** Seconds without a word after which the model is given up; a minute where left out. */
  timeoutSeconds?: number;
  /** What a million tokens cost, in the operator's currency; null: costs are not counted. */
  prices: { input: number; output: number } | null;
}

/** An embedding model in a folder: `<directory>/<name>`. */
export interface LocalEmbeddingConfig {
  /** As models are published: `owner/model`, or `owner/model@revision`; a folder that the operator made may have any name. */
  name: string;
  directory: string;
}
