import { furtherStarts } from './docx-heights.ts';

/*
 * Where the pages of a Word document begin. The reader and the viewer both ask here, so that a page has the same number in a citation
 * and in what is drawn.
 */

/** The place of a page's beginning in the body's XML. */
export type DocxPageStart =
  /** Before a paragraph. Its properties can be written at `properties`. */
  | { kind: 'paragraph'; at: number; properties: number; hasProperties: boolean }
  /** Before a table. */
  | { kind: 'table'; at: number }
  /** Before a row. `opening` opens its table again; `headers` is the number of the table's first rows that each of its pages repeats. */
  | { kind: 'row'; at: number; opening: string; headers: number }
  /** At a break that the author has put into a paragraph. */
  | { kind: 'break'; at: number }
  /** At the end of the paragraph that ends a section: `at` is where the paragraph's closing tag begins, `after` where it ends. */
  | { kind: 'section'; at: number; after: number };

export interface DocxPages {
  /** In order. The first page has none. */
  starts: DocxPageStart[];
  /** What `starts` replaces: marks of Word, settings of paragraphs, and sections that would end a page where none ends. */
  replaced: { at: number; until: number }[];
}

/** The letters of a page where Word has not marked pages. */
const madePage = 3000;
/** So many pages may have no text: each costs as much as a full one. */
const mostEmpty = 1000;

/**
 * Finds where the pages of a body begin: where its author put a break, and where Word last began one, which it marks. A body without
 * such marks gets pages of about 3,000 letters. A paragraph or row is not divided: where a mark has text before it, the page begins
 * with the next one. Where marks of Word are missing, so that a page would be much longer than its paper, further pages begin where
 * the paper is about full. The time is proportional to the length.
 * @param breaking the paragraph styles that begin a page
 */
export function findDocxPages(xml: string, breaking: ReadonlySet<string> = new Set()): DocxPages {
  const known = findKnownPages(xml, breaking, new Set());
  if (!xml.includes('<w:lastRenderedPageBreak')) return known;
  const ends = known.starts.map((start) => (start.kind === 'section' ? start.after : start.at));
  const further = furtherStarts(xml, ends);
  return further.size === 0 ? known : findKnownPages(xml, breaking, further);
}

