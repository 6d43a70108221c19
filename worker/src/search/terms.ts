import { numberOfWord, plainNumber } from './numbers.ts';
import { cutByScript, hasDenseScript, indexPieces } from './scripts-without-spaces.ts';
import { stemmerFor } from './stemmers.ts';
import { stopWordsFor } from './stop-words.ts';
import { plainSpelling, singularAcronym, yearsOf } from './word-spellings.ts';

/** A word as search uses it. */
export interface Term {
  /** Offsets into the analysed text, UTF-16 code units, end exclusive. */
  start: number;
  end: number;
  /** Lower-case, otherwise as in the text. */
  word: string;
  /** The keys under which it is indexed and found; the first is the main one (its stem), the others are other spellings of it. */
  keys: string[];
  /** A stop word: counts for position, not for content. */
  isStop: boolean;
}

export type Analyzer = (text: string) => Term[];

// A word may contain inner marks: hyphen compounds, identifiers, decimal numbers, section numbers, abbreviations with points.
const tokenPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.,:/_\-‐‑'’&@+][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*%?/gu;
// Equipment of one kind shares a tag: "P-101A/B/C" is P-101A, P-101B and P-101C. Units ("m3/h", "5m/s") are in small letters.
const tagGroup = /^((?:\d+[-‐‑])?\p{L}[\p{L}\d.\-‐‑]*\d[-‐‑]?)(\p{Lu}(?:\/\p{Lu})+)$/u;
const innerMarks = /[.,:/_\-‐‑'’&@+]/u;

/** A key without diacritics starts with this mark, so that it is never the same as a real word. */
export const foldedMark = '~';

const analyzers = new Map<string, Analyzer>();

/** Cuts text into terms by the rules of a language (ISO 639-1; `und` and languages without a stemmer: whole words). */
export function analyzerFor(language: string): Analyzer {
  let analyzer = analyzers.get(language);
  if (!analyzer) {
    analyzer = createAnalyzer(language);
    analyzers.set(language, analyzer);
  }
  return analyzer;
}

/** Bounds the memory of an analyzer's cache; a large tender has some ten thousand different tokens. */
const cacheLimit = 50_000;
/** In characters; the longest words of German laws have 80. */
const longestWord = 120;

function createAnalyzer(language: string): Analyzer {
  const stem = stemmerFor(language);
  const stopWords = stopWordsFor(language);
  // The same tokens come again and again: each is analysed once, with offsets that count from its own start.
  const known = new Map<string, Term[]>();
  const read = (token: string): Term[] => {
    const cached = known.get(token);
    if (cached) return cached;
    const terms = splitToken(token).flatMap(({ text, offset, isDense }): Term[] => {
      if (isDense) return describeDense(text, offset, stopWords);
      const term = describe(text, offset, stem, stopWords, language);
      if (!text.endsWith('%')) return [term];
      return [term, { start: term.end - 1, end: term.end, word: '%', keys: [stem('percent')], isStop: false }];
    });
    if (token.length > longestWord) return terms;
    if (known.size >= cacheLimit) known.clear();
    known.set(token, terms);
    return terms;
  };
  return (text) => {
    const terms: Term[] = [];
    for (const { 0: token, index } of text.matchAll(tokenPattern)) {
      for (const term of read(token)) terms.push({ ...term, start: term.start + index, end: term.end + index });
    }
    return terms;
  };
}

/**
 * Numbers, identifiers, groups of tags and abbreviations stay whole; two parts with only a comma, colon or slash between them are two
 * words. Hyphen compounds are split too (people ask for `best-value` as "best value"), except those that contain digits (`D1-1`,
 * `X.509-3`).
 */
function splitToken(token: string): TokenPiece[] {
  if (!hasDenseScript(token)) return splitWord(token);
  return cutByScript(token).flatMap((piece): TokenPiece[] => {
    if (piece.isDense) return [piece];
    return [...piece.text.matchAll(tokenPattern)].flatMap(({ 0: text, index }) =>
      splitWord(text).map((part) => ({ text: part.text, offset: part.offset + index + piece.offset })),
    );
  });
}

interface TokenPiece {
  text: string;
  offset: number;
  /** Whether the script has no spaces between words. */
  isDense?: boolean;
}

function splitWord(token: string): TokenPiece[] {
  if (!innerMarks.test(token) || isTagGroup(token)) return [{ text: token, offset: 0 }];
  const bare = token.endsWith('%') ? token.slice(0, -1) : token;
  if (plainNumber(bare) !== null || /^\d+(?:\.\d+)+$/u.test(bare)) return [{ text: token, offset: 0 }];
  if (token.includes('@') || /^(?:\p{L}\.)+\p{L}?$/u.test(token)) return [{ text: token, offset: 0 }];
  const separators = /\d/u.test(token) && !/[,:/]/u.test(token) ? /[+]/gu : /[.,:/_\-‐‑&+]/gu;
  const pieces: TokenPiece[] = [];
  let offset = 0;
  for (const text of token.split(separators)) {
    if (text !== '') pieces.push({ text, offset });
    offset += text.length + 1;
  }
  return pieces;
}

function describe(
  text: string,
  start: number,
  stem: (word: string) => string,
  stopWords: ReadonlySet<string>,
  language: string,
): Term {
  const end = start + text.length;
  if (text.length > longestWord) return describeLong(text, start);
  const word = plainWord(text);
  const bare = word.replace(/%$/u, '');
  if (stopWords.has(word)) return { start, end, word, keys: [stem(word)], isStop: true };
  const number = plainNumber(bare) ?? numberOfWord(word);
  if (number !== null) {
    const keys = /\d/u.test(word) ? [number] : [stem(word), number];
    return { start, end, word, keys, isStop: false };
  }
  return { start, end, word, keys: wordKeys(text, word, stem, language), isStop: false };
}

function describeDense(text: string, start: number, stopWords: ReadonlySet<string>): Term[] {
  return indexPieces(text).map((piece) => {
    const word = plainWord(piece.text);
    const [from, to] = [start + piece.offset, start + piece.offset + piece.text.length];
    return { start: from, end: to, word, keys: [word], isStop: stopWords.has(word) };
  });
}

/**
 * A text that is no word of any language, such as encoded data, is known by its beginning, so that no stemmer or index makes a long key of
 * it.
 */
function describeLong(text: string, start: number): Term {
  const word = plainWord(text.slice(0, longestWord));
  return { start, end: start + text.length, word, keys: [word], isStop: false };
}

/** Lower-case, with plain marks. */
function plainWord(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‐‑]/gu, (mark) => (mark === '’' ? "'" : '-'));
}

