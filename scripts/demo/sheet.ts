import type { Align } from '@bidloom/db/seeds/demo/blocks';
import type { Color, PDFPage } from 'pdf-lib';
import type { Fonts } from './fonts.ts';
import type { Line, TextStyle } from './text.ts';
import type { PageFormat } from './theme.ts';

/** A page with the chapter whose title runs in its footer. */
export type Sheet = { page: PDFPage; format: PageFormat; chapter: string };

export type Box = { left: number; top: number; width: number; height: number };

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

export function drawRule(
  sheet: Sheet,
  from: { x: number; top: number },
  to: { x: number; top: number },
  pen: { colour: Color; thickness: number; dash?: number[] },
): void {
  sheet.page.drawLine({
    start: { x: from.x, y: sheet.format.height - from.top },
    end: { x: to.x, y: sheet.format.height - to.top },
    color: pen.colour,
    thickness: pen.thickness,
    dashArray: pen.dash,
  });
}
