import type { BaseMessage } from '@langchain/core/messages';
import { countTokens } from '../../documents/chunks/text.ts';

/** What a request contains besides documents, in tokens: our rules, the wish, a wrong answer that is shown again, and the answer. */
const reserved = { rules: 700, wish: 1000, answer: 1300 };
/** Tokenizers differ. */
const safety = 0.85;

/**
 * Tokens of a text, rather too many than too few: letters with marks and of other alphabets take more than the four to a token that
 * plain English has.
 */
export function estimateTokens(text: string): number {
  const others = text.match(/[\u0080-\u2e7f\ua000-\uabff]/gu)?.length ?? 0;
  return countTokens(text) + Math.ceil(others / 4);
}

/** Tokens of documents' text that one request may hold. */
export function documentBudget(contextTokens: number): number {
  return Math.floor((contextTokens - reserved.rules - reserved.wish - reserved.answer) * safety);
}

/** Tokens that an answer may take at most, by what is asked for: what a model thinks before it speaks counts, too. */
const longestAnswers = { chat: 4000, form: 8000, text: 3000 };
export type AnswerKind = keyof typeof longestAnswers;

/** Tokens that an answer to these messages may take: what the window leaves, and never less than is reserved. */
export function answerLimit(contextTokens: number, messages: readonly BaseMessage[], kind: AnswerKind): number {
  const left = Math.floor(contextTokens - messageTokens(messages) / safety);
  return Math.max(reserved.answer, Math.min(longestAnswers[kind], left));
}

export function messageTokens(messages: readonly BaseMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateTokens(message.text), 0);
}

/** A text's beginning, of at most about so many tokens. */
export function cutToTokens(text: string, limit: number): string {
  if (estimateTokens(text) <= limit) return text;
  const share = limit / estimateTokens(text);
  let cut = text.slice(0, Math.floor(text.length * share)).toWellFormed();
  while (cut !== '' && estimateTokens(cut) > limit) cut = cut.slice(0, Math.floor(cut.length * 0.9)).toWellFormed();
  return cut.replace(/\ufffd$/u, '');
}

/** Cuts things into runs of at most `budget` tokens, in order; one that is longer alone is a run of its own. */
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
