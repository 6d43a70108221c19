import {
  type Color,
  lineTo,
  moveTo,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setDashPattern,
  setLineWidth,
  setStrokingColor,
  stroke,
} from 'pdf-lib';
import type { Align } from '../tender/blocks.ts';
import type { Fonts } from './fonts.ts';
import type { Line, TextStyle } from './text.ts';
import type { PageFormat } from './theme.ts';

/** A page with the chapter whose title runs in its footer. */
export type Sheet = { page: PDFPage; format: PageFormat; chapter: string };

type Box = { left: number; top: number; width: number; height: number };

/** Part of a line's height above the baseline that sets the text in the optical middle of it. */
const baseline = 0.76;

/** Draws one broken line with its top at `top`, aligned within `width`. */
export function drawLine(
  sheet: Sheet,
  fonts: Fonts,
  line: Line,
  place: { left: number; top: number; width: number; align?: Align; colour: Color },
  style: TextStyle,
): void {
  const slack = place.width - line.width;
  const shift = place.align === 'right' ? slack : place.align === 'center' ? slack / 2 : 0;
  for (const run of line.runs) {
    sheet.page.drawText(run.text, {
      x: place.left + shift + run.offset,
      y: sheet.format.height - place.top - style.leading * baseline,
      size: style.size,
      font: fonts[run.weight].font,
      color: place.colour,
    });
  }
}

export function fillBox(sheet: Sheet, box: Box, colour: Color): void {
  const y = sheet.format.height - box.top - box.height;
  sheet.page.drawRectangle({ x: box.left, y, width: box.width, height: box.height, color: colour });
}

type Point = { x: number; top: number };
type Pen = { colour: Color; thickness: number; dash?: number[] };

export function drawRule(sheet: Sheet, from: Point, to: Point, pen: Pen): void {
  drawRules(sheet, [[from, to]], pen);
}

/** Strokes straight lines as one path: a table has hundreds of them, and a call of `drawLine` for each is slow and long. */
export function drawRules(sheet: Sheet, lines: [from: Point, to: Point][], pen: Pen): void {
  const y = (point: Point) => sheet.format.height - point.top;
  sheet.page.pushOperators(
    pushGraphicsState(),
    setStrokingColor(pen.colour),
    setLineWidth(pen.thickness),
    setDashPattern(pen.dash ?? [], 0),
    ...lines.flatMap(([from, to]) => [moveTo(from.x, y(from)), lineTo(to.x, y(to))]),
    stroke(),
    popGraphicsState(),
  );
}
