import type { Span } from '../find-quote.ts';

/** What somebody looks for. */
export interface FindQuery {
  text: string;
  matchCase: boolean;
  wholeWords: boolean;
}

export const noWords: FindQuery = { text: '', matchCase: false, wholeWords: false };

/** Signs that files and keyboards swap for one another: any of a row stands for all of it. */
const alike = ["'‘’‚′", '"“”„″'];
/** A line may end after any of them. */
const dashes = '-‐‑–—−';

/** Between two letters of a word: a soft hyphen, or the hyphen and the end of a line that break the word. */
const breaks = '(?:\\u00ad|-\\n)?';

const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function oneOf(character: string): string {
  if (dashes.includes(character)) return `[${escaped(dashes)}]\\n?`;
  const row = alike.find((signs) => signs.includes(character));
  return row ? `[${[...row].map(escaped).join('')}]` : escaped(character);
}

/**
 * The pattern that finds a query's words in the text of a page, whatever white space is between them, and where a line breaks them.
 * Null where there is nothing to look for. It is linear: a query never begins with white space, and each repetition ends at a sign of another kind.
 */
export function patternOf({ text, matchCase, wholeWords }: FindQuery): RegExp | null {
  const words = text.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const body = words.map((word) => [...word].map(oneOf).join(breaks)).join('\\s+');
  const whole = wholeWords ? `(?<![\\p{L}\\p{N}_])${body}(?![\\p{L}\\p{N}_])` : body;
  return new RegExp(whole, matchCase ? 'gu' : 'giu');
}

/** Where a pattern is found in a text, from the beginning to the end; at most `most` places. */
export function placesIn(text: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(pattern)) {
    if (found.length >= most) break;
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** Characters of text that a hit is shown with, before and after it. */
const around = { before: 40, after: 70 };

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** A hit with some words around it, as one line. */
export function contextOf(text: string, { start, end }: Span): { before: string; words: string; after: string } {
  const from = Math.max(0, start - around.before);
  const to = Math.min(text.length, end + around.after);
  const before = squeezed(text.slice(from, start));
  const after = squeezed(text.slice(end, to));
  // Not in the middle of a word, where there is another.
  const begin = from > 0 ? before.replace(/^\S*\s/, '') : before;
  const rest = to < text.length ? after.replace(/\s\S*$/, '') : after;
  return {
    before: `${from > 0 ? '…' : ''}${begin.trimStart()}`,
    words: squeezed(text.slice(start, end)),
    after: `${rest.trimEnd()}${to < text.length ? '…' : ''}`,
  };
}
