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
}

/** The form that an answer is asked for in, as JSON schema; servers that do not know it ignore it or refuse. */
export interface AnswerFormat {
  type: 'json_schema';
  json_schema: { name: string; strict: true; schema: Record<string, unknown> };
}

/** The client's settings, all from our own configuration: it would read some from the environment and log requests. */
export function clientOptions({ baseUrl }: ModelConfig): ClientOptions {
  return { baseURL: baseUrl ?? 'https://api.openai.com/v1', organization: null, project: null, logLevel: 'off' };
}

/** A chat model that any OpenAI-compatible server has. It retries nothing by itself: we know what was already shown. */
export function createChatModel(config: ModelConfig): ChatOpenAICompletions {
  return new ChatOpenAICompletions({
    model: config.chatModel,
    apiKey: config.apiKey,
    maxRetries: 0,
    streamUsage: true,
    configuration: clientOptions(config),
  });
}

/**
 * Streams one answer of the model. Throws a `ModelFailure` where the model refuses, stays silent, finds no end or stops before it, and the
 * signal's reason where it is aborted.
 */
export async function* streamPieces(
  model: ChatOpenAICompletions,
  messages: BaseMessage[],
  signal: AbortSignal,
  patience: Patience,
  format?: AnswerFormat,
): AsyncGenerator<ModelPiece> {
  signal.throwIfAborted();
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), patience.silenceMs);
  const longest = setTimeout(() => silence.abort(), patience.longestCallMs);
  let isOpen = false;
  let isWhole = false;
  try {
    const stream = await model.stream(messages, {
      signal: AbortSignal.any([signal, silence.signal]),
      ...(format && { response_format: format }),
    });
    for await (const chunk of stream) {
      timer.refresh();
      isOpen = true;
      isWhole ||= Boolean(chunk.response_metadata.finish_reason);
      yield {
        text: chunk.text,
        inputTokens: chunk.usage_metadata?.input_tokens ?? 0,
        outputTokens: chunk.usage_metadata?.output_tokens ?? 0,
      };
    }
    signal.throwIfAborted();
    if (silence.signal.aborted) throw new ModelFailure('silent');
    // A connection that ends in good order may still have ended too soon.
    if (!isWhole) throw new ModelFailure('cut');
  } catch (error) {
    signal.throwIfAborted();
    if (silence.signal.aborted) throw new ModelFailure('silent');
    throw readFailure(error, isOpen);
  } finally {
    clearTimeout(timer);
    clearTimeout(longest);
  }
}