/** @param further the places of paragraphs and rows with which pages begin, too */
function findKnownPages(xml: string, breaking: ReadonlySet<string>, further: ReadonlySet<number>): DocxPages {
  const starts: DocxPageStart[] = [];
  const replaced: DocxPages['replaced'] = [];
  const isMarked = xml.includes('<w:lastRenderedPageBreak');
  const sections = sectionsOf(xml);
  let own: OpenParagraph | null = null;
  let table: OpenTable | null = null;
  let [inTables, inParagraphs, depth] = [0, 0, 0];
  /** Whether a page must begin with the next paragraph or row, whether the current page has content, and its letters. */
  let [isDue, hasContent, letters] = [false, false, 0];
  /** The section, and whether a page has begun since the size of pages changed. */
  let [section, hasBegun] = [0, true];
  let empty = 0;
  /** How many letters may still be added by tables that are opened again; a short body has few tables. */
  let room = xml.length + 20_000;

  const begin = (start: DocxPageStart) => {
    starts.push(start);
    if (!hasContent) empty++;
    [isDue, hasContent, letters, hasBegun] = [false, false, 0, true];
  };
  const beginParagraph = () => {
    if (!own || !hasContent) return;
    const { at, properties, hasProperties, isBroken } = own;
    // A page has begun within it already, and starts are in order.
    if (isBroken) {
      isDue = true;
      return;
    }
    begin({ kind: 'paragraph', at, properties, hasProperties });
  };
  /** Begins a page with a row of the table; says whether it could. */
  const beginRow = ({ at, isFirst }: Row): boolean => {
    if (!table || !hasContent || table.opening === null) return false;
    const start: DocxPageStart = isFirst
      ? { kind: 'table', at: table.at }
      : { kind: 'row', at, opening: table.opening, headers: table.headers };
    const { length } = isFirst ? '' : table.opening;
    if (length + 200 > room) return false;
    room -= length + 200;
    begin(start);
    return true;
  };
  const endSection = (closing: number, after: number) => {
    if (!own?.section) return;
    const [ended, next] = [sections[section], sections[++section]];
    if (!next) return;
    const isOther = ended?.size !== next.size;
    if (!own.isBroken && empty < mostEmpty && (isOther || (hasContent && !next.isContinuous)))
      begin({ kind: 'section', at: closing, after });
    // After its first page in another size, the drawing library would end a page with the section.
    else if (!hasBegun) replaced.push(own.section);
    if (isOther) hasBegun = false;
  };

  for (const match of xml.matchAll(/<(\/?)w:([A-Za-z]+)(?=[\s/>])([^<>]*)>/g)) {
    const [tag, slash, name, rest = ''] = match;
    const isEnd = slash === '/';
    const isEmpty = rest.endsWith('/');
    const after = match.index + tag.length;
    const isOwn = own !== null && inTables === 0 && inParagraphs === 1;
    if (isEnd) depth--;
    else if (!isEmpty) depth++;
    if (further.has(match.index)) isDue ||= hasContent;
    if (name === 'tbl') {
      if (!isEnd && inTables === 0 && inParagraphs === 0)
        table = { at: match.index, after, depth: depth + 1, ...newTable };
      inTables += isEnd ? -1 : 1;
      if (inTables === 0) table = null;
    } else if (name === 'tblGrid' && (isEnd || isEmpty) && table && !table.hasGrid && depth === table.depth - 1) {
      table.hasGrid = true;
      // Its properties and columns. A table that floats is drawn where it is anchored, and not split.
      const opening = xml.slice(table.after, after);
      if (!opening.includes('<w:tblpPr')) table.opening = `<w:tbl>${opening}`;
    } else if (name === 'tr' && !isEmpty && table && inTables === 1) {
      if (isEnd || depth !== table.depth) {
        // Only rows at the beginning, without another one between them, are repeated.
        if (table.row?.isHeader && table.headers === table.rows) table.headers++;
        table.row = null;
        table.rows++;
      } else {
        table.row = { at: match.index, isFirst: table.rows === 0, hasText: false, isHeader: false };
        if (isDue) beginRow(table.row);
      }
    } else if (name === 'tblHeader' && table?.row && inTables === 1) {
      table.row.isHeader = !isOff(valueIn(rest));
    } else if (name === 'p' && !isEmpty) {
      inParagraphs += isEnd ? -1 : 1;
      if (inTables > 0) continue;
      if (isEnd && inParagraphs === 0) {
        endSection(match.index, after);
        own = null;
      }
      if (!isEnd && inParagraphs === 1) own = openParagraph(xml, match.index, after, depth);
    } else if ((name === 'sdt' || name === 'sdtContent') && own && !isEmpty) {
      own.depth += isEnd ? -1 : 1;
    } else if (name === 'pStyle' && own && isOwn) {
      // A style of the state before a tracked change is deeper.
      if (!isEmpty || depth !== own.depth + 1) continue;
      own.begins = breaking.has(valueIn(rest));
      own.properties = after;
    } else if (name === 'sectPr' && own && isOwn) {
      if (!isEnd && depth === own.depth + (isEmpty ? 1 : 2)) own.section = { at: match.index, until: after };
      else if (isEnd && own.section && depth === own.depth + 1) own.section.until = after;
    } else if (name === 'pageBreakBefore') {
      replaced.push({ at: match.index, until: after });
      if (own && isOwn && depth === own.depth + 1) own.begins = !isOff(valueIn(rest));
    } else if (name === 'pPr' && isEnd && own && isOwn) {
      if (own.begins) beginParagraph();
    } else if (name === 'sym') {
      addText(1);
    } else if (name === 't' && !isEnd && !isEmpty) {
      addText(Math.max(0, xml.indexOf('<', after) - after));
    } else if (name === 'drawing' || name === 'pict') {
      hasContent = true;
    } else if (name === 'br' && !isEnd && rest.includes('w:type="page"')) {
      // The drawing library ends the page at the first break among a paragraph's runs, and only there.
      const isRun = own && isOwn && depth === own.depth + (isEmpty ? 1 : 2);
      if (own && isRun && !own.isBroken && (hasContent || empty < mostEmpty)) {
        own.isBroken = true;
        begin({ kind: 'break', at: match.index });
      } else {
        replaced.push({ at: match.index, until: after });
        isDue ||= hasContent;
      }
    } else if (name === 'lastRenderedPageBreak') {
      replaced.push({ at: match.index, until: after });
      if (own && !own.hasText && inTables === 0) beginParagraph();
      else if (hasContent && !(table?.row && !table.row.hasText && beginRow(table.row))) isDue = true;
    }
  }

  function addText(length: number): void {
    if (own && !own.hasText && isDue) beginParagraph();
    if (own) own.hasText = true;
    if (table?.row) table.row.hasText = true;
    hasContent = true;
    letters += length;
    if (!isMarked && letters >= madePage) isDue = true;
  }
  return { starts, replaced };
}

