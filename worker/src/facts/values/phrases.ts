import { compilePhrases, type Phrases } from '../phrases.ts';
import type { ValueReader } from './model.ts';

/** Reads phrases that all mean the same value: "not required", "keine" as `none`. */
export function readPhrasesAs(value: string, phrases: Phrases): ValueReader {
  const pattern = compilePhrases(phrases) as RegExp;
  return (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      value,
      form: 0.6,
    }));
}

/** Reads the words without which a statement does not state the fact: each as it is. */
export function readPhrases(phrases: Phrases): ValueReader {
  const pattern = compilePhrases(phrases) as RegExp;
  return (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      value: found,
      form: 1,
    }));
}
