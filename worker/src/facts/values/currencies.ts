import type { ReadValue } from './model.ts';
import { codeOf, currencySigns } from './money.ts';

/** A sign before a brace belongs to a template that nobody filled in: "${{Base-value}}". */
const sign = new RegExp(`(?<![\\p{L}])(?:${currencySigns})(?![a-z{])`, 'gu');

/** Names of currencies as their codes, without sums. */
export const readCurrencies = (text: string): ReadValue[] =>
  [...text.matchAll(sign)].flatMap(({ index, 0: found }) => {
    const code = codeOf(found);
    return code
      ? [
          {
            start: index,
            end: index + found.length,
            value: code,
            form: /\d/u.test(text.slice(index + found.length, index + found.length + 3)) ? 0.3 : 1,
          },
        ]
      : [];
  });
