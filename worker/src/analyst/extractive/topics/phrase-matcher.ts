import { keysOf } from '../statements.ts';

/** Finds the phrases of a topic in rows of keys. */
export interface PhraseMatcher {
  /** How many different phrases a row of keys contains, longer ones counting for more. */
  weigh(keys: readonly string[]): number;
  /** How many of a row of keys belong to phrases. */
  cover(keys: readonly string[]): number;
}

/** A phrase of several words is surer than a single one. */
const worthOf = (length: number) => Math.min(1, 0.4 + 0.3 * length);

/** Languages that write compounds as one word: a word that ends in a word of the topic mentions the topic. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'nn', 'fi', 'hu']);
const shortestHead = 6;

/** @param lists phrases, separated by commas */
export function createMatcher(lists: readonly string[], language: string): PhraseMatcher {
  const byFirst = new Map<string, string[][]>();
  const heads = new Map<string, string | null>();
  const headOf = (key: string): string | null => {
    const known = heads.get(key);
    if (known !== undefined) return known;
    const singles = [...byFirst].filter(
      ([first, phrases]) => first.length >= shortestHead && phrases.some(({ length }) => length === 1),
    );
    const head = singles.find(([first]) => key.length > first.length && key.endsWith(first))?.[0] ?? null;
    heads.set(key, head);
    return head;
  };
  for (const phrase of lists.flatMap((list) => list.split(','))) {
    const keys = keysOf(phrase, language);
    const [first] = keys;
    if (first === undefined) continue;
    const same = byFirst.get(first) ?? [];
    if (!same.some((other) => other.join(' ') === keys.join(' '))) byFirst.set(first, [...same, keys]);
  }
  /** Every phrase in a row of keys, with the place where it begins; a compound counts as its last part. */
  const phrasesIn = (keys: readonly string[]): { phrase: readonly string[]; at: number }[] =>
    keys.flatMap((key, at) => {
      const whole = (byFirst.get(key) ?? []).filter((phrase) =>
        phrase.every((part, offset) => keys[at + offset] === part),
      );
      const head = compounding.has(language) && key.length > shortestHead ? headOf(key) : null;
      return [...whole, ...(head ? [[head]] : [])].map((phrase) => ({ phrase, at }));
    });
  return {
    weigh(keys) {
      const found = new Map(phrasesIn(keys).map(({ phrase }) => [phrase.join(' '), phrase.length]));
      let weight = 0;
      for (const [phrase, length] of found) {
        // "bid due date" contains "due date": it counts once.
        const isWithin = [...found.keys()].some((other) => other !== phrase && ` ${other} `.includes(` ${phrase} `));
        if (!isWithin) weight += worthOf(length);
      }
      return weight;
    },
    cover: (keys) => new Set(phrasesIn(keys).flatMap(({ phrase, at }) => phrase.map((_, offset) => at + offset))).size,
  };
}
