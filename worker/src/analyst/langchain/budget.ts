import type { BaseMessage } from '@langchain/core/messages';
import { countTokens } from '../../documents/chunks/text.ts';

/** What a request contains besides documents, in tokens: our rules, the wish, an invalid answer that is shown again, and the answer. */
const reserved = { rules: 700, wish: 1000, answer: 1300 };
/** Tokenizers differ. */
const safety = 0.85;

/**
 * An estimate of a text's tokens, rather too high than too low. Letters with marks and those of other alphabets take more than the four
 * characters to a token of plain English.
 */
export function estimateTokens(text: string): number {
  const others = text.match(/[\u0080-\u2e7f\ua000-\uabff]/gu)?.length ?? 0;
  return countTokens(text) + Math.ceil(others / 4);
}

/** How many tokens of documents' text fit into one request. */
export function documentBudget(contextTokens: number): number {
  return Math.floor((contextTokens - reserved.rules - reserved.wish - reserved.answer) * safety);
}

/** The most tokens of an answer, by what is asked for. What a model thinks before it answers counts, too. */
const longestAnswers = { chat: 4000, form: 8000, text: 3000 };
export type AnswerKind = keyof typeof longestAnswers;

/** How many tokens an answer to these messages may take: what the window leaves, and never less than is reserved. */
export function answerLimit(contextTokens: number, messages: readonly BaseMessage[], kind: AnswerKind): number {
  const left = Math.floor(contextTokens - messageTokens(messages) / safety);
  return Math.max(reserved.answer, Math.min(longestAnswers[kind], left));
}

export function messageTokens(messages: readonly BaseMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateTokens(message.text), 0);
}

/** The beginning of a text, of about `limit` tokens at most. */
export function cutToTokens(text: string, limit: number): string {
  if (estimateTokens(text) <= limit) return text;
  const share = limit / estimateTokens(text);
  let cut = text.slice(0, Math.floor(text.length * share)).toWellFormed();
  while (cut !== '' && estimateTokens(cut) > limit) cut = cut.slice(0, Math.floor(cut.length * 0.9)).toWellFormed();
  return cut.replace(/\ufffd$/u, '');
}

/** Cuts things into runs of at most `budget` tokens, in order; a thing that is longer is a run of its own. */
export function batchByTokens<T>(things: readonly T[], tokensOf: (thing: T) => number, budget: number): T[][] {
  const batches: T[][] = [];
  let left = 0;
  for (const thing of things) {
    const tokens = tokensOf(thing);
    const last = batches.at(-1);
    if (last && tokens <= left) {
      last.push(thing);
      left -= tokens;
    } else {
      batches.push([thing]);
      left = budget - tokens;
    }
  }
  return batches;
}

/** The first ones, as many as fit. */
export function firstWithin({ texts, budget }: { texts: readonly string[]; budget: number }): string[] {
  let left = budget;
  return texts.filter((text) => {
    left -= estimateTokens(text) + 1;
    return left >= 0;
  });
}
