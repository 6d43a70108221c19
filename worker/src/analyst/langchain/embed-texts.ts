import { ConfigError, observeModelCall } from '@bidloom/platform';
import { type OpenAIClient, OpenAIEmbeddings } from '@langchain/openai';
import type { ModelConfig } from '../../config.ts';
import { dimensions as keptDimensions } from '../../search/search.repository.ts';
import type { Embeddings } from '../analyst.ts';
import { clientOptions } from './chat-model.ts';
import { ModelFailure, readFailure } from './model-failure.ts';
import { type Patience, withRetries } from './patience.ts';
import { truncateTokens } from './truncate-tokens.ts';

/** What OpenAI's models take: texts in one request, tokens in one text. */
const limits = { texts: 64, tokens: 8000 };

/** Makes vectors of texts, of as many dimensions as are kept or fewer. */
export interface Embedder {
  /**
   * Asks the model for one vector, to learn how long its vectors are. Throws a `ConfigError` on a model whose vectors are longer
   * than what is kept and can't be shortened, and a `ModelFailure` where it can't be asked.
   */
  probe(signal: AbortSignal): Promise<void>;
  embed(texts: readonly string[], signal: AbortSignal): Promise<Embeddings>;
}

interface Vectors {
  vectors: number[][];
  tokens: number;
}

/** LangChain's client, with the tokens that it leaves out. */
class MeteredEmbeddings extends OpenAIEmbeddings {
  tokens = 0;

  protected override async embeddingWithRetry(request: OpenAIClient.EmbeddingCreateParams) {
    const response = await super.embeddingWithRetry(request);
    this.tokens += response.usage?.prompt_tokens ?? 0;
    return response;
  }
}

export function createEmbedder(config: ModelConfig, model: string, patience: Patience): Embedder {
  /** What to ask for: a length, or nothing, since many servers refuse to be asked. Unknown until the first answer. */
  let asked: { dimensions?: number } | undefined;

  async function call(texts: string[], dimensions: number | undefined, signal: AbortSignal): Promise<Vectors> {
    signal.throwIfAborted();
    const silence = AbortSignal.timeout(patience.silenceMs);
    const ended = AbortSignal.any([signal, silence]);
    const client = new MeteredEmbeddings({
      model,
      apiKey: config.apiKey,
      maxRetries: 0,
      batchSize: limits.texts,
      stripNewLines: false,
      // Not every server knows the client's own choice, base64.
      encodingFormat: 'float',
      ...(dimensions && { dimensions }),
      configuration: {
        ...clientOptions(config),
        // The client has no other way to stop.
        fetch: (input, init) => fetch(input, { ...init, signal: ended }),
      },
    });
    const started = performance.now();
    const observe = (outcome: 'ok' | 'failed' | 'cancelled') => {
      const seconds = (performance.now() - started) / 1000;
      observeModelCall({ kind: 'embedding', outcome, seconds, inputTokens: client.tokens });
    };
    try {
      const vectors = await client.embedDocuments(texts);
      observe('ok');
      return { vectors, tokens: client.tokens };
    } catch (error) {
      observe(signal.aborted ? 'cancelled' : 'failed');
      signal.throwIfAborted();
      throw silence.aborted ? new ModelFailure('silent') : readFailure(error);
    }
  }

  async function learn(signal: AbortSignal): Promise<{ dimensions?: number }> {
    const longest = async (dimensions?: number) =>
      (await call(['dimensions'], dimensions, signal)).vectors[0]?.length ?? 0;
    const natural = await longest();
    if (natural <= keptDimensions) return {};
    const shortened = await longest(keptDimensions).catch((error: unknown) => {
      if (error instanceof ModelFailure && error.kind === 'refused_request') return natural;
      throw error;
    });
    if (shortened <= keptDimensions) return { dimensions: keptDimensions };
    throw new ConfigError([
      `EMBEDDING_MODEL: the vectors of ${model} have ${natural} dimensions and can't be shortened; at most ${keptDimensions} can be kept`,
    ]);
  }

  async function persist(texts: string[], signal: AbortSignal): Promise<Vectors> {
    return withRetries(
      async () => {
        asked ??= await learn(signal);
        const made = await call(texts, asked.dimensions, signal);
        if (!made.vectors.every(isKeepable)) throw new ModelFailure('no_vectors');
        return made;
      },
      signal,
      patience,
    );
  }

  return {
    async probe(signal) {
      asked = await learn(signal);
    },
    async embed(texts, signal) {
      const vectors: number[][] = [];
      let tokens = 0;
      for (let start = 0; start < texts.length; start += limits.texts) {
        const batch = texts.slice(start, start + limits.texts).map((text) => truncateTokens(text, limits.tokens));
        const made = await persist(batch, signal);
        vectors.push(...made.vectors);
        tokens += made.tokens;
      }
      return { vectors, model, usage: { inputTokens: tokens, outputTokens: 0, model } };
    },
  };
}

/** Servers differ in what they call a vector. */
function isKeepable(vector: unknown): boolean {
  return Array.isArray(vector) && vector.length > 0 && vector.length <= keptDimensions && vector.every(Number.isFinite);
}
