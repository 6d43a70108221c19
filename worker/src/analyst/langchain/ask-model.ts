import type { BaseMessage } from '@langchain/core/messages';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import type { TaskCall } from '../tasks.ts';
import { answerLimit, estimateTokens, messageTokens } from './budget.ts';
import { type AnswerFormat, type ChatModel, streamPieces } from './chat-model.ts';
import { ModelFailure } from './model-failure.ts';
import { type Patience, withRetries } from './patience.ts';

/** A model with everything that its calls need. */
export interface ModelAccess {
  model: ChatModel;
  /** The name under which the tokens of each call are recorded. */
  name: string;
  patience: Patience;
  /** The most tokens of one request, including its answer. */
  contextTokens: number;
  /** The server has refused an answer format, so none is sent to it any more. */
  refusesFormat: boolean;
  /** Computes on another thread what the model is shown and what its answer means. */
  compute: ComputeAnalysis;
}

export type ModelCall = Pick<TaskCall, 'signal' | 'spend'>;

/**
 * Asks for one answer and waits until it is complete. The answer is streamed nevertheless, so that silence is noticed. Busy and failing
 * servers are asked again as `withRetries` says. Throws a `ModelFailure`, or the signal's reason where it is aborted.
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
    // Half a form is of no use, and the model would write as much if asked again.
    if (isCut) throw new ModelFailure('bad_output');
    return text;
  } finally {
    // A call that broke off was paid for as well, but its count never arrived; some servers never count.
    if (isOpen) {
      const counted =
        inputTokens > 0
          ? { inputTokens, outputTokens }
          : { inputTokens: messageTokens(messages), outputTokens: estimateTokens(text) };
      spend({ model: name, ...counted, milliseconds: performance.now() - started });
    }
  }
}
