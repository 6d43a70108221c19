import { countTokens } from '../../documents/chunks/text.ts';

/** The beginning of a text that is at most about `limit` tokens long, never half a character. */
export function truncateTokens(text: string, limit: number): string {
  if (countTokens(text) <= limit) return text;
  let low = 0;
  let high = Math.min(text.length, limit * 4);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (countTokens(text.slice(0, middle)) <= limit) low = middle;
    else high = middle - 1;
  }
  return text
    .slice(0, low)
    .toWellFormed()
    .replace(/\ufffd$/u, '');
}
