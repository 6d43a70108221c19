import { type Stretch, splitSentences } from '../search/sentences.ts';
import { editionsOf } from './editions.ts';
import { fold } from './fold.ts';
import type { FactDocument, FactPage, FactPlace } from './model.ts';
import { joinMoves } from './moving-statements.ts';
import { namesPerson } from './named-person.ts';
import { type Part, partOf } from './parts.ts';
import { type References, referencesOf } from './references.ts';
import { tickedLine } from './ticked-line.ts';
import { startsWithMonth } from './values/date-time.ts';
import type { ValueHabits } from './values/model.ts';
import { prevailingCurrency } from './values/money.ts';

/** A sentence, a row or a heading: what is read as one statement. */
export interface TenderUnit {
  kind: 'sentence' | 'row' | 'heading';
  page: TenderPage;
  /** Place among all units of the tender. */
  index: number;
  /** Offsets into the page's text. */
  start: number;
  end: number;
  folded: string;
  /** Rows: their cells, and those of the table's header where it has one and this is not it. Offsets into `folded`. */
  cells: Stretch[];
  header: Stretch[] | null;
  /** Titles of the section, folded; empty above the first heading. */
  title: string;
  part: Part | null;
  habits: ValueHabits;
}

export interface TenderPage {
  document: FactDocument;
  documentIndex: number;
  /** Of its document: `editionsOf`. */
  edition: number;
  page: FactPage;
  folded: string;
  units: TenderUnit[];
}

/** The documents of a tender as facts are read from them. */
export interface Tender {
  pages: TenderPage[];
  units: TenderUnit[];
  references: References<TenderUnit>;
  /** Whether addenda are among its documents. */
  isAmended: boolean;
}

const tenders = new WeakMap<readonly FactDocument[], Tender>();

/** The documents of a tender as statements; those who look for facts of other kinds in the same documents share one reading. */
export function readTender(documents: readonly FactDocument[]): Tender {
  const tender = tenders.get(documents) ?? read(documents);
  tenders.set(documents, tender);
  return tender;
}

function read(documents: readonly FactDocument[]): Tender {
  const units: TenderUnit[] = [];
  const editions = editionsOf(documents);
  const pages = documents.flatMap((document, index) => readDocument(document, index, editions[index] ?? 0, units));
  return { pages, units, references: referencesOf(units), isAmended: editions.some((edition) => edition > 0) };
}

function readDocument(
  document: FactDocument,
  documentIndex: number,
  edition: number,
  units: TenderUnit[],
): TenderPage[] {
  const pages = document.pages.map((page) => ({
    document,
    documentIndex,
    edition,
    page,
    folded: fold(page.text),
    units: [] as TenderUnit[],
  }));
  const habits: ValueHabits = {
    language: document.language,
    currency: prevailingCurrency(pages.map(({ folded }) => folded)),
    isMonthFirst: startsWithMonth(pages.map(({ folded }) => folded)),
  };
  let title = '';
  // A file that is an addendum is one as a whole.
  let part: Part | null = edition > 0 ? 'addendum' : (partOf(fold(document.fileName)) ?? null);
  const isAddendum = part === 'addendum';
  for (const page of pages) {
    if (page.page.isContents) continue;
    let header: Stretch[] | null = null;
    let table = -1;
    const isFilledIn = tickedLine.test(page.page.text);
    const add = (
      kind: TenderUnit['kind'],
      { start, end }: Stretch,
      cells: Stretch[] = [],
      above: Stretch[] | null = null,
    ) => {
      const stretches = cutLong(page.folded, start, end);
      for (const stretch of stretches) {
        const unit = {
          kind,
          page,
          index: units.length,
          ...stretch,
          folded: withoutUnticked(page.folded.slice(stretch.start, stretch.end), isFilledIn),
          cells: stretches.length === 1 ? cells : cellsWithin(cells, stretch.start - start, stretch.end - start),
          header: above,
          title,
          part,
          habits,
        };
        units.push(unit);
        page.units.push(unit);
      }
    };
    for (const block of page.page.blocks) {
      if (block.table) {
        if (block.table.index !== table) header = null;
        table = block.table.index;
        const cells = block.table.cells.map(({ start, end }) => ({
          start: start - block.start,
          end: end - block.start,
        }));
        add('row', block, cells, block.table.isHeader ? null : header);
        if (block.table.isHeader || !header) header = cells;
      } else if (block.kind === 'heading' && namesPerson(textOf(page, block), page.units.at(-1)?.folded)) {
        add('sentence', block);
      } else if (block.kind === 'heading') {
        title = page.folded.slice(block.start, Math.min(block.end, block.start + longestTitle));
        if (!isAddendum) part = partOf(title) ?? part;
        add('heading', block);
      } else {
        const sentences = sentencesOf(page.page.text, block);
        for (const sentence of joinMoves(page.folded, sentences, habits)) add('sentence', sentence);
      }
    }
  }
  return pages;
}

