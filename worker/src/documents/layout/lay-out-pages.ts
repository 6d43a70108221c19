import type { Page } from '../model.ts';
import { toFlows } from './columns.ts';
import { composePage } from './compose-page.ts';
import { isContentsEntry, isContentsPage } from './contents.ts';
import { assignLevels, type OutlineEntry, titleKey } from './heading-levels.ts';
import { type Line, lineText, toLines, toSegments, toSidewaysLines } from './lines.ts';
import { type PageItem, toHeading, toItem } from './page-items.ts';
import { toParagraphs } from './paragraphs.ts';
import type { RawPage } from './raw-page.ts';
import { readingSize } from './raw-page.ts';
import { findRunningLines } from './running-lines.ts';
import { cutSideHeadings } from './side-headings.ts';
import { splitTables } from './tables.ts';

export type { OutlineEntry };

/** Turns words into pages of text in reading order. Takes the whole document: what repeats on its pages tells headers and footers. */
export function layOutPages(raw: RawPage[], outline: OutlineEntry[] = []): Page[] {
  const body = bodySize(raw);
  const titles = new Set(outline.map(({ title }) => titleKey(title)).filter((key) => key.length > 2));
  const isTitle = (text: string) => titles.has(titleKey(text));
  const lines = raw.map((page) => toLines(toSegments(page.words.filter((word) => !word.sideways))));
  const running = findRunningLines(
    raw.map((page, index) => ({ lines: lines[index] ?? [], height: readingSize(page).height })),
    body,
  );
  const laid = raw.map((page, index) => {
    const body_ = (lines[index] ?? []).filter((line) => !running[index]?.has(line));
    const isContents = isContentsPage(body_);
    const items = isContents ? contentsItems(body_) : pageItems(body_, body, isTitle);
    return { page, isContents, items: [...items, ...sidewaysItems(page)] };
  });
  assignLevels(
    laid.flatMap(({ items }) => items.filter((item) => item.kind === 'heading')),
    outline,
  );
  return laid.map(({ page, items, isContents }) => composePage(page, items, isContents));
}

function pageItems(lines: Line[], body: number, isTitle: (text: string) => boolean): PageItem[] {
  return cutSideHeadings(lines).flatMap((part) => {
    if ('lines' in part) return textItems(part.lines, body, isTitle);
    return [part.isRest ? { kind: 'paragraph', lines: part.heading } : toHeading(part.heading)];
  });
}

function textItems(lines: Line[], body: number, isTitle: (text: string) => boolean): PageItem[] {
  const items: PageItem[] = [];
  for (const flow of toFlows(lines.flatMap((line) => line.segments))) {
    for (const part of splitTables(flow.lines)) {
      if ('table' in part) {
        items.push({ kind: 'table', table: part.table });
        continue;
      }
      for (const paragraph of toParagraphs(part.lines)) {
        const contents = paragraph.lines.every((line) => isContentsEntry(lineText(line)));
        items.push(contents ? { kind: 'paragraph', lines: paragraph.lines } : toItem(paragraph.lines, body, isTitle));
      }
    }
  }
  return items;
}

/** Entries of a table of contents look like headings and tables; they are neither. */
function contentsItems(lines: Line[]): PageItem[] {
  return lines.length > 0 ? [{ kind: 'paragraph', lines }] : [];
}

/** Text across the reading direction comes last: it belongs to no line. */
function sidewaysItems(page: RawPage): PageItem[] {
  const words = page.words.filter((word) => word.sideways);
  return words.length > 0 ? [{ kind: 'paragraph', lines: toSidewaysLines(words) }] : [];
}

/** The font size in which most of the document's letters are set. */
function bodySize(pages: RawPage[]): number {
  const letters = new Map<number, number>();
  for (const page of pages) {
    for (const word of page.words) {
      const size = Math.round(word.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + word.text.length);
    }
  }
  let [body, most] = [10, 0];
  for (const [size, count] of letters) if (count > most) [body, most] = [size, count];
  return body;
}
