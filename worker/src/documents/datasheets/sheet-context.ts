import type { Block, Page } from '../model.ts';
import type { ExtractedTable } from '../tables/model.ts';
import { isRunOfPairs } from './block-parts.ts';
import { namesDatasheet } from './header-words.ts';
import { tagsIn, tagsInTitle } from './tags.ts';

/** What is above a table. */
export interface SheetContext {
  title: string | null;
  /** Tags of the caption or of the nearest heading that names any, the table's own section first. */
  tags: string[];
  /** Caption and headings, for what they say of the kind of table. */
  words: string;
  /** All headings that it is under, innermost first: a part of technical specifications need not say so itself. */
  path: string;
}

interface PlacedHeading {
  page: number;
  /** The lower edge, as a fraction of the page; its place in the text where the format has no geometry. */
  y: number;
  offset: number;
  level: number;
  text: string;
}

/** A place on a page: its upper edge, or its offset where the format has no page geometry. */
export interface PlaceOnPage {
  page: number;
  top: number | null;
  offset: number;
}

/** Tells of any place in a document which headings it is under. */
export function createContexts(pages: readonly Page[]): (place: PlaceOnPage, caption: string | null) => SheetContext {
  const headings = pages.filter((page) => !page.isContents).flatMap(headingsOf);
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return ({ page, top, offset }, caption) => {
    const isAbove = (heading: PlacedHeading) =>
      heading.page < page ||
      (heading.page === page && (top !== null ? heading.y <= top + 0.005 : heading.offset < offset));
    return contextOf(caption ?? leadOf(byNumber.get(page), offset), headings.filter(isAbove));
  };
}

/** A line right above that names a sheet or its equipment, or one further up that names both, though they are no headings. */
function leadOf(page: Page | undefined, offset: number): string | null {
  if (!page) return null;
  const above = page.blocks.filter(({ end }) => end <= offset);
  for (const block of above.toReversed()) {
    if (block.kind === 'heading') return null;
    const text = page.text.slice(block.start, block.end).replace(/\s+/gu, ' ').trim();
    const isTitle = block.kind === 'paragraph' && text.length <= 100 && !/[.,;:]$/u.test(text) && !/:\s/u.test(text);
    const [isSheet, isTagged] = [namesDatasheet(text), tagsIn(text).length > 0];
    if (isTitle && (block === above.at(-1) ? isSheet || isTagged : isSheet && isTagged)) return text;
  }
  return null;
}

/** Where a table is; `indexOnPage` counts the page's tables. */
export function placeOfTable(table: ExtractedTable, page: Page | undefined, indexOnPage: number): PlaceOnPage {
  const offset = page ? (rowsOf(page, indexOnPage)[0]?.start ?? page.text.length) : 0;
  return { page: table.page, top: table.box?.[1] ?? null, offset };
}

/** The headings over a place, innermost first: each next one of a higher level. */
function contextOf(caption: string | null, above: readonly PlacedHeading[]): SheetContext {
  const open: PlacedHeading[] = [];
  for (const heading of above.toReversed()) {
    if (heading.level < (open.at(-1)?.level ?? Number.POSITIVE_INFINITY)) open.push(heading);
  }
  const titles = [...(caption === null ? [] : [caption]), ...open.map(({ text }) => text)];
  const tagsOf = (title: string) => (namesDatasheet(title) ? tagsInTitle(title) : tagsIn(title));
  const tags = titles.map(tagsOf).find((found) => found.length > 0) ?? [];
  return {
    title: titles[0] ?? null,
    tags,
    words: titles.slice(0, caption === null ? 1 : 2).join('\n'),
    path: titles.join('\n'),
  };
}

function headingsOf(page: Page): PlacedHeading[] {
  const textOf = ({ start, end }: Block) => page.text.slice(start, end).replace(/\s+/gu, ' ').trim();
  return page.blocks.flatMap((block, index) => {
    if (block.kind !== 'heading' || isRunOfPairs(page.text.slice(block.start, block.end))) return [];
    const before = page.blocks[index - 1];
    // "Section III" over "Technical specifications": the second line is the title of the first.
    const isTitle = before?.kind === 'heading' && numberedPart.test(textOf(before));
    const level = Math.min(block.level ?? 9, isTitle ? (before.level ?? 9) : 9);
    return { page: page.number, y: lowerEdge(page, block), offset: block.start, level, text: textOf(block) };
  });
}

/** A heading that only counts: "SECTION-III", "Chapter 4", "Anexo A". */
const numberedPart = /^\p{L}{3,14}[\s.:–—-]{0,3}(?:[IVX]{1,5}|\d{1,3}|[A-Z])[.:]?$/u;

function lowerEdge(page: Page, { start, end }: Block): number {
  const boxes = page.words.filter((word) => word.start >= start && word.end <= end).map(({ box }) => box[1] + box[3]);
  return boxes.length > 0 ? Math.max(...boxes) : 0;
}

function rowsOf(page: Page, indexOnPage: number): Block[] {
  const indexes = [...new Set(page.blocks.flatMap(({ table }) => (table ? [table.index] : [])))];
  return page.blocks.filter(({ table }) => table && table.index === indexes[indexOnPage]);
}
