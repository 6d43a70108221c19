import { observeModelCall } from '@bidloom/platform';
import type { BaseMessage } from '@langchain/core/messages';
import { ChatOpenAICompletions, type ClientOptions } from '@langchain/openai';
import type { ModelConfig } from '../../config.ts';
import { ModelFailure, readFailure } from './model-failure.ts';
import type { Patience } from './patience.ts';

/** A piece of what a model writes. The last piece has the count of tokens. */
export interface ModelPiece {
  text: string;
  inputTokens: number;
  outputTokens: number;
  /** The answer became too long and was cut in the middle. */
  isCut: boolean;
}

/** The form of the requested answer, as JSON schema; servers that do not know it ignore or refuse it. */
export interface AnswerFormat {
  type: 'json_schema';
  json_schema: { name: string; strict: true; schema: Record<string, unknown> };
}

/** The most characters of a token. This limit stops servers that ignore the limit of tokens. */
const charactersPerToken = 8;

/** The limits of one answer. */
export interface AnswerBounds {
  maxTokens: number;
  format?: AnswerFormat | undefined;
}

/** Makes a model whose answers have at most `maxTokens` tokens. */
export type ChatModel = (maxTokens: number) => ChatOpenAICompletions;

/** The client's settings, all from our own configuration: on its own, the client would read the environment and log requests. */
export function clientOptions({ baseUrl }: ModelConfig): ClientOptions {
  return { baseURL: baseUrl ?? 'https://api.openai.com/v1', organization: null, project: null, logLevel: 'off' };
}

/** A chat model of any OpenAI-compatible server. It never retries by itself, because only we know what was already shown. */
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
 * Streams one answer of the model, and cuts it at its bounds. Throws a `ModelFailure` where the model refuses, stays silent, never ends or
 * stops too early, and the signal's reason where it is aborted.
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
    // A connection that closes in good order may still have ended too soon.
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
    // Tells a server that is still writing to stop.
    silence.abort();
  }
}
