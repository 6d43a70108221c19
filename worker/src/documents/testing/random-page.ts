import fc from 'fast-check';
import type { PDFPage } from 'pdf-lib';
import { grid, writeMatrix } from '../tables/tables.fixtures.ts';
import { type Pen, wrap, writeLines } from './make-pdf.ts';

/** A part of a page that a test makes: what it looks like, where it starts, and how much of it there is. */
export interface Part {
  kind: 'prose' | 'clause' | 'list' | 'columns' | 'ruled' | 'margin' | 'open';
  x: number;
  rows: number;
  /** Words in each of them. */
  length: number;
  bold: boolean;
  /** Space above it, in points. */
  above: number;
}

/** Where parts start: the margin, the text beside titles in the margin, and further in. */
const STARTS = [60, 86, 122, 158, 198];
const TEXT_START = 158;
const RIGHT = 535;
const LOWEST = 50;

export const randomParts: fc.Arbitrary<Part[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Part['kind']>('prose', 'clause', 'clause', 'list', 'columns', 'ruled', 'margin', 'open'),
    x: fc.constantFrom(...STARTS),
    rows: fc.integer({ min: 2, max: 6 }),
    length: fc.integer({ min: 1, max: 26 }),
    bold: fc.boolean(),
    above: fc.integer({ min: 2, max: 26 }),
  }),
  { minLength: 2, maxLength: 9 },
);

/** Draws the parts under each other on a page and returns their words: no two are alike. */
export function drawParts(pen: Pen, parts: readonly Part[]): string[] {
  const placed: string[] = [];
  const text = (count: number) => {
    const words = Array.from({ length: count }, (_, index) => wordOf(placed.length + index));
    placed.push(...words);
    return words.join(' ');
  };
  const page = pen.page();
  let y = 790;
  for (const part of parts) {
    if (y - part.above < LOWEST + 14 * heightOf(part)) break;
    y = drawers[part.kind]({ pen, page, part, text, y: y - part.above });
  }
  return placed;
}

/** The most lines that a part takes; its words are at most 60 points wide. */
function heightOf({ kind, rows, length }: Part): number {
  const lines = Math.ceil(length / 2) + 1;
  return kind === 'prose' || kind === 'clause' || kind === 'columns' ? lines * 2 : rows * lines;
}

interface Drawing {
  pen: Pen;
  page: PDFPage;
  part: Part;
  text: (words: number) => string;
  y: number;
}

const fontOf = ({ pen, part }: Drawing) => (part.bold ? pen.bold : pen.regular);

function writeProse(drawing: Drawing, x: number, width: number, words: number, y = drawing.y): number {
  const font = fontOf(drawing);
  return writeLines(drawing.page, font, wrap(font, drawing.text(words), width), { x, y });
}

const drawers: Record<Part['kind'], (drawing: Drawing) => number> = {
  prose: (drawing) => writeProse(drawing, drawing.part.x, RIGHT - drawing.part.x, 3 * drawing.part.length),
  clause: (drawing) => {
    const { page, pen, part, text, y } = drawing;
    page.drawText(`${part.rows}.`, { x: 60, y, size: 11, font: pen.bold });
    page.drawText(text(1), { x: 80, y, size: 11, font: pen.bold });
    return writeProse(drawing, TEXT_START, RIGHT - TEXT_START, 3 * part.length);
  },
  list: (drawing) => {
    const { page, pen, part } = drawing;
    let { y } = drawing;
    for (let item = 0; item < part.rows; item++) {
      page.drawText(`${'i'.repeat((item % 3) + 1)}.`, { x: part.x, y, size: 11, font: pen.regular });
      y = writeProse(drawing, part.x + 40, RIGHT - part.x - 40, part.length, y) - part.above / 2;
    }
    return y;
  },
  columns: (drawing) => {
    const left = writeProse(drawing, 60, 220, 2 * drawing.part.length);
    return Math.min(left, writeProse(drawing, 310, 220, 2 * drawing.part.length));
  },
  ruled: (drawing) => {
    const { page, part, text, y } = drawing;
    const xs = [part.x, part.x + 110, part.x + 220, part.x + 330];
    const cells = Array.from({ length: part.rows }, () => [1, 2, 3].map(() => text(Math.ceil(part.length / 6))));
    const ys = writeMatrix({ page, font: fontOf(drawing), y: y + 12 }, xs, cells);
    grid(page, xs, ys);
    return (ys.at(-1) ?? y) - 12;
  },
  margin: (drawing) => {
    const { page, part, text, y } = drawing;
    const xs = [60, 84, TEXT_START - 8];
    const cells = Array.from({ length: part.rows }, (_, row) => [`${row + 1}`, text(1)]);
    const ys = writeMatrix({ page, font: fontOf(drawing), y: y + 12 }, xs, cells);
    grid(page, xs, ys);
    return (ys.at(-1) ?? y) - 12;
  },
  open: (drawing) => {
    const { page, part, text, y } = drawing;
    for (let row = 0; row < part.rows; row++) {
      for (const [column, x] of [part.x, part.x + 130, part.x + 260].entries()) {
        const cell = column === 0 ? text(1) : text(Math.ceil(part.length / 20));
        page.drawText(cell, { x, y: y - 14 * row, size: 10, font: fontOf(drawing) });
      }
    }
    return y - 14 * part.rows;
  },
};

/** A word of its own for each number. */
function wordOf(index: number): string {
  const syllables = ['ba', 'ke', 'do', 'mi', 'lu', 'tar', 'sen', 'vok'];
  return [index >> 9, index >> 6, index >> 3, index].map((part) => syllables[part % 8]).join('');
}
