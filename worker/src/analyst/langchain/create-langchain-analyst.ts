import { ConfigError, PermanentError } from '@bidloom/platform';
import type { ModelConfig } from '../../config.ts';
import {
  type Analyst,
  type AnswerEvent,
  type AnswerRequest,
  type Embeddings,
  notInDocuments,
  type Usage,
} from '../analyst.ts';
import type { AnalystTasks } from '../tasks.ts';
import { documentBudget } from './budget.ts';
import { createChatModel, streamPieces } from './chat-model.ts';
import { citeClaims } from './cite-claims.ts';
import { createLangchainTasks } from './create-langchain-tasks.ts';
import { createEmbedder } from './embed-texts.ts';
import { fencePassages, passageTokens } from './fence-passages.ts';
import { endWith, ModelFailure } from './model-failure.ts';
import { chatPatience, type Patience, runPatience, waitForRetry } from './patience.ts';
import { answerPrompt } from './prompts/answer.ts';
import { createAnswerReader } from './read-answer.ts';

/** An analyst whose settings can be tried. */
export interface LangchainAnalyst extends Analyst, AnalystTasks {
  /** Tries the embedding model, where one is set. Throws a `ConfigError` where it can't serve, a `ModelFailure` where it can't be asked. */
  probe(signal: AbortSignal): Promise<void>;
}

/**
 * The analyst that asks a language model, over any address that speaks OpenAI's protocol.
 * @param given how long it is waited for; left out: not long in the chat, longer in runs
 */
export function createLangchainAnalyst(config: ModelConfig, given?: Patience): LangchainAnalyst {
  const patience = given ?? chatPatience(config.timeoutSeconds);
  const model = createChatModel(config);
  const budget = Math.min(passageTokens, documentBudget(config.contextTokens));
  const embedder = config.embeddingModel ? createEmbedder(config, config.embeddingModel, patience) : null;

  async function* answer(request: AnswerRequest): AsyncGenerator<AnswerEvent> {
    const { question, history, found, fileNames, isUnattended, signal } = request;
    signal.throwIfAborted();
    const waiting = given ?? (isUnattended ? runPatience(config.timeoutSeconds) : patience);
    const usage: Usage = { inputTokens: 0, outputTokens: 0, model: config.chatModel };
    const { text, passages } = fencePassages(found.passages, fileNames, budget);
    if (passages.length === 0) {
      yield* notFound({ ...usage, model: null });
      return;
    }
    const messages = answerPrompt(question, history, text);
    for (let tried = 1; ; tried++) {
      const reader = createAnswerReader();
      let isShown = false;
      try {
        for await (const piece of streamPieces(model, messages, signal, waiting)) {
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
          yield* notFound(usage);
          return;
        }
        const claims = citeClaims(written, passages);
        if (claims.length === 0) throw new ModelFailure('empty');
        if (rest) yield { type: 'text', text: rest };
        yield { type: 'claims', answered: true, claims, usage };
        return;
      } catch (error) {
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
      throw error instanceof ModelFailure && !error.isTransient ? endWith(error) : error;
    }
  }

  return {
    ...createLangchainTasks(config, given),
    engine: 'langchain',
    embeddingModel: config.embeddingModel,
    answer,
    embed,
    probe: async (signal) => embedder?.probe(signal),
  };
}

function* notFound(usage: Usage): Generator<AnswerEvent> {
  yield { type: 'text', text: notInDocuments };
  yield { type: 'claims', answered: false, claims: [], usage };
}
