import type { Block, Fields, Heading, List, Paragraph } from '../tender/blocks.ts';
import { drawTable, tableLead } from './draw-table.ts';
import type { Rendering } from './rendering.ts';
import { drawLine, drawRule } from './sheet.ts';
import { breakLines } from './text.ts';
import { colours, space, type } from './theme.ts';

/** Room for the first lines of a text that follows a heading. */
const firstLines = 48;
const headingStyles = { 1: type.heading1, 2: type.heading2, 3: type.heading3 };
const headingSpace = { 1: { before: 0, after: 12 }, 2: { before: 9, after: 5 }, 3: { before: 4, after: 3 } };

/** Draws a section's blocks one after the other. */
export function drawBlocks(rendering: Rendering, blocks: Block[]): void {
  for (const [index, block] of blocks.entries()) drawBlock(rendering, block, blocks.slice(index + 1));
}

function drawBlock(rendering: Rendering, block: Block, following: Block[]): void {
  if (block.kind === 'heading') drawHeading(rendering, block, following);
  else if (block.kind === 'paragraph') drawParagraph(rendering, block);
  else if (block.kind === 'list') drawList(rendering, block);
  else if (block.kind === 'table') drawTable(rendering, block);
  else if (block.kind === 'fields') drawFields(rendering, block);
  else rendering.flow.nextFrame();
}

/** The height of the text that must follow a heading on its page, so that no heading is alone at the bottom. */
function companyHeight(rendering: Rendering, [next, ...rest]: Block[]): number {
  if (next?.kind === 'table') return tableLead(rendering, next);
  if (next?.kind !== 'heading') return firstLines;
  const gap = headingSpace[next.level];
  return gap.before + headingStyles[next.level].leading + gap.after + companyHeight(rendering, rest);
}

export function drawHeading(rendering: Rendering, heading: Heading, following: Block[]): void {
  const { flow, fonts, entries, numbering } = rendering;
  const style = { ...headingStyles[heading.level], weight: 'bold' as const };
  const gap = headingSpace[heading.level];
  flow.need(gap.before + style.leading + gap.after + companyHeight(rendering, following));
  if (!flow.atFrameStart) flow.advance(gap.before);
  const number = numbering.numberOf(heading);
  entries.push({ level: heading.level, number, text: heading.text, page: flow.pageNumber, top: flow.top });
  const indent = Math.max(heading.level === 1 ? 30 : 34, fonts.bold.width(number, style.size) + 10);
  const colour = heading.level === 3 ? colours.ink : colours.navy;
  const lines = breakLines(heading.text, flow.frame.width - indent, style, fonts);
  for (const [index, line] of lines.entries()) {
    if (index === 0) {
      const [mark] = breakLines(number, indent, style, fonts);
      if (mark) drawLine(flow.sheet, fonts, mark, { ...flow.frame, top: flow.top, colour: colours.teal }, style);
    }
    const place = { left: flow.frame.left + indent, top: flow.top, width: flow.frame.width - indent, colour };
    drawLine(flow.sheet, fonts, line, place, style);
    flow.advance(style.leading);
  }
  if (heading.level === 1) {
    const edge = { x: flow.frame.left, top: flow.top + 4 };
    drawRule(
      flow.sheet,
      edge,
      { x: edge.x + flow.frame.width, top: edge.top },
      { colour: colours.teal, thickness: 1.4 },
    );
  }
  flow.advance(gap.after);
}

/** Writes lines at an indent; `keepTogether` keeps them on one page. */
function writeLines(rendering: Rendering, text: string, indent: number, keepTogether: boolean, label?: string): number {
  const { flow, fonts, numbering } = rendering;
  const width = flow.frame.width - indent;
  const lines = breakLines(numbering.resolve(text), width, type.body, fonts);
  // No single first line at the bottom of a page, and no single last one at the top of the next.
  flow.need((keepTogether || lines.length <= 3 ? lines.length : 2) * type.body.leading);
  const page = flow.pageNumber;
  for (const [index, line] of lines.entries()) {
    flow.need((index === lines.length - 2 ? 2 : 1) * type.body.leading);
    const place = { left: flow.frame.left + indent, top: flow.top, width, colour: colours.ink };
    const [mark] = index === 0 && label ? breakLines(label, indent, type.body, fonts) : [];
    if (mark) drawLine(flow.sheet, fonts, mark, { ...place, left: place.left - space.indent }, type.body);
    drawLine(flow.sheet, fonts, line, place, type.body);
    flow.advance(type.body.leading);
  }
  return page;
}

function drawParagraph(rendering: Rendering, block: Paragraph): void {
  const page = writeLines(rendering, block.text, 0, block.mark !== undefined);
  if (block.mark) rendering.marks.set(block.mark, page);
  rendering.flow.advance(space.paragraph);
}

function drawList(rendering: Rendering, block: List): void {
  for (const [index, item] of block.items.entries()) {
    const label = block.style === 'bullet' ? '•' : `(${String.fromCharCode(97 + index)})`;
    const page = writeLines(rendering, item, space.indent + 4, block.mark !== undefined, label);
    if (block.mark && index === 0) rendering.marks.set(block.mark, page);
    rendering.flow.advance(space.listItem);
  }
  rendering.flow.advance(space.paragraph - space.listItem);
}

function drawFields(rendering: Rendering, block: Fields): void {
  const { flow, fonts } = rendering;
  const labelWidth = 190;
  for (const label of block.labels) {
    flow.need(28);
    flow.advance(13);
    const [line] = breakLines(label, labelWidth, type.body, fonts);
    if (line) drawLine(flow.sheet, fonts, line, { ...flow.frame, top: flow.top, colour: colours.ink }, type.body);
    flow.advance(type.body.leading);
    const right = flow.frame.left + flow.frame.width;
    const pen = { colour: colours.rule, thickness: 0.6 };
    drawRule(flow.sheet, { x: flow.frame.left + labelWidth, top: flow.top }, { x: right, top: flow.top }, pen);
  }
  flow.advance(space.paragraph + 4);
}
