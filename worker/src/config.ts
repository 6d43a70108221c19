import type { Patience } from './analyst/langchain/patience.ts';

/** The worker's settings besides its services. */
export interface WorkerConfig {
  /** The address that people open; links in mails begin with it. */
  publicUrl: string;
  /** Folder with further OCR languages (`<code>.traineddata`); English is always available. */
  ocrDirectory: string | null;
  /** LibreOffice's program. Without it (left out or null), files that it would convert can't be read. */
  officeProgram?: string | null;
  /** How many documents are read at once; left out: depends on the number of processors. */
  readingConcurrency?: number | null;
  /** The language model; null: the built-in extractive analyst. */
  model: ModelConfig | null;
  /** The embedding model on this machine; left out or null: none. */
  localEmbedding?: LocalEmbeddingConfig | null;
  /** How long to wait for the model; left out: as the model's own settings say. */
  patience?: Patience;
}

/** An OpenAI-compatible model that the operator configured; its address never comes from a user. */
export interface ModelConfig {
  apiKey: string;
  baseUrl: string | null;
  chatModel: string;
  embeddingModel: string | null;
  /** The most tokens of one request to the chat model, including its answer. */
  contextTokens: number;
  /** Seconds without a word after which a request to the model is given up; left out: a minute. */
  timeoutSeconds?: number;
  /** What a million tokens cost, in the operator's currency; null: costs are not counted. */
  prices: { input: number; output: number } | null;
}

/** An embedding model in a folder: `<directory>/<name>`. */
export interface LocalEmbeddingConfig {
  /**
   * The name under which the model is published: `owner/model`, or `owner/model@revision`. A folder that the operator made may have any
   * name.
   */
  name: string;
  directory: string;
}