/** The open paragraph that is in no table or other paragraph. */
interface OpenParagraph {
  at: number;
  properties: number;
  hasProperties: boolean;
  /** That of its tags; content controls within it do not count. */
  depth: number;
  hasText: boolean;
  /** Whether a page begins before it, and whether one begins within it. */
  begins: boolean;
  isBroken: boolean;
  /** The section that ends with it. */
  section: { at: number; until: number } | null;
}

function openParagraph(xml: string, at: number, after: number, depth: number): OpenParagraph {
  const found = /^\s*<w:pPr>/.exec(xml.slice(after, after + 40));
  const properties = after + (found?.[0].length ?? 0);
  const state = { hasText: false, begins: false, isBroken: false, section: null };
  return { at, properties, hasProperties: found !== null, depth, ...state };
}

/** The open top-level table. */
interface OpenTable {
  /** Where its tag begins and ends. */
  at: number;
  after: number;
  /** That of its rows; those within content controls are deeper, and the table isn't split there. */
  depth: number;
  /** What opens it again on the next page; null if it can't be split. */
  opening: string | null;
  /** Whether its columns were read; only a broken file has further ones. */
  hasGrid: boolean;
  /** The open row; null where it is in a content control. */
  row: Row | null;
  /** How many rows have ended, and how many of them are headers that each page repeats. */
  rows: number;
  headers: number;
}

const newTable = { opening: null, hasGrid: false, row: null, rows: 0, headers: 0 };

/** A row of the open table: where it begins, and whether it is the first, has text, and is a header. */
interface Row {
  at: number;
  isFirst: boolean;
  hasText: boolean;
  isHeader: boolean;
}

interface Section {
  isContinuous: boolean;
  size: string;
}

/** The sections of a body, in order. */
function sectionsOf(xml: string): Section[] {
  const sections: Section[] = [];
  let depth = 0;
  for (const [, slash, name, rest = ''] of xml.matchAll(/<(\/?)w:(sectPr|type|pgSz)(?=[\s/>])([^<>]*)>/g)) {
    const last = sections.at(-1);
    if (name === 'sectPr') {
      if (!slash && depth === 0) sections.push({ isContinuous: false, size: '' });
      if (!rest.endsWith('/')) depth += slash ? -1 : 1;
    } else if (last && depth === 1) {
      // A nested section describes the state before a tracked change.
      if (name === 'type') last.isContinuous = valueIn(rest) === 'continuous';
      else last.size = `${/\bw:w="(\d{1,6})/.exec(rest)?.[1]}/${/\bw:h="(\d{1,6})/.exec(rest)?.[1]}`;
    }
  }
  return sections;
}

/** A longer chain of styles is circular. */
const longestChain = 20;

/** The paragraph styles that begin a page, by themselves or by the styles they are based on. */
export function breakingStyles(xml: string): Set<string> {
  const styles = new Map<string, { base?: string; begins?: boolean }>();
  let style: { base?: string; begins?: boolean } = {};
  for (const [, name, rest = ''] of xml.matchAll(/<w:(style|basedOn|pageBreakBefore)(?=[\s/>])([^<>]*)>/g)) {
    if (name === 'style') {
      style = {};
      styles.set(/\bw:styleId="([^"]{0,200})"/.exec(rest)?.[1] ?? '', style);
    } else if (name === 'basedOn') {
      style.base = valueIn(rest);
    } else {
      style.begins = !isOff(valueIn(rest));
    }
  }
  const begins = (id: string, depth = 0): boolean => {
    const found = styles.get(id);
    if (!found || depth > longestChain) return false;
    return found.begins ?? (found.base !== undefined && begins(found.base, depth + 1));
  };
  return new Set([...styles.keys()].filter((id) => begins(id)));
}

const isOff = (value: string): boolean => ['0', 'false', 'off'].includes(value);

const valueIn = (attributes: string): string => /\bw:val="([^"]{0,200})"/.exec(attributes)?.[1] ?? '';
