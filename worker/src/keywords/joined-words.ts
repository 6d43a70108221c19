import { stopWordsFor } from '../search/stop-words.ts';
import type { DocumentText } from './document-text.ts';
import { type FoldedText, gap } from './fold-text.ts';

/** Letters of the shortest part: of shorter ones other words are made by chance. */
const shortestPart = 3;
/** Letters that two parts have together at least. */
const shortestWhole = 6;
/** Parts that are no words alone. */
const prefixes = new Set(['bi', 'co', 'de', 'e', 're', 'un']);
/** Function words that end a compound: "hand over" and "handover". */
const particles = new Set(['back', 'down', 'off', 'out', 'over', 'up']);
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+$/u;

const blank = gap.space | gap.lineBreak;
const hyphen = gap.hyphen | gap.softHyphen;
const parting = blank | hyphen | gap.dash;

/**
 * Whether a keyword and a place of its letters are the same words where one is written as one word and the other as several: "blacklisted"
 * and "black listed", "IP55" and "IP 55", but not "island" and "is land". The end of a line without a hyphen is a blank, too.
 */
export function joinsSameWords(document: DocumentText, keyword: FoldedText, at: number, language: string): boolean {
  const stop = stopWordsFor(language);
  const { length } = keyword.text;
  const ends: number[] = [0];
  const cuts = new Set<number>();
  for (let unit = 1; unit < length; unit++) {
    const [typed, written] = [keyword.gaps[unit] as number, document.gaps[at + unit] as number];
    if ((typed | written) & parting) ends.push(unit);
    const isParted = (written & blank) !== 0 && (written & hyphen) === 0;
    if (isParted ? (typed & parting) === 0 : (typed & blank) !== 0 && (written & parting) === 0) cuts.add(unit);
  }
  ends.push(length);
  return ends.every((end, index) => {
    if (!cuts.has(end)) return true;
    const before = keyword.text.slice(ends[index - 1], end);
    const after = keyword.text.slice(end, ends[index + 1]);
    return isSameApart(before, after, stop);
  });
}

/** Whether two parts of a word mean the same with a blank between them. */
function isSameApart(before: string, after: string, stop: ReadonlySet<string>): boolean {
  if (stop.has(before) || (stop.has(after) && !particles.has(after))) return false;
  const [endsInFigure, startsWithFigure] = [/\d$/u.test(before), /^\d/u.test(after)];
  if (endsInFigure || startsWithFigure) return endsInFigure !== startsWithFigure;
  if (unspaced.test(before) && unspaced.test(after)) return true;
  const isLong = before.length >= shortestPart && before.length + after.length >= shortestWhole;
  return (isLong || prefixes.has(before)) && (after.length >= shortestPart || particles.has(after));
}
