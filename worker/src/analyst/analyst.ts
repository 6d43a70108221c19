import type { Band } from '../gate/band.ts';
import type { DocumentScope, TextVector } from '../scope/document-scope.ts';
import type { SearchRequest } from '../search/search-passages.ts';
import type { ComputeOrder } from '../threads/compute.ts';

/** Which kind of analyst spoke: `extractive` quotes and has no model, `langchain` asks a language model. */
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
  /** False: it cites nothing, or what it cites was not found on the page. */
  supported: boolean;
}

/** What an answer cost. The extractive analyst uses no tokens. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Name of the model; null without one. */
  model: string | null;
}

/** An answer as it comes: pieces of its text, then once the claims that it is made of. */
export type AnswerEvent =
  | { type: 'text'; text: string }
  | {
      type: 'claims';
      band: Band;
      /** How likely the answer is to be right, 0 to 1; of the nearest places, that one of them answers after all. */
      confidence: number;
      claims: Claim[];
      usage: Usage;
    };

export interface AnswerRequest extends SearchRequest {
  /** The documents that are asked. */
  scope: DocumentScope;
  /** Nobody sits and waits for the answer: a busy model may take minutes. */
  isUnattended?: boolean;
  signal: AbortSignal;
}

/** How an answer takes its turns in the threads. */
export function turnOfAnswer({ scope, isUnattended, signal }: AnswerRequest): ComputeOrder {
  return { organizationId: scope.organizationId, lane: isUnattended ? 'runs' : 'chat', signal };
}

/** For what is still computed when an answer was stopped: its places. Milliseconds. */
const afterStopMs = 10_000;

export const afterStop = (): AbortSignal => AbortSignal.timeout(afterStopMs);

/** What a text is whose vector is made: of a document (where nothing is said), or what somebody asks. Some models want to be told. */
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

/** The port to whatever understands documents. Both implementations cite, and both say so where the documents hold no answer. */
export interface Analyst {
  engine: Engine;
  /** Whose vectors `embed` makes; null where there is no model for it. */
  embeddingModel: string | null;
  /**
   * Text pieces, then exactly one `claims`. Where the signal is aborted: the claims of the words that came, if any did, else its reason is
   * thrown.
   */
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>;
  /**
   * Vectors of texts; null where there is no model for it, or none that serves. Throws a `PermanentError` where trying again is of no use.
   */
  embed(texts: readonly string[], signal: AbortSignal, role?: TextRole): Promise<Embeddings | null>;
}
