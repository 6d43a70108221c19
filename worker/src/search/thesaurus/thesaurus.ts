import { analyzerFor } from '../terms.ts';
import { englishEveryday } from './english-everyday.ts';
import { englishItSupply } from './english-it-supply.ts';
import { englishPlain } from './english-plain.ts';
import { englishTender } from './english-tender.ts';
import { parseThesaurus } from './parse-thesaurus.ts';
import { englishVietnamese, vietnameseTender } from './vietnamese.ts';

/** Another way to say what stands in a question. */
export interface Expansion {
  /** The keys in a row, stop words among them. */
  keys: string[];
  /** Those of them that are no stop words. */
  contentKeys: string[];
  /** 0 to 1. */
  weight: number;
  /** Which of the given terms it stands for: from `from`, `length` of them. */
  from: number;
  length: number;
}

export interface Thesaurus {
  /** The expansions of every word and phrase in a row of terms, each given by its keys. */
  expand(terms: readonly (readonly string[])[]): Expansion[];
  /** The longest known phrases in a row of terms, from its start on, none overlapping another. */
  words(terms: readonly (readonly string[])[]): { from: number; length: number }[];
}

interface Phrase {
  keys: string[];
  contentKeys: string[];
}

interface Entry extends Phrase {
  alternatives: (Phrase & { weight: number })[];
}

const sources: Record<string, string[]> = {
  en: [englishTender, englishItSupply, englishEveryday, englishPlain, englishVietnamese],
  vi: [vietnameseTender, englishVietnamese],
};

const thesauri = new Map<string, Thesaurus>();

/** Parses every thesaurus now, so that the first question does not wait for it. */
export function loadThesauri(): void {
  for (const language of Object.keys(sources)) thesaurusFor(language);
}

/** The thesaurus for questions about documents of a language; an empty one where there is none. */
export function thesaurusFor(language: string): Thesaurus {
  let thesaurus = thesauri.get(language);
  if (!thesaurus) {
    thesaurus = createThesaurus(language, sources[language] ?? []);
    thesauri.set(language, thesaurus);
  }
  return thesaurus;
}

function createThesaurus(language: string, texts: string[]): Thesaurus {
  const analyze = analyzerFor(language);
  // Whole phrases, stop words and all: "carry out" is not "carry". What has no content of its own ("up to") can't be looked up.
  const phrases = (list: string[]) =>
    list.flatMap((phrase) => {
      const terms = analyze(phrase);
      const keysOf = (list: typeof terms) => list.map((term) => term.keys[0] as string);
      const contentKeys = keysOf(terms.filter((term) => !term.isStop));
      return contentKeys.length > 0 ? [{ keys: keysOf(terms), contentKeys }] : [];
    });
  const entries = new Map<string, Entry>();
  for (const line of texts.flatMap(parseThesaurus)) {
    const written = phrases(line.written);
    // A long line says less about each of its members.
    const weight = line.weight * Math.min(1, Math.sqrt(8 / Math.max(1, written.length)));
    for (const asked of phrases(line.asked)) {
      const id = asked.keys.join(' ');
      const entry = entries.get(id) ?? { ...asked, alternatives: [] };
      entries.set(id, entry);
      for (const phrase of written) if (phrase.keys.join(' ') !== id) addAlternative(entry, phrase, weight);
    }
  }
  const byFirst = Map.groupBy(entries.values(), (entry) => entry.keys[0] as string);
  return {
    expand: (terms) => expand(find(byFirst, terms)),
    words: (terms) => cut(find(byFirst, terms).filter(({ length }) => length > 1)),
  };
}

function addAlternative(entry: Entry, phrase: Phrase, weight: number): void {
  const id = phrase.keys.join(' ');
  const known = entry.alternatives.find((alternative) => alternative.keys.join(' ') === id);
  if (known) known.weight = Math.max(known.weight, weight);
  else entry.alternatives.push({ ...phrase, weight });
}

interface Found {
  entry: Entry;
  from: number;
  length: number;
}

function find(byFirst: Map<string, Entry[]>, terms: readonly (readonly string[])[]): Found[] {
  return terms.flatMap((keys, from) => {
    const found = new Set<Entry>();
    for (const entry of keys.flatMap((key) => byFirst.get(key) ?? [])) {
      if (entry.keys.every((part, index) => terms[from + index]?.includes(part))) found.add(entry);
    }
    return [...found].map((entry) => ({ entry, from, length: entry.keys.length }));
  });
}

/** "earnest money deposit" is not about money: a word inside a known phrase is not widened by itself. */
function expand(found: readonly Found[]): Expansion[] {
  const within = (inner: Found, outer: Found) =>
    outer.length > inner.length && outer.from <= inner.from && outer.from + outer.length >= inner.from + inner.length;
  return found
    .filter((match) => !found.some((other) => within(match, other)))
    .flatMap(({ entry, from, length }) => entry.alternatives.map((alternative) => ({ ...alternative, from, length })));
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
