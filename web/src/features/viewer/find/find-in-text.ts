import type { Span } from '../find-quote.ts';

/** A search text with its options. */
export interface FindQuery {
  text: string;
  matchCase: boolean;
  wholeWords: boolean;
}

export const noWords: FindQuery = { text: '', matchCase: false, wholeWords: false };

/** Characters that files and keyboards use for one another: any character of a group matches all of its group. */
const alike = ["'‘’‚′", '"“”„″'];
/** Dashes match one another, too; a line may end after any of them. */
const dashes = '-‐‑–—−';

/** Allowed between two letters of a word: a soft hyphen, or a hyphen at the end of a line. */
const breaks = '(?:\\u00ad|-\\n)?';

const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function oneOf(character: string): string {
  if (dashes.includes(character)) return `[${escaped(dashes)}]\\n?`;
  const row = alike.find((signs) => signs.includes(character));
  return row ? `[${[...row].map(escaped).join('')}]` : escaped(character);
}

/**
 * The pattern that finds a query's words in the text of a page, with any white space between them, and also where a line breaks them.
 * Null for an empty query. Its time is linear: it never begins with white space, and each repetition ends at a character of another kind.
 */
export function patternOf({ text, matchCase, wholeWords }: FindQuery): RegExp | null {
  const words = text.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const body = words.map((word) => [...word].map(oneOf).join(breaks)).join('\\s+');
  const whole = wholeWords ? `(?<![\\p{L}\\p{N}_])${body}(?![\\p{L}\\p{N}_])` : body;
  return new RegExp(whole, matchCase ? 'gu' : 'giu');
}

/** The places of a pattern in a text, from beginning to end; at most `most`. */
export function placesIn(text: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    if (found.length >= most) break;
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The number of characters that are shown before and after a hit. */
const around = { before: 40, after: 70 };

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** A hit with some words around it, on one line. */
export function contextOf(text: string, { start, end }: Span): { before: string; words: string; after: string } {
  const from = Math.max(0, start - around.before);
  const to = Math.min(text.length, end + around.after);
  const before = squeezed(text.slice(from, start));
  const after = squeezed(text.slice(end, to));
  // Do not begin in the middle of a word, if a whole word follows.
  const begin = from > 0 ? before.replace(/^\S*\s/, '') : before;
  const rest = to < text.length ? after.replace(/\s\S*$/, '') : after;
  return {
    before: `${from > 0 ? '…' : ''}${begin.trimStart()}`,
    words: squeezed(text.slice(start, end)),
    after: `${rest.trimEnd()}${to < text.length ? '…' : ''}`,
  };
}
