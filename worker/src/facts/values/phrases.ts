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

const bareNone =
  /(?:\||[:?]) {0,3}(?:no|na|n\/a|n\.a|nil|none|not applicable|not required|nein|keine|entfallt|non|neant|sans objet|ninguna|ninguno|no aplica|no corresponde|nessuna|no|nao|nao se aplica|nie|nie dotyczy|n\.?v\.?t|geen|khong|нет|无|없음)[.)]? {0,3}(?=\||$)/gu;

/** Reads an answer that is only a "no", beside the question or the name: "Site visit | N/A". */
export const readBareNone: ValueReader = (text) =>
  [...text.matchAll(bareNone)].map(({ index, 0: { length } }) => ({
    start: index + 1,
    end: index + length,
    value: 'none',
    form: 0.6,
  }));

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
