import type { Running } from '../tender/tender.ts';
import type { Fonts } from './fonts.ts';
import { drawLine, drawRule, type Sheet } from './sheet.ts';
import { breakLines } from './text.ts';
import { colours, sideMargin, type } from './theme.ts';

/** Writes header and footer on every page but the cover; last of all, as only then the number of pages is known. */
export function drawRunningHeaders(sheets: Sheet[], fonts: Fonts, running: Running): void {
  for (const [index, sheet] of sheets.entries()) {
    if (index === 0) continue;
    const { width, height } = sheet.format;
    const write = (text: string, top: number, align: 'left' | 'center' | 'right') => {
      const [line] = breakLines(text, width, type.running, fonts);
      const place = { left: sideMargin, top, width: width - 2 * sideMargin, align, colour: colours.muted };
      if (line) drawLine(sheet, fonts, line, place, type.running);
    };
    const rule = (top: number) =>
      drawRule(sheet, { x: sideMargin, top }, { x: width - sideMargin, top }, { colour: colours.rule, thickness: 0.6 });
    write(running.headerLeft, 42, 'left');
    write(running.headerRight, 42, 'right');
    rule(56);
    rule(height - 48);
    write(running.footerLeft, height - 42, 'left');
    write(sheet.chapter, height - 42, 'center');
    write(`Page ${index + 1} of ${sheets.length}`, height - 42, 'right');
  }
}
