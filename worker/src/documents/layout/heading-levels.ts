import type { HeadingLook, PageItem } from './page-items.ts';

export interface OutlineEntry {
  title: string;
  level: number;
}

type Heading = Extract<PageItem, { kind: 'heading' }>;

const DEEPEST = 6;

/**
 * Gives headings their levels, in reading order. Bookmarks decide where they name a heading; the other headings are below them. Without
 * bookmarks, larger type is a higher level; for equal sizes the numbering decides.
 */
export function assignLevels(headings: Heading[], outline: OutlineEntry[]): void {
  const levels = new Map(outline.map(({ title, level }) => [titleKey(title), level]));
  const named = headings.map(({ look }) => levels.get(titleKey(look.text)));
  const useOutline = named.filter((level) => level !== undefined).length >= 3;
  const ranks = rankLooks(headings.filter((_, index) => !useOutline || named[index] === undefined));
  let above = 0;
  headings.forEach((heading, index) => {
    const level = useOutline ? named[index] : undefined;
    if (level !== undefined) above = level;
    const rank = ranks.get(lookKey(heading.look)) ?? 1;
    heading.level = Math.min(DEEPEST, level ?? (useOutline ? above + 1 : rank));
  });
}

/** The part of a title that is compared: bookmarks and pages differ in spaces, dashes and the dot after a number. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function rankLooks(headings: Heading[]): Map<string, number> {
  const looks = new Map(headings.map(({ look }) => [lookKey(look), look]));
  const sorted = [...looks.entries()].sort(([, a], [, b]) => compareLooks(a, b));
  return new Map(sorted.map(([key], index) => [key, index + 1]));
}

/** Headings without a number are below numbered ones of the same size. */
const depthOf = (look: HeadingLook) => look.depth || 9;

function compareLooks(a: HeadingLook, b: HeadingLook): number {
  const size = Math.round(b.size) - Math.round(a.size);
  return size || depthOf(a) - depthOf(b) || Number(b.bold) - Number(a.bold);
}

function lookKey(look: HeadingLook): string {
  return `${Math.round(look.size)}/${depthOf(look)}/${look.bold}`;
}