function isTagGroup(text: string): boolean {
  return text.length <= longestWord && tagGroup.test(text);
}

/** The tags of a group; none where a word is no group. */
function tagMembers(text: string): string[] {
  const [, shared = '', letters = ''] = isTagGroup(text) ? (tagGroup.exec(text) ?? []) : [];
  return letters === '' ? [] : letters.split('/').map((letter) => shared + letter);
}

function wordKeys(text: string, word: string, stem: (word: string) => string, language: string): string[] {
  const members = tagMembers(text);
  if (members.length > 0) {
    return [...new Set(members.flatMap((member) => wordKeys(member, plainWord(member), stem, language)))];
  }
  const acronym = singularAcronym(text)?.toLowerCase();
  const possessive = acronym ?? word.replace(/'s?$/u, '').replace(/^(?:l|d|qu|n|s|j|m|t|c)'(?=\p{L})/u, '');
  // People ask for "U.S.A." as "USA".
  const base = /^(?:\p{L}\.)+\p{L}?$/u.test(possessive) ? possessive.replaceAll('.', '') : possessive;
  const keys = new Set([stem(language === 'en' ? plainSpelling(base) : base)]);
  for (const year of yearsOf(base)) keys.add(year);
  if (/\d/u.test(base) && /\p{L}/u.test(base)) {
    // People ask for 256GB as "256 GB", for PP2500314060 as it is, and for G1N2.043 by its parts.
    for (const part of base.match(/\p{L}+|\d+(?:\.\d+)*/gu) ?? []) {
      if (part.length > 1 && part.length < base.length) keys.add(plainNumber(part) ?? stem(part));
    }
  } else if (/\p{Ll}\p{Lu}/u.test(text)) {
    for (const part of text.split(/(?<=\p{Ll})(?=\p{Lu})/u)) keys.add(stem(part.toLowerCase()));
  }
  const folded = foldDiacritics(base);
  if (folded !== base) keys.add(language === 'vi' || language === 'und' ? foldedMark + folded : stem(folded));
  return [...keys];
}

/** `bảo đảm` → `bao dam`. */
export function foldDiacritics(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .normalize('NFC');
}
