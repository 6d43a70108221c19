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
/** A line that fills as much may break a name. */
const edgeLine = 0.85;

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
  const edge = edgeLine * Math.max(...widths);
  const parts: Stretch[] = [];
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    const isNew = isItem(ofLine(line)) || (arePairs && (pairs[index] || (widths[index - 1] ?? 0) < full));
    const isCut = arePairs && pairs[index] === true && (widths[index - 1] ?? 0) >= edge;
    const begun = last && isCut ? lengthOfBegunName(ofLine(last)) : 0;
    if (!last || (isNew && begun === 0)) parts.push({ ...line });
    else if (begun > 0) {
      parts.push({ start: last.end - begun, end: line.end });
      // Without the comma before it.
      last.end -= begun + 1;
    } else last.end = line.end;
  }
  return parts;
}

/** "…，控制电压：220V DC，储能电动机" before "电源电压：DC220V": the end of a full line is the beginning of the next name. */
const lengthOfBegunName = (line: string): number =>
  /[：:].{0,200}[，；](?<begun>[\p{Script=Han}]{2,8})$/u.exec(line)?.groups?.begun?.length ?? 0;

/** Whether a text is two or more lines of a name and a value each, as a list at the top of a page that reading took for a title. */
export function isRunOfPairs(text: string): boolean {
  const lines = text.split('\n');
  return lines.length >= 2 && lines.every((line) => startsPair.test(line));
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
