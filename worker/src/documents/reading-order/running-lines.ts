import { type Line, lineText, type Segment } from './lines.ts';

/** The share of the page's height at the top and at the bottom that may contain running headers and footers. */
const MARGIN = 0.13;
const INNER = 0.25;
/** The outer part of that, where nothing else is likely. */
const EDGE = 0.08;
const LINES_LOOKED_AT = 4;
/** A line with the same words on this many lines of its page is a cell of a column, such as one address for each row. */
const IN_COLUMN = 3;
const PAGE_NUMBER =
  /^(?:page|trang|seite|página|p\.)?\s*(?:[-–—]\s*)?(?:\d{1,4}|[ivxl]{1,6})\s*(?:[-–—](?:\s*(?:of|\/|von|de|trên)\s*\d{1,4})?|(?:of|\/|von|de|trên)\s*\d{1,4})?$/i;

interface Candidate {
  page: number;
  line: Line;
  text: string;
  /** Not within the margin. */
  inner: boolean;
}

/**
 * Finds running headers, footers and page numbers: lines at the top or bottom edge with the same words,
 * digits aside, on many pages of a stretch. Returns them by page index. Lines come by page, from top to bottom.
 */
export function findRunningLines(pages: { lines: Line[]; height: number }[], body: number): Set<Line>[] {
  const running = pages.map(() => new Set<Line>());
  const groups = new Map<string, Candidate[]>();
  pages.forEach(({ lines, height }, page) => {
    const { top, bottom } = edgeLines(lines, height);
    const counts = Map.groupBy(lines, (line) => normalise(lineText(line)));
    for (const line of [...top, ...bottom]) {
      const text = lineText(line);
      const isInColumn = (counts.get(normalise(text))?.length ?? 0) >= IN_COLUMN;
      if (isInColumn && !PAGE_NUMBER.test(text)) continue;
      // Rows of a table whose header is repeated on each page are no running header.
      if (line.segments.length > 3) continue;
      // A bare number may also be a cell of a table. It is a page number only where the other page numbers are. The same goes for a line
      // further in: pages with wide margins have their headers there.
      const isMargin = line.y1 < MARGIN * height || line.y0 > (1 - MARGIN) * height;
      const place = PAGE_NUMBER.test(text) || !isMargin ? Math.round(line.baseline / 8) : '';
      const key = `${normalise(text)}@${place}`;
      const group = groups.get(key);
      if (group) group.push({ page, line, text, inner: !isMargin });
      else groups.set(key, [{ page, line, text, inner: !isMargin }]);
    }
  });
  for (const group of groups.values()) {
    const first = group[0]?.page ?? 0;
    const last = group.at(-1)?.page ?? 0;
    const enough = pages.length <= 3 ? 2 : 3;
    const share = group[0]?.inner ? 0.7 : 0.4;
    if (group.length < enough || group.length < share * (last - first + 1)) continue;
    if (isSeries(group, body)) continue;
    for (const { page, line } of group) running[page]?.add(line);
  }
  addByParts(pages, running);
  pages.forEach(({ lines, height }, page) => {
    const found = running[page] ?? new Set();
    const { top, bottom } = edgeLines(lines, height);
    keepInner(found, top, (line) => line.y1 < EDGE * height);
    keepInner(found, bottom.toReversed(), (line) => line.y0 > (1 - EDGE) * height);
  });
  return running;
}

/** A footer that names the chapter differs from page to page, but most of it is at the same place on many pages. */
function addByParts(pages: { lines: Line[]; height: number }[], running: Set<Line>[]): void {
  const atEdge = pages.map(({ lines, height }) =>
    lines.filter((line) => line.y1 < EDGE * height || line.y0 > (1 - EDGE) * height),
  );
  const keyOf = (segment: Segment) =>
    `${normalise(segmentText(segment))}@${Math.round(segment.x0 / 4)}@${Math.round(segment.baseline / 8)}`;
  const counts = new Map<string, number>();
  for (const lines of atEdge) {
    const keys = new Set(lines.flatMap((line) => line.segments.map(keyOf)));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(3, 0.4 * pages.length);
  atEdge.forEach((lines, page) => {
    for (const line of lines) {
      const repeated = line.segments.filter((segment) => (counts.get(keyOf(segment)) ?? 0) >= enough);
      const chars = (segments: Segment[]) => segments.reduce((sum, segment) => sum + segment.chars, 0);
      if (line.segments.length > 1 && chars(repeated) >= 0.6 * chars(line.segments)) running[page]?.add(line);
    }
  });
}

function segmentText({ words }: Segment): string {
  return words.map(({ text }) => text).join(' ');
}

/**
 * `Form 1`, `Form 2` … at the top of one page after the other are titles: they count up but are no page numbers, or they are in larger
 * print.
 */
function isSeries(group: Candidate[], body: number): boolean {
  if (new Set(group.map(({ text }) => text)).size < 0.5 * group.length) return false;
  if (PAGE_NUMBER.test(group[0]?.text ?? '')) return false;
  if (group.some(({ line }) => line.bold || line.size > 1.1 * body)) return true;
  const counted = group.filter(({ text, page }, index) => {
    const [own, first] = [numbersOf(text), numbersOf(group[0]?.text ?? '')];
    const pages = page - (group[0]?.page ?? 0);
    return index === 0 || own.some((number, place) => number - (first[place] ?? 0) === pages);
  });
  return counted.length < 0.6 * group.length;
}

function numbersOf(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** A repeated line further in is a running line only if none of the page's own text is between it and the edge. */
function keepInner(found: Set<Line>, inwards: Line[], isEdge: (line: Line) => boolean): void {
  let own = false;
  for (const line of inwards) {
    if (!found.has(line)) own = true;
    else if (own && !isEdge(line)) found.delete(line);
  }
}

function edgeLines(lines: Line[], height: number): { top: Line[]; bottom: Line[] } {
  const top = lines.slice(0, LINES_LOOKED_AT).filter((line) => line.y1 < INNER * height);
  const bottom = lines.slice(-LINES_LOOKED_AT).filter((line) => line.y0 > (1 - INNER) * height);
  return { top, bottom };
}

function normalise(text: string): string {
  return text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, '');
}
