import type { Analyzer } from '../terms.ts';

/** Words in a row as search sees them. */
export interface Phrase {
  /** The keys in a row, stop words among them. */
  keys: string[];
  /** Those of them that are no stop words. */
  contentKeys: string[];
}

/** Another way to say what is in a question. */
export interface Expansion extends Phrase {
  /** 0 to 1. */
  weight: number;
  /** Which of the given terms it stands for: from `from`, `length` of them. */
  from: number;
  length: number;
}

interface Entry extends Phrase {
  alternatives: Map<string, Phrase & { weight: number }>;
}

interface Found {
  entry: Entry;
  from: number;
  length: number;
}

/** Phrases with other ways to say them. */
export interface PhraseTable {
  /** Knows a phrase as one, with nothing beside it. */
  know(phrase: Phrase): void;
  add(asked: Phrase, written: Phrase, weight: number): void;
  /** The other ways to say one phrase, given by its keys. */
  alternatives(keys: readonly string[]): Iterable<Phrase & { weight: number }>;
  /** The same for every phrase in a row of terms, each given by its keys. A phrase within a longer one that is known is left out. */
  expand(terms: readonly (readonly string[])[]): Expansion[];
  /** The longest known phrases of more than one key in a row of terms, from its start on, none overlapping another. */
  words(terms: readonly (readonly string[])[]): { from: number; length: number }[];
}

/** Whole phrases, stop words and all: "carry out" is not "carry". What has no content of its own ("up to") can't be looked up. */
export function phrasesOf(names: readonly string[], analyze: Analyzer): Phrase[] {
  return names.flatMap((name) => {
    const terms = analyze(name);
    const contentKeys = terms.filter((term) => !term.isStop).map((term) => term.keys[0] as string);
    return contentKeys.length > 0 ? [{ keys: terms.map((term) => term.keys[0] as string), contentKeys }] : [];
  });
}

export function createPhraseTable(): PhraseTable {
  const entries = new Map<string, Entry>();
  const byFirst = new Map<string, Entry[]>();
  const entryOf = (phrase: Phrase): Entry => {
    const id = idOf(phrase.keys);
    let entry = entries.get(id);
    if (!entry) {
      entry = { ...phrase, alternatives: new Map() };
      entries.set(id, entry);
      const first = phrase.keys[0] as string;
      byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
    }
    return entry;
  };
  return {
    know: (phrase) => {
      entryOf(phrase);
    },
    add: (asked, written, weight) => {
      const { alternatives } = entryOf(asked);
      const id = idOf(written.keys);
      if (weight > (alternatives.get(id)?.weight ?? -1)) alternatives.set(id, { ...written, weight });
    },
    alternatives: (keys) => entries.get(idOf(keys))?.alternatives.values() ?? [],
    expand: (terms) => expand(find(byFirst, terms)),
    words: (terms) => cut(find(byFirst, terms).filter(({ length }) => length > 1)),
  };
}

function idOf(keys: readonly string[]): string {
  return keys.join(' ');
}

function find(byFirst: ReadonlyMap<string, Entry[]>, terms: readonly (readonly string[])[]): Found[] {
  return terms.flatMap((keys, from) => {
    const found = new Set<Entry>();
    for (const entry of keys.flatMap((key) => byFirst.get(key) ?? [])) {
      if (entry.keys.every((part, index) => terms[from + index]?.includes(part))) found.add(entry);
    }
    return [...found].map((entry) => ({ entry, from, length: entry.keys.length }));
  });
}

/** "earnest money deposit" is not about money: a word inside a known phrase is not expanded alone. */
function expand(found: readonly Found[]): Expansion[] {
  const within = (inner: Found, outer: Found) =>
    outer.length > inner.length && outer.from <= inner.from && outer.from + outer.length >= inner.from + inner.length;
  return found
    .filter((match) => !found.some((other) => within(match, other)))
    .flatMap(({ entry, from, length }) =>
      [...entry.alternatives.values()].map((alternative) => ({ ...alternative, from, length })),
    );
}

function cut(found: readonly Found[]): { from: number; length: number }[] {
  const pieces: { from: number; length: number }[] = [];
  let end = 0;
  for (const { from, length } of [...found].sort((a, b) => a.from - b.from || b.length - a.length)) {
    if (from < end) continue;
    pieces.push({ from, length });
    end = from + length;
  }
  return pieces;
}
