import { beginsItemOrClause } from '@bidloom/texts/item-mark';
import { abbreviationsOf, opensSentence, useOfAbbreviation } from './sentence-abbreviations.ts';

/** A stretch of a text: UTF-16 offsets, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

const longest = 600;
/** Characters from which on a semicolon ends what is read as one sentence. */
const longClause = 80;
const wideEnd = /[。！？｡]/u;
/** German dates have a full stop after the day: "am 12. Oktober". */
const germanMonth = /^(?:Jan|Jän|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*\b/u;

/**
 * Cuts a stretch of a page's text into sentences, without surrounding white space. Blank lines, list items and table rows end
 * a sentence as full stops do; abbreviations (those of twelve languages, and those of the page itself), decimal and section numbers do not. A row is never cut within: half of it would say
 * what the whole does not. Overlong sentences are cut at a line end.
 */
export function splitSentences(text: string, from = 0, to = text.length): Stretch[] {
  return [...sentencesOf(text, from, to)];
}

/** The same, but each sentence is made only when it is needed: for callers that need only the first. */
export function* sentencesOf(text: string, from = 0, to = text.length): Generator<Stretch> {
  let start = from;
  let line: TextLine = { end: -1, isRow: false };
  let visible = -1;
  /** Letters of the sentence so far, without white space before it. */
  const lengthAt = (at: number) => {
    if (visible < start) visible = firstVisible(text, start);
    return at - visible;
  };
  const marks = /[\n.!?;。！？｡；]/gu;
  marks.lastIndex = from;
  for (let match = marks.exec(text); match && match.index < to; match = marks.exec(text)) {
    const at = match.index;
    if (match[0] === '\n') {
      if (!endsAtLineBreak(text, start, at, to)) continue;
      yield* trim(text, start, at);
      start = at;
      continue;
    }
    // A line may be as long as the page, and have as many marks as letters: it is looked at once.
    if (at >= line.end) line = lineAt(text, at);
    if (line.isRow) continue;
    let end = at + 1;
    while (end < to && /["'”’)\]」』）》〉】〕]/u.test(text[end] as string)) end++;
    // Full-width marks have their space within them.
    const isWide = wideEnd.test(match[0]) || (match[0] === '；' && at - start > longClause / 2);
    if (
      isWide ||
      ((end >= to || /\s/u.test(text[end] as string)) && endsSentence(text, start, at, end, to, lengthAt))
    ) {
      yield* trim(text, start, end);
      start = end;
      marks.lastIndex = end;
    }
  }
  yield* trim(text, start, to);
}

/** The stretch without white space at its ends; none where there is nothing else. */
function trim(text: string, from: number, to: number): Stretch[] {
  const start = Math.min(firstVisible(text, from, to), to);
  let end = to;
  while (end > start && /\s/u.test(text[end - 1] as string)) end--;
  return end > start ? [{ start, end }] : [];
}

function firstVisible(text: string, from: number, to = text.length): number {
  let at = from;
  while (at < to && /\s/u.test(text[at] as string)) at++;
  return at;
}

function endsAtLineBreak(text: string, start: number, at: number, to: number): boolean {
  const next = text.slice(at + 1, Math.min(to, at + 80));
  if (/^[^\S\n]*(?:\n|$)/u.test(next)) return !isLabelAbove(text, start, at, to);
  if (lineAt(text, at - 1).isRow || lineAt(text, at + 1).isRow) return true;
  if (at - start > longest) return true;
  return beginsItemOrClause(next) && !endsAbbreviated(text, start, at, next);
}

/** "No." at the end of a line and "5." below it are no item of a list. */
function endsAbbreviated(text: string, start: number, at: number, next: string): boolean {
  const word = /(?<!\S)\S+(?=\.\s*$)/u.exec(text.slice(Math.max(start, at - 24), at))?.[0];
  return word !== undefined && isJoined(text, word.replace(/^[("'“]+/u, '').toLowerCase(), next.trimStart());
}

/** A label and the one line below it that is its value are at most so long. */
const longestLabel = 60;
const longestValue = 120;

/** "Address:" above a line of its own: the two say something only together. */
function isLabelAbove(text: string, start: number, at: number, to: number): boolean {
  if (at - start > longestLabel || !/[:：]\s*$/u.test(text.slice(Math.max(start, at - 4), at))) return false;
  const from = firstVisible(text, at);
  const found = text.indexOf('\n', from);
  const end = Math.min(found < 0 ? to : found, to);
  if (end <= from || end - from > longestValue || text.slice(start, at).includes('\n\n')) return false;
  const isAlone = end === to || /^\n\s*(?:\n|$)/u.test(text.slice(end, end + 8));
  const line = text.slice(from, end);
  return isAlone && !beginsItemOrClause(`${line} `) && !line.includes(' | ') && !/[:：]\s*$/u.test(line);
}

interface TextLine {
  /** Exclusive. */
  end: number;
  /** Cells of a row are separated by ` | `. */
  isRow: boolean;
}

function lineAt(text: string, at: number): TextLine {
  const found = text.indexOf('\n', at);
  const end = found < 0 ? text.length : found;
  return { end, isRow: text.slice(text.lastIndexOf('\n', at - 1) + 1, end).includes(' | ') };
}

function endsSentence(
  text: string,
  start: number,
  at: number,
  end: number,
  to: number,
  lengthAt: (at: number) => number,
): boolean {
  const following = text.slice(end, Math.min(to, end + 12)).trimStart();
  if (following === '') return true;
  if (text[at] === ';') return at - start > longClause;
  if (text[at] === '；') return false;
  if (text[at] !== '.') return true;
  const before =
    /(?<!\S)\S+$/u
      .exec(text.slice(Math.max(start, at - 24), at))?.[0]
      ?.replace(/^[("'“]+/u, '')
      .toLowerCase() ?? '';
  if (before !== '' && isJoined(text, before, following)) return false;
  if (isWithinDate(text.slice(Math.max(start, at - 16), at), following)) return false;
  // "3. Title" and "V2.1." are labels of what follows, not sentences.
  if (/^(?:\d+\.)*\d+$/u.test(before) && lengthAt(at) <= before.length + 2) return false;
  if (/^\d{1,2}$/u.test(before) && germanMonth.test(following)) return false;
  return /^["'“(‘[]?[\p{Lu}\p{Lt}\p{Lo}\d•●▪–—-]/u.test(following);
}

const figure = /^[(["'“‘]?(?:[№#$€£¥₹]|[\p{L}/._-]*\d|[A-Z]{2,3}\s\d|[IVXLC]{1,6}(?![\p{L}])|\p{Lu}(?:[-\d.)]|\s|$))/u;

/** Whether the full stop after a word is that of an abbreviation to which the following text belongs. */
function isJoined(text: string, word: string, following: string): boolean {
  switch (useOfAbbreviation(word, abbreviationsOf(text))) {
    case 'joins':
      return true;
    case 'counts':
      return figure.test(following);
    case 'may_end':
      return !opensSentence(following);
    default:
      return false;
  }
}

/** Years, months and days with a full stop each: "2026. 5. 12. 14:00", as Korean and Hungarian write dates. */
function isWithinDate(before: string, following: string): boolean {
  return (
    (/(?<!\d)\d{4}$/u.test(before) && /^\d{1,2}\s?\.\s?\d/u.test(following)) ||
    (/(?<!\d)\d{4}\.\s?\d{1,2}(?:\.\s?\d{1,2})?$/u.test(before) && /^\d/u.test(following))
  );
}
