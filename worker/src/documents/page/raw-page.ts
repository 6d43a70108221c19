import type { Box, TextSource } from '../model.ts';

/** A word as it was found, before layout. Points from the page's top left corner, in the direction in which the page is read. */
export interface RawWord {
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** The line it is on. */
  baseline: number;
  /** Font size in points. */
  size: number;
  bold: boolean;
  /** Written across the reading direction: a stamp in the margin, an upright table heading. */
  sideways?: boolean;
  /** Written over the page: a form field's value, a typed comment, a stamp. */
  isAnnotation?: boolean;
  /** Continues the last word of the line above it in its cell, which was broken because the cell is narrow; known once tables are found. */
  goesOn?: boolean;
}

/** A straight line drawn on the page, vertical or horizontal: the longer side is its direction. In the same points as words. */
export interface Rule {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The area of something drawn that is no straight line: a curve, a slanted line, a filled rectangle. In the same points as words. */
export interface Figure {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** A filled rectangle: shading behind words, or a bar of a chart. */
  isFill: boolean;
}

/** Clockwise turn that brings the page as shown into the direction in which its text is read. */
export type Turn = 0 | 90 | 180 | 270;

/** What a reader (PDF text layer, OCR) passes to layout. */
export interface RawPage {
  number: number;
  /** As shown, in points. */
  width: number;
  height: number;
  turn: Turn;
  words: RawWord[];
  /** Left out where lines and areas are not known (pages recognised from a picture). */
  rules?: Rule[];
  figures?: Figure[];
  source: TextSource;
  /** As in `Page`. */
  doubtful?: boolean;
}

/** Size of the page in reading direction. */
export function readingSize(page: RawPage): { width: number; height: number } {
  return page.turn === 90 || page.turn === 270
    ? { width: page.height, height: page.width }
    : { width: page.width, height: page.height };
}

/** Box on the page as shown, as fractions, of an area given in reading direction. */
export function boxOf(page: RawPage, area: { x0: number; y0: number; x1: number; y1: number }): Box {
  const { width, height } = page;
  switch (page.turn) {
    case 0:
      return fractions(area.x0, area.y0, area.x1, area.y1, width, height);
    case 90:
      return fractions(area.y0, height - area.x1, area.y1, height - area.x0, width, height);
    case 180:
      return fractions(width - area.x1, height - area.y1, width - area.x0, height - area.y0, width, height);
    case 270:
      return fractions(width - area.y1, area.x0, width - area.y0, area.x1, width, height);
  }
}

/** The reverse of `boxOf` for one point: from the page as shown into reading direction. */
export function turnPoint(turn: Turn, width: number, height: number, x: number, y: number): [number, number] {
  switch (turn) {
    case 0:
      return [x, y];
    case 90:
      return [height - y, x];
    case 180:
      return [width - x, height - y];
    case 270:
      return [y, width - x];
  }
}

function fractions(x0: number, y0: number, x1: number, y1: number, width: number, height: number): Box {
  const left = clamp(x0 / width);
  const top = clamp(y0 / height);
  return [left, top, clamp(x1 / width) - left, clamp(y1 / height) - top];
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

/** A horizontal or vertical rule: its position, its start and its end. Points. */
export interface Straight {
  at: number;
  from: number;
  to: number;
}
