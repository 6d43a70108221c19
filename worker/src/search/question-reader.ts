import { isConceptLanguage } from '../concepts/languages.ts';
import { contentWeight } from './light-words.ts';
import { cutByScript, hasDenseScript, wordPieces } from './scripts-without-spaces.ts';
import { stopWordsFor } from './stop-words.ts';
import { analyzerFor, foldDiacritics, foldedMark, type Term } from './terms.ts';
import type { Expansion } from './thesaurus/phrase-table.ts';
import { thesaurusFor } from './thesaurus/thesaurus.ts';
import { translate } from './thesaurus/translations.ts';

/** A content word of the question. */
export interface Concept {
  word: string;
  keys: string[];
  /** 1 for the question's own words, less for those carried over from the conversation. */
  weight: number;
}

/** One way in which a passage may mention one or more concepts. */
export interface Wording {
  /** Keys in a row in the passage, stop words among them. */
  keys: string[];
  /** Those of them that are indexed. */
  contentKeys: string[];
  /** Indices of the concepts that it mentions. */
  concepts: number[];
  /** 1: the question's own word; less for another way to say it. */
  weight: number;
}

/** What a part of a word is worth that is there without the others: a syllable of Vietnamese, two characters of Chinese or Korean. */
const partWeight = 0.25;
/** What a word counts that has no translation: it may be the same in the language of the document, but rarely is. */
const untranslatedWeight = 0.4;

/**
 * Gathers the concepts and wordings of a question.
 * @param asked the question's language: its stop words are none of its content; `und`: that of the documents
 */
export function createQuestionReader(asked: string) {
  const concepts: Concept[] = [];
  const places = new Map<string, number>();
  const wordings = new Map<string, Wording>();
  const stopWords = stopWordsFor(asked);

  const conceptOf = (word: string, keys: string[], weight: number): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, concepts.length);
    // A copy: the keys of a term are those of the analyzer, which every later question shares.
    return concepts.push({ word, keys: [...keys], weight }) - 1;
  };

  const add = (keys: string[], contentKeys: string[], own: number[], weight: number) => {
    const id = `${keys.join(' ')}/${own.join(',')}`;
    const known = wordings.get(id);
    if (!known || known.weight < weight) wordings.set(id, { keys, contentKeys, concepts: own, weight });
  };

  const addExpansions = (expansions: readonly Expansion[], conceptAt: ReadonlyMap<number, number>) => {
    for (const { keys, contentKeys, weight, from, length } of expansions) {
      const own = new Set<number>();
      for (let position = from; position < from + length; position++) {
        const index = conceptAt.get(position);
        if (index !== undefined) own.add(index);
      }
      if (own.size > 0) add(keys, contentKeys, [...own], weight);
    }
  };

  const readOwn = (text: string, language: string, weight: number) => {
    const terms = analyzerFor(language)(text);
    // Typed without diacritics in a language that has them: found by the folded form.
    const isFolded = language === 'vi' && !/[\u0300-\u036fđ]/u.test(text.normalize('NFD').toLowerCase());
    const conceptAt = new Map<number, number>();
    for (const { from, length } of wordsOfParts(text, terms, language)) {
      const parts = terms.slice(from, from + length);
      const keys = parts.map((term) => term.keys[0] as string);
      const contentKeys = parts.filter((term) => !term.isStop).map((term) => term.keys[0] as string);
      if (contentKeys.length === 0) continue;
      const index = conceptOf(wordOf(text, parts), contentKeys, weight);
      for (let position = from; position < from + length; position++) conceptAt.set(position, index);
      add(keys, contentKeys, [index], 1);
      if (contentKeys.length > 1) for (const key of contentKeys) add([key], [key], [index], partWeight);
    }
    terms.forEach((term, position) => {
      if (isLeftOut(term, stopWords) || conceptAt.has(position)) return;
      const index = conceptOf(term.word, term.keys, weight * tellingOf(text, term, asked));
      conceptAt.set(position, index);
      term.keys.forEach((key, rank) => {
        if (!key.startsWith(foldedMark)) add([key], [key], [index], rank === 0 ? 1 : 0.8);
      });
      if (isFolded) {
        const folded = [foldedMark + foldDiacritics(term.word)];
        add(folded, folded, [index], 0.9);
      }
    });
    addExpansions(thesaurusFor(language).expand(terms.map((term) => term.keys)), conceptAt);
  };

  /** A question about documents in another language: names and figures stay, the rest is said in its words. */
  const readForeign = (text: string, from: string, to: string, weight: number) => {
    const terms = analyzerFor(from)(text);
    const translations = translate(
      terms.map((term) => term.keys),
      from,
      to,
    );
    const isTranslated = (position: number) =>
      translations.some((found) => position >= found.from && position < found.from + found.length);
    const conceptAt = new Map<number, number>();
    for (const { from: first, length } of wordsOfParts(text, terms, from)) {
      const share = isTranslated(first) ? 1 : untranslatedWeight;
      const index = conceptOf(wordOf(text, terms.slice(first, first + length)), [], weight * share);
      for (let position = first; position < first + length; position++) conceptAt.set(position, index);
    }
    terms.forEach((term, position) => {
      if (isLeftOut(term, stopWords) || conceptAt.has(position)) return;
      const written = text.slice(term.start, term.end);
      const keys = analyzerFor(to)(written).flatMap((literal) => (literal.isStop ? [] : literal.keys));
      const share = nameWeight(written) !== null || isTranslated(position) ? 1 : untranslatedWeight;
      const index = conceptOf(term.word, keys, weight * share * tellingOf(text, term, asked));
      conceptAt.set(position, index);
      for (const key of keys) if (!key.startsWith(foldedMark)) add([key], [key], [index], 1);
    });
    addExpansions(translations, conceptAt);
    for (const { contentKeys, from: first } of translations) {
      const index = conceptAt.get(first);
      if (contentKeys.length === 1 && index !== undefined) concepts[index]?.keys.push(...contentKeys);
    }
  };

  const read = (text: string, language: string, weight: number) => {
    const from = asked === 'und' ? 'en' : asked;
    const isForeign = from !== language && isConceptLanguage(from) && isConceptLanguage(language);
    if (!isForeign || asked === 'und') readOwn(text, language, weight);
    if (isForeign) readForeign(text, from, language, weight);
  };

  return { read, result: () => ({ concepts, wordings: [...wordings.values()] }) };
}

