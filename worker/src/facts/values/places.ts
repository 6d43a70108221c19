import { compilePhrases, type Phrases } from '../phrases.ts';
import type { ReadValue, ValueReader } from './model.ts';

/** Up to which length a line that names no place in so many words may be one: "C.so Re Umberto 103". */
const longestLine = 160;
/** What follows a label in its line or row. */
const afterLabel = /[:|：] {0,3}(?=[^|:：]{3})[^|:：]{2,160}/gu;
/** A blank to be filled in, a figure, a pointer to another clause or "as above": no place. */
const noPlace =
  /^[\s:|：._…-]{0,20}(?:$|\d[\d.,%/-]{0,20}$|\[|<|see |refer |fax|tel|phone|e-?mail|date|as per |as specified|clause |yes\b|no\b|n\/?a\b|见|第)/u;
/** Two signs of a script without spaces, or a word. */
const isWord = /\p{L}{5}|[\p{Script=Han}\p{Script=Hangul}]{2}/u;

/**
 * Reads places: words for sites and addresses, and what is after a label or alone in a line. Only the name of the fact beside it tells that it
 * is the place asked for. `names`: those of the fact, since a line that is only its label is no place.
 */
export function readPlaces(words: Phrases, names: Phrases): ValueReader {
  const pattern = compilePhrases(words) as RegExp;
  const naming = compilePhrases(names) as RegExp;
  return (text) => {
    const found: ReadValue[] = [...text.matchAll(pattern)].map(({ index, 0: value }) => ({
      start: index,
      end: index + value.length,
      value,
      form: 1,
    }));
    const add = (start: number, value: string, form: number) => {
      if (noPlace.test(value) || !isWord.test(value) || value.search(naming) >= 0) return;
      const end = start + value.length;
      if (!found.some((other) => start < other.end && end > other.start)) found.push({ start, end, value, form });
    };
    for (const { index, 0: value } of text.matchAll(afterLabel)) add(index + 1, value.slice(1), 0.6);
    if (found.length === 0 && text.length <= longestLine) add(0, text, 0.3);
    return found.sort((a, b) => a.start - b.start);
  };
}
