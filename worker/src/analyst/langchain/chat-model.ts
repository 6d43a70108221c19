import { observeModelCall } from '@bidloom/platform';
import type { BaseMessage } from '@langchain/core/messages';
import { ChatOpenAICompletions, type ClientOptions } from '@langchain/openai';
import type { ModelConfig } from '../../config.ts';
import { ModelFailure, readFailure } from './model-failure.ts';
import type { Patience } from './patience.ts';

/** A piece of what a model writes. The tokens come with the last one. */
export interface ModelPiece {
  text: string;
  inputTokens: number;
  outputTokens: number;
  /** The answer had become too long and ends here, in the middle. */
  isCut: boolean;
}

/** The form that an answer is asked for in, as JSON schema; servers that do not know it ignore it or refuse. */
export interface AnswerFormat {
  type: 'json_schema';
  json_schema: { name: string; strict: true; schema: Record<string, unknown> };
}

/** Characters of a token at most: servers that know no limit of tokens are stopped by these. */
const charactersPerToken = 8;

/** What one answer may be. */
export interface AnswerBounds {
  maxTokens: number;
  format?: AnswerFormat | undefined;
}

/** A model that writes answers of so many tokens at most. */
export type ChatModel = (maxTokens: number) => ChatOpenAICompletions;

/** The client's settings, all from our own configuration: it would read some from the environment and log requests. */
export function clientOptions({ baseUrl }: ModelConfig): ClientOptions {
  return { baseURL: baseUrl ?? 'https://api.openai.com/v1', organization: null, project: null, logLevel: 'off' };
}

/** A chat model that any OpenAI-compatible server has. It retries nothing by itself: we know what was already shown. */
export function createChatModel(config: ModelConfig): ChatModel {
  return (maxTokens) =>
    new ChatOpenAICompletions({
      model: config.chatModel,
      apiKey: config.apiKey,
      maxRetries: 0,
      maxTokens,
      streamUsage: true,
      configuration: clientOptions(config),
    });
}

/**
 * Streams one answer of the model, cut where it passes its bounds. Throws a `ModelFailure` where the model refuses, stays silent, finds no end or stops before it, and the
 * signal's reason where it is aborted.
 */
export async function* streamPieces(
  model: ChatModel,
  messages: BaseMessage[],
  signal: AbortSignal,
  patience: Patience,
  { maxTokens, format }: AnswerBounds,
): AsyncGenerator<ModelPiece> {
  signal.throwIfAborted();
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), patience.silenceMs);
  const longest = setTimeout(() => silence.abort(), patience.longestCallMs);
  let isOpen = false;
  let isWhole = false;
  let characters = 0;
  let outcome: 'ok' | 'failed' | 'cancelled' = 'cancelled';
  let inputTokens = 0;
  let outputTokens = 0;
  const started = performance.now();
  try {
    const stream = await model(maxTokens).stream(messages, {
      signal: AbortSignal.any([signal, silence.signal]),
      ...(format && { response_format: format }),
    });
    for await (const chunk of stream) {
      timer.refresh();
      isOpen = true;
      isWhole ||= Boolean(chunk.response_metadata.finish_reason);
      characters += chunk.text.length;
      inputTokens += chunk.usage_metadata?.input_tokens ?? 0;
      outputTokens += chunk.usage_metadata?.output_tokens ?? 0;
      const isEndless = characters > maxTokens * charactersPerToken;
      yield {
        text: chunk.text,
        isCut: isEndless || chunk.response_metadata.finish_reason === 'length',
        inputTokens: chunk.usage_metadata?.input_tokens ?? 0,
        outputTokens: chunk.usage_metadata?.output_tokens ?? 0,
      };
      if (!isEndless) continue;
      outcome = 'failed';
      return;
    }
    signal.throwIfAborted();
    if (silence.signal.aborted) throw new ModelFailure('silent');
    // A connection that ends in good order may still have ended too soon.
    if (!isWhole) throw new ModelFailure('cut');
    outcome = 'ok';
  } catch (error) {
    signal.throwIfAborted();
    outcome = 'failed';
    if (silence.signal.aborted) throw new ModelFailure('silent');
    throw readFailure(error, isOpen);
  } finally {
    clearTimeout(timer);
    clearTimeout(longest);
    observeModelCall({
      ...{ kind: 'chat', outcome, inputTokens, outputTokens },
      seconds: (performance.now() - started) / 1000,
    });
    // Whoever writes on is told to stop.
    silence.abort();
  }
}