/** Words that are indexed in parts: phrases of Vietnamese syllables, and words in scripts without spaces. */
function wordsOfParts(text: string, terms: readonly Term[], language: string): { from: number; length: number }[] {
  if (language === 'vi') return thesaurusFor(language).words(terms.map((term) => term.keys));
  if (!hasDenseScript(text)) return [];
  const stopWords = stopWordsFor(language);
  return cutByScript(text).flatMap((stretch) =>
    (stretch.isDense ? wordPieces(stretch.text, language) : []).flatMap((word) => {
      if (stopWords.has(word.text)) return [];
      const start = stretch.offset + word.offset;
      const from = terms.findIndex((term) => term.start >= start);
      const length = terms.slice(from).findIndex((term) => term.end > start + word.text.length);
      const count = length === -1 ? terms.length - from : length;
      return from === -1 || count === 0 ? [] : [{ from, length: count }];
    }),
  );
}

function wordOf(text: string, parts: readonly Term[]): string {
  return text.slice(parts[0]?.start, parts.at(-1)?.end).toLowerCase();
}

/** A stop word; or what is left of a script without spaces when its words were taken. */
function isLeftOut(term: Term, stopWords: ReadonlySet<string>): boolean {
  return term.isStop || stopWords.has(term.word) || hasDenseScript(term.word);
}

function tellingOf(text: string, term: Term, language: string): number {
  return nameWeight(text.slice(term.start, term.end)) ?? contentWeight(term.word, language);
}

/** Item numbers and abbreviations name one thing and can't be said in other words; null for other words. */
function nameWeight(word: string): number | null {
  if (/\d/u.test(word) && word.length >= 6) return 3;
  return /^\p{Lu}[\p{Lu}\d&.-]{2,}$/u.test(word) ? 1.5 : null;
}
