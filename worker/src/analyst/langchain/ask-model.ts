import type { BaseMessage } from '@langchain/core/messages';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import type { TaskCall } from '../tasks.ts';
import { answerLimit, estimateTokens, messageTokens } from './budget.ts';
import { type AnswerFormat, type ChatModel, streamPieces } from './chat-model.ts';
import { ModelFailure } from './model-failure.ts';
import { type Patience, withRetries } from './patience.ts';

/** A model with all that its calls go by. */
export interface ModelAccess {
  model: ChatModel;
  /** As it is noted with each call's tokens. */
  name: string;
  patience: Patience;
  /** Tokens that one request may hold, with its answer. */
  contextTokens: number;
  /** The server has refused to be asked for a form, and is not asked for one any more. */
  refusesFormat: boolean;
  /** What is shown to the model, and what it says, is worked on elsewhere. */
  compute: ComputeAnalysis;
}

export type ModelCall = Pick<TaskCall, 'signal' | 'spend'>;

/**
 * Asks for one answer and waits for its end. It is streamed all the same, so that silence is noticed. Busy and failing servers are
 * asked again as `withRetries` says. Throws a `ModelFailure`, or the signal's reason where it is aborted.
 */
export async function askModel(
  access: ModelAccess,
  messages: BaseMessage[],
  call: ModelCall,
  format?: AnswerFormat,
): Promise<string> {
  return withRetries(() => askOnce(access, messages, call, format), call.signal, access.patience);
}

async function askOnce(
  { model, name, patience, contextTokens }: ModelAccess,
  messages: BaseMessage[],
  { signal, spend }: ModelCall,
  format: AnswerFormat | undefined,
): Promise<string> {
  const started = performance.now();
  let text = '';
  let isOpen = false;
  let isCut = false;
  const maxTokens = answerLimit(contextTokens, messages, format ? 'form' : 'text');
  let inputTokens = 0;
  let outputTokens = 0;
  try {
    for await (const piece of streamPieces(model, messages, signal, patience, { maxTokens, format })) {
      isOpen = true;
      text += piece.text;
      inputTokens += piece.inputTokens;
      outputTokens += piece.outputTokens;
      isCut ||= piece.isCut;
    }
    // Half a form is none, and asked again the model would go on as long.
    if (isCut) throw new ModelFailure('bad_output');
    return text;
  } finally {
    // What broke off was paid for as well, but its count did not come; some servers never count.
    if (isOpen) {
      const counted =
        inputTokens > 0
          ? { inputTokens, outputTokens }
          : { inputTokens: messageTokens(messages), outputTokens: estimateTokens(text) };
      spend({ model: name, ...counted, milliseconds: performance.now() - started });
    }
  }
}
