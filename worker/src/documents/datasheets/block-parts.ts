import { enumeratorLength } from './enumerators.ts';

/** A stretch of a text: UTF-16 code units, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** A line that begins with a name and a colon. */
const startsPair = /^\s*[\p{Lu}\p{Script=Han}\p{Script=Hangul}\d][^:：;；。]{1,40}[:：]\s?\S/u;
/** A line that fills less of the longest one's width ends its paragraph. */
const shortLine = 0.7;

/**
 * The lines of a block that are read together: a new stretch begins at each number or mark of a list, and, where lines are pairs of
 * their own, at each pair and after each line that does not reach the edge.
 */
export function partsOfBlock(text: string): Stretch[] {
  const lines = linesOf(text);
  if (lines.length === 1) return lines;
  const ofLine = ({ start, end }: Stretch) => text.slice(start, end);
  const pairs = lines.map((line) => startsPair.test(ofLine(line)));
  const arePairs = pairs.filter(Boolean).length >= 2;
  const widths = lines.map((line) => widthOf(ofLine(line)));
  const full = shortLine * Math.max(...widths);
  const parts: Stretch[] = [];
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    const isNew = isItem(ofLine(line)) || (arePairs && (pairs[index] || (widths[index - 1] ?? 0) < full));
    if (!last || isNew) parts.push({ ...line });
    else last.end = line.end;
  }
  return parts;
}

/** The lines of a text, without their ends. */
export function linesOf(text: string): Stretch[] {
  const lines: Stretch[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

/** Letters after the mark: "5. 5 mm" is the rest of a figure. */
function isItem(line: string): boolean {
  const length = enumeratorLength(line);
  return length > 0 && /^[\p{L}(（"“]/u.test(line.slice(length));
}

/** Letters of Chinese and Korean are twice as wide. */
const widthOf = (line: string) =>
  line.length + (line.match(/[\p{Script=Han}\p{Script=Hangul}，。：、（）]/gu)?.length ?? 0);