/** The place of a unit on its page, or of what goes on from it up to `end`. */
export function placeOfUnit({ page: { page, document }, start, end: own }: TenderUnit, end = own): FactPlace {
  return { documentId: document.documentId, page: page.number, start, end, quote: page.text.slice(start, end) };
}

const textOf = ({ page }: TenderPage, { start, end }: Stretch): string => page.text.slice(start, end);

const headerLine = /^(?:From|To|Cc|Date|Subject|Attachments): /u;

/** The sentences of a paragraph; for an e-mail's header its lines, except its date and addresses, which say nothing about the tender. */
function sentencesOf(text: string, { start, end }: Stretch): Stretch[] {
  const lines = text.slice(start, end).split('\n');
  const isHeader =
    lines.length > 2 &&
    lines.every((line) => headerLine.test(line)) &&
    ['From: ', 'Subject: '].every((label) => lines.some((line) => line.startsWith(label)));
  if (!isHeader) return splitSentences(text, start, end);
  let at = start;
  return lines.flatMap((line) => {
    const stretch = { start: at, end: at + line.length };
    at = stretch.end + 1;
    return /^(?:Date|From|To|Cc): /u.test(line) ? [] : [stretch];
  });
}

/** Longest unit, and longest title, in characters: a statement is read whole for each name in it, and a hostile line is as long as its page. */
const longestUnit = 1500;
const longestTitle = 300;
/** Columns up to which a row cut in several keeps their numbers. */
const mostColumns = 60;

/** The stretch in parts of at most `longestUnit` characters, cut at spaces where there are any. */
function cutLong(text: string, from: number, to: number): Stretch[] {
  const parts: Stretch[] = [];
  let start = from;
  while (to - start > longestUnit) {
    const space = text.slice(start, start + longestUnit).lastIndexOf(' ');
    let end = start + (space > longestUnit / 2 ? space : longestUnit);
    // Not between the halves of one character.
    if (/[\uD800-\uDBFF]/.test(text[end - 1] as string)) end--;
    parts.push({ start, end });
    start = text[end] === ' ' ? end + 1 : end;
  }
  return to > start || parts.length === 0 ? [...parts, { start, end: to }] : parts;
}

/**
 * The part of each of a row's cells that is within a part of the row, as offsets into that part; cells elsewhere are empty, so that columns
 * keep their numbers.
 */
function cellsWithin(cells: readonly Stretch[], from: number, to: number): Stretch[] {
  const kept = cells.length <= mostColumns ? cells : cells.filter(({ start, end }) => start < to && end > from);
  const clip = (at: number) => Math.max(from, Math.min(at, to)) - from;
  return kept.map(({ start, end }) => ({ start: clip(start), end: clip(end) }));
}

const box = /[☐□☑☒✓✔√■▣⊠]/gu;
const unticked = /[☐□]/u;

/**
 * A statement with spaces for what goes with its empty boxes: the offsets stay. Without a ticked box in it or on its page, as in a list of
 * what bidders must check, it stays as it is.
 */
function withoutUnticked(text: string, isFilledIn: boolean): string {
  const boxes = [...text.matchAll(box)];
  const empty = boxes.filter(([mark]) => unticked.test(mark)).length;
  const isChosen = boxes.length > empty || (isFilledIn && text.includes('☐'));
  if (empty === 0 || !isChosen) return text;
  let kept = text.slice(0, boxes[0]?.index);
  for (const [at, { 0: mark, index }] of boxes.entries()) {
    const part = text.slice(index, boxes[at + 1]?.index);
    // An empty box goes as far as its cell or sentence.
    const end = unticked.test(mark) ? (/[|;；。]/u.exec(part)?.index ?? part.length) : 0;
    kept += ' '.repeat(end) + part.slice(end);
  }
  return kept;
}
