import type { Page } from '../model.ts';
import type { PageTable } from '../page/page-table.ts';
import type { RawPage, RawWord } from '../page/raw-page.ts';
import { alignLabels } from '../reading-order/align-labels.ts';
import { toFlows } from '../reading-order/columns.ts';
import { isContentsEntry, isContentsPage } from '../reading-order/contents.ts';
import { type Line, lineText, type Segment, toLines, toSegments, toSidewaysLines } from '../reading-order/lines.ts';
import { bodySize } from '../reading-order/running-words.ts';
import { composePage } from './compose-page.ts';
import { assignLevels, type OutlineEntry, titleKey } from './heading-levels.ts';
import { type PageItem, toHeading, toItem } from './page-items.ts';
import { toParagraphs } from './paragraphs.ts';
import { CLAUSE, cutSideHeadings } from './side-headings.ts';

export type { OutlineEntry };

/** A page with the tables and the words of running lines that were found on it. */
interface TabledPage {
  page: RawPage;
  tables: PageTable[];
  running: Set<RawWord>;
}

/**
 * Turns words into pages of text in reading order, with the tables found on them in their places. It takes the whole document, because the
 * usual font size and the bookmarks tell which lines are headings.
 */
export function layOutPages(tabled: TabledPage[], outline: OutlineEntry[] = []): Page[] {
  const body = bodySize(tabled.map(({ page }) => page));
  const titles = new Set(outline.map(({ title }) => titleKey(title)).filter((key) => key.length > 2));
  const isTitle = (text: string) => titles.has(titleKey(text));
  const laid = tabled.map(({ page, tables, running }) => {
    const inTables = wordsOf(tables);
    const words = page.words.filter((word) => !word.sideways && !inTables.has(word) && !running.has(word));
    const own = alignLabels(toLines(toSegments(words)));
    const isContents = isContentsPage(own);
    const items = isContents ? contentsItems(own, tables) : pageItems(own, tables, body, isTitle);
    return { page, isContents, items: [...items, ...sidewaysItems(page, tables)] };
  });
  assignLevels(
    laid.flatMap(({ items }) => items.filter((item) => item.kind === 'heading')),
    outline,
  );
  return laid.map(({ page, items, isContents }) => composePage(page, items, isContents));
}

function wordsOf(tables: PageTable[]): Set<RawWord> {
  return new Set(tables.flatMap((table) => table.cells.flatMap((cell) => cell.lines.flat())));
}

function pageItems(lines: Line[], tables: PageTable[], body: number, isTitle: (text: string) => boolean): PageItem[] {
  const places = new Map<Segment, PageTable>(tables.map((table) => [tablePlace(table), table]));
  const all = places.size > 0 ? toLines([...lines.flatMap((line) => line.segments), ...places.keys()]) : lines;
  return cutSideHeadings(all).flatMap((part) => {
    if ('lines' in part) return textItems(part.lines, places, body, isTitle);
    return [part.isRest ? { kind: 'paragraph', lines: part.heading } : toHeading(part.heading)];
  });
}

/** A placeholder for a table among the segments of the page, so that the table comes at its place in reading order. */
function tablePlace({ area }: PageTable): Segment {
  return { ...area, words: [], baseline: area.y0, size: 1, bold: false, chars: 0 };
}

function textItems(
  lines: Line[],
  places: Map<Segment, PageTable>,
  body: number,
  isTitle: (text: string) => boolean,
): PageItem[] {
  return toFlows(lines.flatMap((line) => line.segments)).flatMap((flow) =>
    cutAtTables(flow.lines, places).flatMap((part): PageItem[] => {
      if ('lines' in part) return paragraphItems(part.lines, body, isTitle);
      const { table } = part;
      return table.role === 'prose' ? clauseItems(table, body, isTitle) : [{ kind: 'table', table }];
    }),
  );
}

function paragraphItems(lines: Line[], body: number, isTitle: (text: string) => boolean): PageItem[] {
  return toParagraphs(lines).map((paragraph): PageItem => {
    const contents = paragraph.lines.every((line) => isContentsEntry(lineText(line)));
    return contents ? { kind: 'paragraph', lines: paragraph.lines } : toItem(paragraph.lines, body, isTitle);
  });
}

/** Framed paragraphs, cell by cell: each clause title comes before the text beside it. */
function clauseItems(table: PageTable, body: number, isTitle: (text: string) => boolean): PageItem[] {
  return table.cells.flatMap((cell): PageItem[] => {
    const lines = toLines(toSegments(cell.lines.flat()));
    const isBeside = cell.column === 0 && table.cells.some((other) => other.row === cell.row && other.column > 0);
    if (isBeside && CLAUSE.test(lines.map(lineText).join(' '))) return [toHeading(lines)];
    return paragraphItems(lines, body, isTitle);
  });
}

function cutAtTables(lines: Line[], places: Map<Segment, PageTable>): ({ lines: Line[] } | { table: PageTable })[] {
  const parts: ({ lines: Line[] } | { table: PageTable })[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const tables = line.segments.flatMap((segment) => places.get(segment) ?? []);
    if (tables.length > 0) {
      // Text beside the table's first line.
      const rest = line.segments.filter((segment) => !places.has(segment));
      if (rest.length > 0) parts.push({ lines: toLines(rest) });
      parts.push(...tables.map((table) => ({ table })));
    } else if (last && 'lines' in last) {
      last.lines.push(line);
    } else {
      parts.push({ lines: [line] });
    }
  }
  return parts;
}

/** Entries of a table of contents look like headings and tables; they are neither. */
function contentsItems(lines: Line[], tables: PageTable[]): PageItem[] {
  const entries: PageItem[] = lines.length > 0 ? [{ kind: 'paragraph', lines }] : [];
  return [...entries, ...tables.map((table): PageItem => ({ kind: 'table', table }))];
}

/** Text across the reading direction comes last, because it belongs to no line. */
function sidewaysItems(page: RawPage, tables: PageTable[]): PageItem[] {
  const inTables = wordsOf(tables);
  const words = page.words.filter((word) => word.sideways && !inTables.has(word));
  return words.length > 0 ? [{ kind: 'paragraph', lines: toSidewaysLines(words) }] : [];
}
