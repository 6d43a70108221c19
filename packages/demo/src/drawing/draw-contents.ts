import { type PDFDocument, PDFName, PDFNull, PDFNumber } from 'pdf-lib';
import type { Fonts } from './fonts.ts';
import type { Entry } from './rendering.ts';
import { drawLine, drawRule, type Sheet } from './sheet.ts';
import { breakLines } from './text.ts';
import { colours, type } from './theme.ts';

const heights = { 1: 19.4, 2: 12.7, 3: 0 };
const titleHeight = 46;
const numberWidth = { 1: 22, 2: 32, 3: 0 };

/** The contents list chapters and their first subdivision. */
const isListed = (heading: { level: 1 | 2 | 3 }): boolean => heading.level < 3;

/** Splits entries over pages of `room` points, so that the pages can be kept free before page numbers are known. */
export function paginateContents<T extends { level: 1 | 2 | 3 }>(entries: T[], room: number): T[][] {
  const pages: T[][] = [[]];
  let used = titleHeight;
  for (const entry of entries.filter(isListed)) {
    // A chapter title at the bottom of a column would be separated from its clauses.
    const needed = heights[entry.level] + (entry.level === 1 ? heights[2] : 0);
    if (used + needed > room) {
      pages.push([]);
      used = titleHeight;
    }
    used += heights[entry.level];
    pages.at(-1)?.push(entry);
  }
  return pages;
}

/** Writes one contents page; every line links to its heading. */
export function drawContents(
  document: PDFDocument,
  sheets: Sheet[],
  sheet: Sheet,
  fonts: Fonts,
  entries: Entry[],
): void {
  const [frame] = sheet.format.frames;
  if (!frame) return;
  const title = { ...type.heading1, weight: 'bold' as const };
  for (const line of breakLines('Contents', frame.width, title, fonts))
    drawLine(sheet, fonts, line, { ...frame, colour: colours.navy }, title);
  const ruleTop = frame.top + title.leading + 4;
  const right = frame.left + frame.width;
  drawRule(
    sheet,
    { x: frame.left, top: ruleTop },
    { x: right, top: ruleTop },
    { colour: colours.teal, thickness: 1.4 },
  );

  let bottom = frame.top + titleHeight - 10;
  for (const entry of entries) {
    bottom += heights[entry.level];
    const bold = entry.level === 1;
    const style = { ...type.body, weight: bold ? ('bold' as const) : ('regular' as const) };
    const top = bottom - style.leading;
    const write = (text: string, left: number, align: 'left' | 'right') => {
      const [line] = breakLines(text, frame.width, style, fonts);
      const place = { left, top, width: right - left, align, colour: bold ? colours.navy : colours.ink };
      if (line) drawLine(sheet, fonts, line, place, style);
      return line?.width ?? 0;
    };
    const left = frame.left + (bold ? 0 : numberWidth[1]);
    write(entry.number, left, 'left');
    const textLeft = left + numberWidth[entry.level];
    const textEnd = textLeft + write(entry.text, textLeft, 'left') + 5;
    const pageWidth = write(String(entry.page), textLeft, 'right');
    const leader = { colour: colours.rule, thickness: 0.8, dash: [0.8, 2.6] };
    const leaderTop = top + style.leading * 0.74;
    if (!bold) drawRule(sheet, { x: textEnd, top: leaderTop }, { x: right - pageWidth - 5, top: leaderTop }, leader);
    link(document, sheet, { left, top, right, bottom }, sheets[entry.page - 1], entry.top);
  }
}

function link(
  document: PDFDocument,
  from: Sheet,
  box: { left: number; top: number; right: number; bottom: number },
  to: Sheet | undefined,
  top: number,
): void {
  if (!to) return;
  const height = from.format.height;
  const annotation = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [box.left, height - box.bottom, box.right, height - box.top],
    Border: [0, 0, 0],
    Dest: [to.page.ref, PDFName.of('XYZ'), PDFNull, PDFNumber.of(to.format.height - top + 12), PDFNull],
  });
  from.page.node.addAnnot(document.context.register(annotation));
}
