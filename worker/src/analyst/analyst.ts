import type { Band } from '../gate/band.ts';
import type { DocumentScope, TextVector } from '../scope/document-scope.ts';
import type { SearchRequest } from '../search/search-passages.ts';
import type { ComputeOrder } from '../threads/compute.ts';

/** Which kind of analyst answered: `extractive` quotes the documents and has no model, `langchain` asks a language model. */
export type Engine = 'extractive' | 'langchain';

/** Whether its work costs tokens of a language model. */
export const usesModel = ({ engine }: { engine: Engine }): boolean => engine !== 'extractive';

/** The place of a claim. */
export interface ClaimCitation {
  documentId: string;
  /** 1-based. */
  page: number;
  /** Words of the page. */
  quote: string;
  /** Offsets of the quote into the page's text, UTF-16 code units, end exclusive. */
  start: number;
  end: number;
}

/** One sentence of an answer with what backs it. */
export interface Claim {
  text: string;
  citations: ClaimCitation[];
  /** False: it cites nothing, or its quote was not found on the page. */
  supported: boolean;
}

/** What an answer cost. The extractive analyst uses no tokens. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Name of the model; null without one. */
  model: string | null;
}

/** An answer while it arrives: pieces of its text, then once the claims that it consists of. */
export type AnswerEvent =
  | { type: 'text'; text: string }
  | {
      type: 'claims';
      band: Band;
      /** The probability that the answer is right, 0 to 1. Where only the nearest places are shown: that one of them answers after all. */
      confidence: number;
      claims: Claim[];
      usage: Usage;
    };

export interface AnswerRequest extends SearchRequest {
  /** The documents that are asked. */
  scope: DocumentScope;
  /** No person is waiting for the answer, so a busy model may take minutes. */
  isUnattended?: boolean;
  signal: AbortSignal;
}

/** How an answer takes its turns in the threads. */
export function turnOfAnswer({ scope, isUnattended, signal }: AnswerRequest): ComputeOrder {
  return { organizationId: scope.organizationId, lane: isUnattended ? 'runs' : 'chat', signal };
}

/** How long an answer that was stopped may still compute its places, in milliseconds. */
const afterStopMs = 10_000;

export const afterStop = (): AbortSignal => AbortSignal.timeout(afterStopMs);

/** What the text is from which a vector is made: a passage of a document (the default), or a question. Some models need to know. */
export type TextRole = 'passage' | 'question';

export interface Embeddings {
  /** One for each text, in order. */
  vectors: number[][];
  /** The model that made them: vectors of different models are never compared. */
  model: string;
  usage: Usage;
}

/** The vector of the one text that was embedded. */
export function vectorOf(embeddings: Embeddings | null): TextVector | undefined {
  const vector = embeddings?.vectors[0];
  return embeddings && vector ? { model: embeddings.model, vector } : undefined;
}

/** The port to whatever understands documents. Both implementations cite, and both say so where the documents contain no answer. */
export interface Analyst {
  engine: Engine;
  /** Whose vectors `embed` makes; null where there is no model for it. */
  embeddingModel: string | null;
  /**
   * Yields pieces of text, then exactly one `claims`. Where the signal is aborted, it yields the claims of the words that have arrived; if
   * none have, it throws the signal's reason.
   */
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>;
  /** Vectors of texts; null where no embedding model is configured or available. Throws a `PermanentError` where a retry is of no use. */
  embed(texts: readonly string[], signal: AbortSignal, role?: TextRole): Promise<Embeddings | null>;
}
