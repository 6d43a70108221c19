import { type DecimalMark, decimalMarkOf, looksLikeSection } from '../../numbers/parse-number.ts';
import type { Page } from '../model.ts';
import type { ExtractedTable } from '../tables/model.ts';
import { parseUnit } from './units.ts';

/** What the numbers of a document, or of a table, are read by. */
interface Texts {
  pages: readonly Pick<Page, 'text'>[];
  tables: readonly Pick<ExtractedTable, 'cells'>[];
  /** ISO 639-1. */
  language?: string | undefined;
}

/** Bounded: a column of figures in a line would be read again from each of them. */
const number = String.raw`(?<![\p{L}\d.,\-/])[+\-−–]?(?<figures>\d{1,15}(?:[.,'’]\d{1,15}|[\u00a0\u2009\u202f ]\d{3}(?!\d)){0,6})(?!\d)`;
/** A cell of a number, alone or with words after it, such as its unit. */
const ofCell = new RegExp(String.raw`^(?:[^\d\p{L}]|\p{L}{2,8}\.?\s)?${number}(?![\d.,])`, 'u');
const ofText = new RegExp(String.raw`${number}\s?(?<unit>[\p{L}°%µΩ]\S{0,9})`, 'gu');
/** So much more often must one mark be seen than the other. */
const clearly = 2;

/**
 * Which sign the values of a document have between whole and decimal part: what most of its quantities show, otherwise its tables with
 * what may be numbers of sections, otherwise what is usual in its language. Null where neither decides: a number that can be read in two ways is then not read.
 */
export function decimalMarkOfDocument({ pages, tables, language }: Texts): DecimalMark | null {
  const shown = tables.flatMap(marksInTable);
  const sure = [...pages.flatMap(({ text }) => marksInText(text)), ...shown.filter(({ isSure }) => isSure).map(markOf)];
  return mostOf(sure) ?? mostOf(shown.map(markOf)) ?? decimalMarkOf(language ?? '');
}

/**
 * The same for one table: its own numbers, where they show it; null where they contradict each other, or where only possible section
 * numbers support the document's mark.
 */
export function decimalMarkOfTable(
  table: Pick<ExtractedTable, 'cells'>,
  ofDocument: DecimalMark | null,
): DecimalMark | null {
  const shown = marksInTable(table);
  const sure = new Set(shown.filter(({ isSure }) => isSure).map(markOf));
  const [only] = sure;
  if (only) return sure.size > 1 ? null : only;
  const [weak] = shown.map(markOf);
  return weak && ofDocument && weak !== ofDocument ? null : (weak ?? ofDocument);
}

/** A mark that a cell shows; not surely where the cell may be the number of a section. */
interface ShownMark {
  mark: DecimalMark;
  isSure: boolean;
}

const markOf = ({ mark }: ShownMark) => mark;

function mostOf(marks: readonly DecimalMark[]): DecimalMark | null {
  const commas = marks.filter((mark) => mark === ',').length;
  const points = marks.length - commas;
  if (commas > clearly * points) return ',';
  return points > clearly * commas ? '.' : null;
}

/** The first column numbers the lines as often as not: "1.1" is no value. */
function marksInTable({ cells }: Pick<ExtractedTable, 'cells'>): ShownMark[] {
  return cells.flatMap(({ column, text }) => {
    const figures = column === 0 ? undefined : ofCell.exec(text)?.groups?.figures;
    const mark = figures === undefined ? null : shownMark(figures);
    return mark ? [{ mark, isSure: !looksLikeSection(text) }] : [];
  });
}

/** Only what has a unit: sections, dates and standards have points in any language. */
function marksInText(text: string): DecimalMark[] {
  return [...text.matchAll(ofText)].flatMap(({ groups }) => {
    const mark = shownMark(groups?.figures ?? '');
    const unit = groups?.unit?.replace(/(?<![.,;:)])[.,;:)]+$/u, '') ?? '';
    return mark !== null && parseUnit(unit)?.physical ? [mark] : [];
  });
}

/** The mark that a number shows by itself; null where it has none, or three figures after it that may be thousands. */
function shownMark(figures: string): DecimalMark | null {
  const marks = figures.match(/[.,]/gu) ?? [];
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined) return null;
  if (marks.length > 1) {
    // "1.234,5", "1,234,567"; "1.2.3" is no number.
    if (first !== last) return last as DecimalMark;
    return /^\d{1,3}(?:[.,]\d{3})+$/u.test(figures) ? (first === ',' ? '.' : ',') : null;
  }
  return /^[1-9]\d{0,2}[.,]\d{3}$/u.test(figures) || /^0\d/u.test(figures) ? null : (first as DecimalMark);
}
