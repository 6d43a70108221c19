/** A short form that a document defines, both verbatim as in the definition. */
export interface Abbreviation {
  short: string;
  long: string;
}

/** Words that a short form may skip: "Terms of Reference" is TOR or TR. */
const smallWords = new Set(
  'a an and at by de der des du en et for für in la le les of on or per the to und van von with y &'.split(' '),
);
const short = String.raw`\p{Lu}[\p{L}\d&./]{1,9}`;
const quote = `["'“”‘’„«»]?`;
const words = String.raw`\p{L}[\p{L}\p{M}'’&/-]*`;

/** "Liquidated Damages (LD)", "Liquidated Damages (hereinafter “LDs”)". */
const shortInBrackets = new RegExp(
  String.raw`\(\s*(?:(?:hereinafter|hereafter|henceforth|the|or|called|referred to as|abbreviated(?: as)?|collectively|individually|,)\s+)*${quote}(${short})${quote}(?:\s+or\s+${quote}${short}${quote})?\s*\)`,
  'gu',
);
/** "LD (Liquidated Damages)". */
const longInBrackets = new RegExp(String.raw`(?<![\p{L}\d])(${short})${quote}\s+\(([^()]{5,90})\)`, 'gu');
/** "LD: Liquidated Damages", "“LD” means liquidated damages", "LD | Liquidated Damages", with the short form at the start of a line. */
const listed = new RegExp(
  String.raw`(?<=^|\n|[;.|]\s)[ \t]*${quote}(${short})${quote}\s*(?::|=|\||[–—-](?=\s)|\bmeans\b|\bshall mean\b|\bis short for\b|\bstands for\b|\brefers to\b)\s*(?:the\s+)?${quote}(${words}(?:\s+${words}){0,9})`,
  'gu',
);
/** "Liquidated Damages | LD", a row of a list of abbreviations. */
const listedAfter = new RegExp(
  String.raw`(?<=^|\n|\|\s)(${words}(?:[^\S\n]+${words}){1,9}) \| ${quote}(${short})${quote}(?=\n|$| \|)`,
  'gu',
);

/** The abbreviations that a text defines. A long form counts only if the initials of its words make up the short one. */
export function findAbbreviations(text: string): Abbreviation[] {
  const found = new Map<string, Abbreviation>();
  const add = (rawShort: string, long: string | null) => {
    const name = toShort(rawShort);
    if (!name || !long || long.toLowerCase() === name.toLowerCase()) return;
    found.set(`${name}\n${long.toLowerCase().replace(/[\s-]+/gu, ' ')}`, { short: name, long });
  };
  for (const { 1: name = '', index } of text.matchAll(shortInBrackets)) {
    const before = text.slice(Math.max(0, index - 160), index);
    add(name, longBefore(before.slice(before.lastIndexOf('\n\n') + 1), name));
  }
  for (const [, name = '', long = ''] of text.matchAll(longInBrackets)) add(name, wholeLong(long, name));
  for (const [, name = '', long = ''] of text.matchAll(listed)) add(name, longAfter(long, name));
  for (const [, long = '', name = ''] of text.matchAll(listedAfter)) add(name, wholeLong(long, name));
  return [...found.values()];
}

/** Without the plural's "s"; null for a text that is no short form: fewer than two capitals, or more small letters than capitals. */
function toShort(raw: string): string | null {
  const name = raw
    .replace(/(?<=\p{Lu})s$/u, '')
    .replace(/(?<![./&])[./&]+$/u, (end) =>
      end === '.' && raw.endsWith('.') && raw.indexOf('.') < raw.length - 1 ? end : '',
    );
  const capitals = name.match(/\p{Lu}/gu)?.length ?? 0;
  const small = name.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= 2 && small < capitals && !/\d/u.test(name) ? name : null;
}

function lettersOf(name: string): string[] {
  return [...name.toLowerCase().replace(/[^\p{L}]/gu, '')];
}

interface LongWord {
  text: string;
  start: number;
  end: number;
}

/** Parts of hyphened words count as words: HDPE is high-density polyethylene. */
function longWords(text: string): LongWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** The fewest words before the bracket whose initials are the short form. */
function longBefore(text: string, name: string): string | null {
  const all = longWords(text);
  const end = all.at(-1)?.end ?? 0;
  if (!/^["'”’»,]?\s*$/u.test(text.slice(end))) return null;
  const letters = lettersOf(name);
  // Initials alone are tried first: TTS is "Technology Transformation Services", not its last two words.
  for (const inner of innerLetters(letters)) {
    for (let from = all.length - 1; from >= Math.max(0, all.length - mostWords(letters)); from--) {
      if (aligns(letters, all.slice(from), inner)) return joined(text, all.slice(from));
    }
  }
  return null;
}

function longAfter(text: string, name: string): string | null {
  const all = longWords(text);
  const letters = lettersOf(name);
  for (const inner of innerLetters(letters)) {
    for (let count = 2; count <= Math.min(all.length, mostWords(letters)); count++) {
      if (aligns(letters, all.slice(0, count), inner)) return joined(text, all.slice(0, count));
    }
  }
  return null;
}

function wholeLong(text: string, name: string): string | null {
  const all = longWords(text);
  const letters = lettersOf(name);
  return innerLetters(letters).some((inner) => aligns(letters, all, inner)) ? joined(text, all) : null;
}

function joined(text: string, all: LongWord[]): string | null {
  const long = text.slice(all[0]?.start ?? 0, all.at(-1)?.end ?? 0);
  return /[.;:()|]|\n\s*\n/u.test(long) ? null : long.replace(/\s+/gu, ' ');
}

/** The most words that a long form may have, small ones included. */
function mostWords(letters: string[]): number {
  return 2 * letters.length + 2;
}

/** How many letters may be inside a word: first none, then one in three. */
function innerLetters(letters: string[]): number[] {
  return letters.length < 3 ? [0] : [0, Math.floor(letters.length / 3)];
}

/**
 * Whether letters are the words' initials in order. Small words may be skipped, and up to `most` letters may be inside the word of the
 * letter before (PVC: polyvinyl chloride). The first and the last word must take part.
 */
function aligns(letters: string[], all: LongWord[], most: number): boolean {
  if (all.length < 2 || all.length > mostWords(letters)) return false;
  if (smallWords.has(all[0]?.text ?? '') || smallWords.has(all.at(-1)?.text ?? '')) return false;
  // Small words may be initials, too: without remembering dead ends, each of them doubles the number of ways.
  const failed = new Set<number>();
  const step = (letter: number, word: number, inner: number): boolean => {
    const state = (letter * (all.length + 1) + word) * (most + 1) + inner;
    if (failed.has(state)) return false;
    const isAligned = isAlignedFrom(letter, word, inner);
    if (!isAligned) failed.add(state);
    return isAligned;
  };
  const isAlignedFrom = (letter: number, word: number, inner: number): boolean => {
    if (letter === letters.length && word === all.length) return true;
    const current = all[word]?.text;
    if (current !== undefined) {
      if (current[0] === letters[letter] && step(letter + 1, word + 1, inner)) return true;
      if (smallWords.has(current) && step(letter, word + 1, inner)) return true;
    }
    const before = all[word - 1]?.text;
    const isInner = inner > 0 && letter > 0 && (before?.indexOf(letters[letter] ?? ' ', 1) ?? -1) > 0;
    return isInner && step(letter + 1, word, inner - 1);
  };
  return step(0, 0, most);
}
