import type { Table } from '@bidloom/db/seeds/demo/blocks';
import type { Rendering } from './rendering.ts';
import { drawLine, drawRule, fillBox, type Sheet } from './sheet.ts';
import { layoutTable, type PlacedCell, type RowGroup } from './table-layout.ts';
import { breakLines } from './text.ts';
import { colours, space, type } from './theme.ts';

const pen = { colour: colours.rule, thickness: 0.6 };

/** Draws a captioned table; on each further page the header comes again under "(continued)". */
export function drawTable(rendering: Rendering, table: Table): void {
  const { flow, fonts, numbering } = rendering;
  const layout = layoutTable(table, flow.frame.width, fonts, numbering.resolve);
  rendering.tables += 1;
  const caption = `Table ${rendering.tables} – ${table.title}`;
  const opening = type.caption.leading + 3 + layout.header.height;
  // A header with fewer than two rows under it looks like a mistake.
  flow.need(opening + (layout.groups[0]?.height ?? 0) + (layout.groups[1]?.height ?? 0));
  drawOpening(rendering, caption, layout.header);
  for (const group of layout.groups) {
    if (flow.need(group.height)) drawOpening(rendering, `${caption} (continued)`, layout.header);
    for (const mark of group.marks) rendering.marks.set(mark, flow.pageNumber);
    drawGroup(rendering, group);
  }
  flow.advance(space.paragraph);
  if (table.note) drawNote(rendering, table.note);
  flow.advance(space.paragraph);
}

function drawOpening(rendering: Rendering, caption: string, header: RowGroup): void {
  const { flow, fonts } = rendering;
  const style = { ...type.caption, weight: 'bold' as const };
  for (const line of breakLines(caption, flow.frame.width, style, fonts)) {
    drawLine(flow.sheet, fonts, line, { ...flow.frame, top: flow.top, colour: colours.navy }, style);
    flow.advance(style.leading);
  }
  flow.advance(3);
  drawGroup(rendering, header);
}

function drawNote(rendering: Rendering, note: string): void {
  const { flow, fonts, numbering } = rendering;
  const style = { ...type.table, weight: 'italic' as const };
  for (const line of breakLines(numbering.resolve(note), flow.frame.width, style, fonts)) {
    flow.need(style.leading);
    drawLine(flow.sheet, fonts, line, { ...flow.frame, top: flow.top, colour: colours.muted }, style);
    flow.advance(style.leading);
  }
}

function drawGroup({ flow, fonts }: Rendering, group: RowGroup): void {
  const origin = { left: flow.frame.left, top: flow.top };
  for (const cell of group.cells) {
    const box = { ...cell, left: origin.left + cell.left, top: origin.top + cell.top };
    if (cell.kind !== 'body') fillBox(flow.sheet, box, cell.kind === 'header' ? colours.headerFill : colours.bandFill);
    const spare = cell.height - cell.lines.length * type.table.leading;
    let top = box.top + (cell.kind === 'header' ? spare / 2 : space.cellY);
    for (const line of cell.lines) {
      const place = { left: box.left + space.cellX, top, width: cell.width - 2 * space.cellX, align: cell.align };
      drawLine(
        flow.sheet,
        fonts,
        line,
        { ...place, colour: cell.kind === 'body' ? colours.ink : colours.navy },
        type.table,
      );
      top += type.table.leading;
    }
  }
  drawEdges(flow.sheet, origin, group.cells);
  flow.advance(group.height);
}

/** Each edge once, though neighbouring cells share it: doubled hairlines print darker. */
function drawEdges(sheet: Sheet, origin: { left: number; top: number }, cells: PlacedCell[]): void {
  const drawn = new Set<string>();
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    const key = [x1, y1, x2, y2].map((value) => value.toFixed(1)).join(' ');
    if (drawn.has(key)) return;
    drawn.add(key);
    drawRule(sheet, { x: origin.left + x1, top: origin.top + y1 }, { x: origin.left + x2, top: origin.top + y2 }, pen);
  };
  for (const { left, top, width, height } of cells) {
    edge(left, top, left + width, top);
    edge(left, top + height, left + width, top + height);
    edge(left, top, left, top + height);
    edge(left + width, top, left + width, top + height);
  }
}
