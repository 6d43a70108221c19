import type { Color } from 'pdf-lib';
import type { Cover } from '../tender/tender.ts';
import type { Weight } from './fonts.ts';
import type { Rendering } from './rendering.ts';
import { drawLine, drawRule, fillBox } from './sheet.ts';
import { breakLines } from './text.ts';
import { colours, sideMargin } from './theme.ts';

const bandHeight = 168;
const labelWidth = 150;

/** Draws the cover on the sheet that the flow has just opened. */
export function drawCover(rendering: Rendering, cover: Cover): void {
  const { flow, fonts } = rendering;
  const sheet = flow.sheet;
  const { width, height } = sheet.format;
  const measure = width - 2 * sideMargin;

  const write = (
    text: string,
    top: number,
    size: number,
    colour: Color,
    weight: Weight = 'regular',
    left = sideMargin,
  ) => {
    const style = { size, leading: size * 1.28, weight };
    const lines = breakLines(text, width - sideMargin - left, style, fonts);
    for (const [index, line] of lines.entries())
      drawLine(sheet, fonts, line, { left, top: top + index * style.leading, width: measure, colour }, style);
    return top + lines.length * style.leading;
  };

  fillBox(sheet, { left: 0, top: 0, width, height: bandHeight }, colours.navy);
  fillBox(sheet, { left: 0, top: bandHeight, width, height: 7 }, colours.teal);
  drawEmblem(rendering);
  write(cover.issuer, 66, 21, colours.white, 'bold', sideMargin + 70);
  write(cover.department, 97, 11, colours.white, 'regular', sideMargin + 70);

  let top = write(cover.kind.toUpperCase(), 232, 11, colours.teal, 'bold') + 10;
  top = write(cover.project, top, 27, colours.navy, 'bold') + 4;
  top = write(cover.title, top, 19, colours.ink) + 34;

  for (const [label, value] of cover.details) {
    drawRule(sheet, { x: sideMargin, top }, { x: width - sideMargin, top }, { colour: colours.rule, thickness: 0.6 });
    write(label, top + 7, 9.6, colours.muted);
    top = write(value, top + 7, 10, colours.ink, 'bold', sideMargin + labelWidth) + 7;
  }
  drawRule(sheet, { x: sideMargin, top }, { x: width - sideMargin, top }, { colour: colours.rule, thickness: 0.6 });

  let foot = height - 40 - cover.address.length * 12;
  for (const line of cover.address) foot = write(line, foot, 9, colours.muted);
}

/** A drop over three waves, the issuer's emblem. */
function drawEmblem({ flow: { sheet } }: Rendering): void {
  const place = { x: sideMargin, y: sheet.format.height - 58 };
  sheet.page.drawSvgPath('M 26 0 C 36 15 46 25 46 36 A 20 20 0 0 1 6 36 C 6 25 16 15 26 0 Z', {
    ...place,
    borderColor: colours.white,
    borderWidth: 2,
  });
  for (const [depth, inset] of [
    [31, 11],
    [38, 9],
    [45, 13],
  ] as const) {
    const right = 52 - inset;
    const bend = (right - inset) / 4;
    const wave = `M ${inset} ${depth} q ${bend / 2} -4 ${bend} 0 q ${bend / 2} 4 ${bend} 0 q ${bend / 2} -4 ${bend} 0 q ${bend / 2} 4 ${bend} 0`;
    sheet.page.drawSvgPath(wave, { ...place, borderColor: colours.white, borderWidth: 1.5 });
  }
}
