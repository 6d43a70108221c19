import { ConfigError, InfrastructureError, PermanentError } from '@bidloom/platform';
import type { ModelConfig } from '../../config.ts';
import { notInDocuments } from '../../gate/band.ts';
import { askedOf } from '../../scope/document-scope.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import {
  type Analyst,
  type AnswerEvent,
  type AnswerRequest,
  afterStop,
  type Embeddings,
  turnOfAnswer,
  type Usage,
} from '../analyst.ts';
import { closestPieces, type QuotedAnswer } from '../extractive/quote-answer.ts';
import type { AnalystTasks } from '../tasks.ts';
import { answerLimit, documentBudget, estimateTokens, messageTokens } from './budget.ts';
import { createChatModel, streamPieces } from './chat-model.ts';
import { createLangchainTasks } from './create-langchain-tasks.ts';
import { createEmbedder } from './embed-texts.ts';
import { passageTokens } from './fence-passages.ts';
import { endWith, ModelFailure } from './model-failure.ts';
import { chatPatience, type Patience, runPatience, waitForRetry } from './patience.ts';
import { answerPrompt } from './prompts/answer.ts';
import { createAnswerReader } from './read-answer.ts';

/** Said where an answer is ended by us, or by the limit that we gave. */
const cutAnswer = 'The answer had become too long and was ended here.';

/** How long the embedding model may take to show that it is back. */
const probeMs = 30_000;

/** An analyst whose settings can be tried. */
export interface LangchainAnalyst extends Analyst, AnalystTasks {
  /** Tries the embedding model, where one is set. Throws a `ConfigError` where it can't serve, a `ModelFailure` where it can't be asked. */
  probe(signal: AbortSignal): Promise<void>;
}

/**
 * The analyst that asks a language model, at any address that supports OpenAI's protocol.
 * @param given how long to wait; left out: not long in the chat, longer in runs
 */
export function createLangchainAnalyst(
  config: ModelConfig,
  compute: ComputeAnalysis,
  given?: Patience,
): LangchainAnalyst {
  const patience = given ?? chatPatience(config.timeoutSeconds);
  const model = createChatModel(config);
  const budget = Math.min(passageTokens, documentBudget(config.contextTokens));
  const embedder = config.embeddingModel ? createEmbedder(config, config.embeddingModel, patience) : null;

  async function* answer(request: AnswerRequest): AsyncGenerator<AnswerEvent> {
    const { scope, question, history, embedding, isUnattended, signal } = request;
    const turn = turnOfAnswer(request);
    const waiting = given ?? (isUnattended ? runPatience(config.timeoutSeconds) : patience);
    const usage: Usage = { inputTokens: 0, outputTokens: 0, model: config.chatModel };
    const wanted = { asked: askedOf(scope), question, history, embedding, budget };
    const { text, passages, quoted } = await compute('findPassages', wanted, turn, scope.rows);
    if (passages.length === 0) {
      yield* notFound({ ...usage, model: null }, quoted);
      return;
    }
    const messages = answerPrompt(question, history, text);
    const maxTokens = answerLimit(config.contextTokens, messages, 'chat');
    for (let tried = 1; ; tried++) {
      const reader = createAnswerReader();
      let isShown = false;
      let isCut = false;
      let isCounted = false;
      try {
        for await (const piece of streamPieces(model, messages, signal, waiting, { maxTokens })) {
          isCut ||= piece.isCut;
          isCounted ||= piece.outputTokens > 0;
          usage.inputTokens += piece.inputTokens;
          usage.outputTokens += piece.outputTokens;
          const words = reader.write(piece.text);
          if (!words) continue;
          isShown = true;
          yield { type: 'text', text: words };
        }
        const rest = reader.end();
        const { isNotFound, ...written } = reader.answer();
        if (isNotFound) {
          yield* notFound(usage, quoted);
          return;
        }
        const claims = await compute('citeClaims', { ...written, passages }, turn);
        if (claims.length === 0) throw new ModelFailure('empty');
        if (rest) yield { type: 'text', text: rest };
        if (isCut) {
          yield { type: 'text', text: `\n\n${cutAnswer}` };
          claims.push({ text: cutAnswer, citations: [], supported: false });
        }
        if (isCut && !isCounted) {
          usage.inputTokens += messageTokens(messages);
          usage.outputTokens += estimateTokens(written.text);
        }
        yield { type: 'claims', band: 'answer', confidence: quoted.confidence, claims, usage };
        return;
      } catch (error) {
        // A person who stopped it keeps what they have read, with its places.
        if (signal.aborted && isShown) {
          const { isNotFound: _, ...written } = reader.answer();
          const claims = await compute('citeClaims', { ...written, passages }, { ...turn, signal: afterStop() });
          if (!isCounted) {
            usage.inputTokens += messageTokens(messages);
            usage.outputTokens += estimateTokens(written.text);
          }
          yield { type: 'claims', band: 'answer', confidence: quoted.confidence, claims, usage };
          return;
        }
        if (!(error instanceof ModelFailure)) throw error;
        // Words that somebody has read can't be taken back.
        if (isShown) throw endWith(error.kind === 'silent' ? new ModelFailure('cut') : error);
        await waitForRetry(error, tried, signal, waiting).catch((reason) => {
          throw reason instanceof ModelFailure ? endWith(reason) : reason;
        });
      }
    }
  }

  async function embed(texts: readonly string[], signal: AbortSignal): Promise<Embeddings | null> {
    try {
      return embedder && (await embedder.embed(texts, signal));
    } catch (error) {
      if (error instanceof ConfigError) throw new PermanentError(error.message);
      if (!(error instanceof ModelFailure)) throw error;
      throw error.isTransient ? asAway(error) : endWith(error);
    }
  }

  /** Vectors are made in the background, and can wait until the model is back. */
  function asAway(failure: ModelFailure): InfrastructureError {
    const { message, retryAfterMs } = failure;
    const probe = async () => {
      await embedder?.embed(['pump'], AbortSignal.timeout(probeMs));
    };
    return new InfrastructureError('model', message, { cause: failure, retryAfterMs: retryAfterMs ?? 0, probe });
  }

  return {
    ...createLangchainTasks(config, compute, given),
    engine: 'langchain',
    embeddingModel: config.embeddingModel,
    answer,
    embed,
    probe: async (signal) => embedder?.probe(signal),
  };
}

/**
 * The model reads the passages and finds no answer in them. So what search alone takes for an answer is only shown as the nearest places.
 */
function* notFound(usage: Usage, quoted: QuotedAnswer): Generator<AnswerEvent> {
  const closest = quoted.band === 'answer' ? quoted.closest : [];
  const pieces = closest.length > 0 ? closestPieces(closest) : [notInDocuments];
  for (const text of pieces) yield { type: 'text', text };
  yield { type: 'claims', band: closest.length > 0 ? 'closest' : 'none', confidence: 0, claims: closest, usage };
}
