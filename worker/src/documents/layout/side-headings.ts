import { type Line, lineText, splitAt } from '../reading-order/lines.ts';

/** Part of a page in reading order: a heading in the margin (or the rest of one, from the page before), or lines of text. */
export type SidePart = { heading: Line[]; isRest: boolean } | { lines: Line[] };

/** Clause titles such as `1. Scope of bid` or `Điều 5`, in a separate column to the left of the clause's text. */
export const CLAUSE =
  /^(?:[A-Z]?\d{1,3}(?:\.\d{1,3})*[.)]|[A-Z]?\d{1,3}(?:\.\d{1,3})+|\p{Lu}\p{L}+ \d{1,3}[.:]?)\s+\p{L}{2}/u;

/**
 * Instructions to bidders and conditions of contract often have the titles of clauses in a left column. Read line by line, the words of a
 * title and of the text beside it would be mixed. This takes each title out and puts it before the text beside it.
 */
export function cutSideHeadings(lines: Line[]): SidePart[] {
  const edge = textEdge(lines);
  if (edge === null) return [{ lines }];
  const right = Math.max(...lines.map((line) => line.x1));
  const parts: SidePart[] = [];
  let start = 0;
  while (start < lines.length) {
    const fits = fitsEdge(lines[start], edge);
    let end = start + 1;
    while (end < lines.length && fitsEdge(lines[end], edge) === fits) end++;
    const stretch = lines.slice(start, end);
    if (fits && isClauseText(stretch, edge, right)) parts.push(...cut(stretch, edge - TOLERANCE));
    else parts.push({ lines: stretch });
    start = end;
  }
  return joinText(parts);
}

const TOLERANCE = 1.5;

function cut(lines: Line[], edge: number): SidePart[] {
  const parts: SidePart[] = [];
  let text: Line[] = [];
  let title: Line[] | null = null;
  for (const line of lines) {
    const [left, right] = splitAt(line, edge);
    if (left) {
      if (!title || CLAUSE.test(lineText(left))) {
        if (text.length > 0) parts.push({ lines: text });
        text = [];
        title = [];
        parts.push({ heading: title, isRest: !CLAUSE.test(lineText(left)) });
      }
      title.push(left);
    } else {
      title = null;
    }
    if (right) text.push(right);
  }
  if (text.length > 0) parts.push({ lines: text });
  return parts;
}

/** Joins neighbouring parts of text between which nothing was cut. */
function joinText(parts: SidePart[]): SidePart[] {
  const joined: SidePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && 'lines' in last && 'lines' in part) last.lines = [...last.lines, ...part.lines];
    else joined.push(part);
  }
  return joined;
}

/** The x at which the text beside the titles would start: where most indented lines do. */
function textEdge(lines: Line[]): number | null {
  if (lines.length < 5) return null;
  const left = Math.min(...lines.map((line) => line.x0));
  const right = Math.max(...lines.map((line) => line.x1));
  const starts = new Map<number, number>();
  for (const line of lines) {
    const x = Math.round(line.x0);
    if (x - left > 4 * line.size && x - left < 0.4 * (right - left)) starts.set(x, (starts.get(x) ?? 0) + 1);
  }
  const [edge, count] = [...starts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return count >= 3 ? edge : null;
}

/** Whether a line does not cross the edge: it is right of the edge, left of it, or has a word that starts at it. */
function fitsEdge(line: Line | undefined, edge: number): boolean {
  if (line === undefined) return false;
  if (line.x0 > edge - TOLERANCE) return true;
  // The place of a table, which has no words: a table in the margin is no title.
  if (line.segments.some(({ words, x0 }) => words.length === 0 && x0 < edge - TOLERANCE)) return false;
  return line.x1 < edge || startsWordAt(line, edge);
}

function isClauseText(lines: Line[], edge: number, right: number): boolean {
  if (lines.length < 4) return false;
  const wide = lines.filter((line) => line.x1 > edge + 0.6 * (right - edge)).length;
  if (wide < 0.3 * lines.length) return false;
  return lines.some((line) => {
    const [title, text] = line.x0 < edge - TOLERANCE ? splitAt(line, edge - TOLERANCE) : [null, null];
    return title && text && CLAUSE.test(lineText(title));
  });
}

function startsWordAt(line: Line, x: number): boolean {
  let crosses = false;
  let starts = false;
  for (const { words } of line.segments) {
    for (const word of words) {
      if (Math.abs(word.x0 - x) <= TOLERANCE) starts = true;
      else if (word.x0 < x && word.x1 > x) crosses = true;
    }
  }
  return starts && !crosses;
}
