import { type DecimalMark, decimalMarkOf } from '../../exports/parse-number.ts';
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

const number = String.raw`(?<![\p{L}\d.,\-/])[+\-−–]?(?<figures>\d+(?:[.,'’\u00a0\u2009\u202f ]\d+)*)`;
/** A cell of a number, alone or with words behind it, such as its unit. */
const ofCell = new RegExp(String.raw`^(?:[^\d\p{L}]|\p{L}{2,8}\.?\s)?${number}(?![\d.,])`, 'u');
const ofText = new RegExp(String.raw`${number}\s?(?<unit>[\p{L}°%µΩ]\S{0,9})`, 'gu');
/** So much more often must one mark be seen than the other. */
const clearly = 2;

/**
 * Which sign the values of a document have between whole and decimal part: what most of its quantities show, otherwise what is usual
 * in its language. Null where neither decides: a number that can be read in two ways is then not read.
 */
export function decimalMarkOfDocument({ pages, tables, language }: Texts): DecimalMark | null {
  const marks = [...pages.flatMap(({ text }) => marksInText(text)), ...tables.flatMap(marksInTable)];
  return mostOf(marks) ?? decimalMarkOf(language ?? '');
}

/** The same for one table: its own numbers, where they show it; null where they contradict each other. */
export function decimalMarkOfTable(
  table: Pick<ExtractedTable, 'cells'>,
  ofDocument: DecimalMark | null,
): DecimalMark | null {
  const marks = new Set(marksInTable(table));
  const [only] = marks;
  return marks.size > 1 ? null : (only ?? ofDocument);
}

function mostOf(marks: readonly DecimalMark[]): DecimalMark | null {
  const commas = marks.filter((mark) => mark === ',').length;
  const points = marks.length - commas;
  if (commas > clearly * points) return ',';
  return points > clearly * commas ? '.' : null;
}

/** The first column numbers the lines as often as not: "1.1" is no value. */
function marksInTable({ cells }: Pick<ExtractedTable, 'cells'>): DecimalMark[] {
  return cells.flatMap(({ column, text }) => {
    const figures = column === 0 ? undefined : ofCell.exec(text)?.groups?.figures;
    return (figures === undefined ? null : shownMark(figures)) ?? [];
  });
}

/** Only what has a unit: sections, dates and standards have points in any language. */
function marksInText(text: string): DecimalMark[] {
  return [...text.matchAll(ofText)].flatMap(({ groups }) => {
    const mark = shownMark(groups?.figures ?? '');
    const unit = groups?.unit?.replace(/[.,;:)]+$/u, '') ?? '';
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
