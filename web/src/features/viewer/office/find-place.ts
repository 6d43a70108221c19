import type { Span } from '../find-quote.ts';
import { lettersOf } from './letters.ts';

/** Words as the server read them, with the text before and after them. */
export interface SoughtWords {
  quote: string;
  before: string;
  after: string;
  /** The approximate position in the document, from 0 to 1; decides between places that are otherwise equal. */
  about: number;
}

/** The number of equal places that are compared. */
const mostCandidates = 2000;
/** The number of letters before and after a place that are compared. */
const contextLength = 300;
const gramLength = 5;
/** The number of letters that must agree if only a part of the words is found. */
const stretchLength = 24;

/**
 * Finds words in the letters of a shown document, which may differ from the text that was read: paragraph numbers are generated, rows of
 * tables have no bars, and text of merged cells occurs once. Returns the spans to mark in order: the words as a whole, their lines and
 * cells one by one, or their longest matching part; none if nothing is found.
 */
export function findPlace(letters: string, sought: SoughtWords): Span[] {
  const choose = chooser(letters, sought);
  const lines = sought.quote.split(cellOrLine).map((line) => {
    const whole = lettersOf(line.trim()).letters;
    return { whole, bare: lettersOf(withoutLabel(line.trim())).letters };
  });
  const bare = lines.map((line) => line.bare).join('');
  for (const words of new Set([lines.map(({ whole }) => whole).join(''), bare])) {
    const place = choose(placesOf(letters, words), words.length);
    if (place) return [place];
  }
  const pieces = findPieces(letters, lines, choose);
  return pieces.length > 0 ? pieces : findStretch(letters, bare, choose);
}

/** The separators between lines, and between the cells of a row, in the text that was read. */
const cellOrLine = /\n|(?<!\S)\|(?!\S)/;

type Choose = (places: number[], length: number) => Span | null;

/** Chooses, of several places, the one whose surrounding text is most similar to that of the words. */
function chooser(letters: string, { before, after, about }: SoughtWords): Choose {
  const lead = lettersOf(before.slice(-2 * contextLength)).letters.slice(-contextLength);
  const rest = lettersOf(after.slice(0, 2 * contextLength)).letters.slice(0, contextLength);
  const grams = new Set([...gramsOf(lead), ...gramsOf(rest)]);
  return (places, length) => {
    let best: { start: number; score: number } | null = null;
    for (const start of places) {
      const left = letters.slice(Math.max(0, start - contextLength), start);
      const right = letters.slice(start + length, start + length + contextLength);
      const alike = [...gramsOf(left), ...gramsOf(right)].filter((gram) => grams.has(gram)).length;
      // Text next to the words counts most, since rows of a table share most of their surroundings.
      const score =
        alike +
        3 * (sharedEnd(left, lead) + sharedStart(right, rest)) -
        Math.abs(start / Math.max(1, letters.length) - about);
      if (!best || score > best.score) best = { start, score };
    }
    return best && { start: best.start, end: best.start + length };
  };
}

function sharedStart(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

function sharedEnd(a: string, b: string): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return count;
}

function gramsOf(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - gramLength + 1) }, (_, at) =>
    letters.slice(at, at + gramLength),
  );
}

function placesOf(letters: string, sought: string): number[] {
  const places: number[] = [];
  if (!sought) return places;
  for (
    let at = letters.indexOf(sought);
    at >= 0 && places.length < mostCandidates;
    at = letters.indexOf(sought, at + 1)
  ) {
    places.push(at);
  }
  return places;
}

/** A line or cell with and without the number at its beginning. */
interface Piece {
  whole: string;
  bare: string;
}

/** The lines and cells of a quote, found around the longest one that matches; null if they are less than half of the quote. */
function findPieces(letters: string, lines: Piece[], choose: Choose): Span[] {
  const pieces = lines.filter(({ bare }) => bare.length > 1);
  const all = pieces.reduce((sum, { bare }) => sum + bare.length, 0);
  if (pieces.length < 2) return [];
  for (const main of pieces.toSorted((a, b) => b.bare.length - a.bare.length).slice(0, 3)) {
    const words = letters.includes(main.whole) ? main.whole : main.bare;
    const place = choose(placesOf(letters, words), words.length);
    if (!place) continue;
    const from = Math.max(0, place.start - 2 * all - 100);
    const near = letters.slice(from, place.end + 2 * all + 100);
    const spans = pieces.flatMap((piece) =>
      piece === main ? [place] : nearest(near, piece, place.start - from, from),
    );
    const found = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    if (found * 2 >= all) return apart(spans);
  }
  return [];
}

/** The place of a piece that is nearest to another place; both are in `letters`, which begins at `from`. */
function nearest(letters: string, { whole, bare }: Piece, to: number, from: number): Span[] {
  for (const words of [whole, bare]) {
    const [start] = placesOf(letters, words).toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to));
    if (start !== undefined) return [{ start: from + start, end: from + start + words.length }];
  }
  return [];
}

/** Spans in order and without overlaps. */
function apart(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, result.at(-1)?.end ?? 0);
    if (from < end) result.push({ start: from, end });
  }
  return result;
}

/** The longest part of the words that is found. */
function findStretch(letters: string, words: string, choose: Choose): Span[] {
  let best: Span | null = null;
  for (let at = 0; at + stretchLength <= words.length; at += stretchLength / 2) {
    const place = choose(placesOf(letters, words.slice(at, at + stretchLength)), stretchLength);
    if (!place) continue;
    let [back, on] = [0, 0];
    while (back < at && words[at - back - 1] === letters[place.start - back - 1]) back++;
    while (words[at + stretchLength + on] !== undefined && words[at + stretchLength + on] === letters[place.end + on])
      on++;
    const span = { start: place.start - back, end: place.end + on };
    if (!best || span.end - span.start > best.end - best.start) best = span;
    at += on;
  }
  return best ? [best] : [];
}

/** A line without the number or bullet at its beginning, which Word generates. */
function withoutLabel(line: string): string {
  const space = line.search(/\s/);
  if (space < 0 || space > 24) return line;
  const label = line.slice(0, space);
  const isLabel = /^[([]?[\p{L}\d]{1,5}(?:\.[\p{L}\d]{1,4}){0,8}[.)\]:]{0,2}$/u.test(label) && /[\d.)\]:]/.test(label);
  return isLabel || /^[-–—o·*]$/.test(label) ? line.slice(space + 1) : line;
}
