import { countTokens } from '../../documents/chunks/text.ts';

/** What a request holds besides documents, in tokens: our rules, the wish, a wrong answer that is shown again, and the answer. */
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
