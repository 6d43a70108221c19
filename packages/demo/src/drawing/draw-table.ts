import type { Table } from '../tender/blocks.ts';
import type { Rendering } from './rendering.ts';
import { drawLine, drawRules, fillBox, type Sheet } from './sheet.ts';
import { layoutTable, type PlacedCell, type RowGroup, type TableLayout } from './table-layout.ts';
import { breakLines, type Line } from './text.ts';
import { colours, space, type } from './theme.ts';

/** Tables up to this height are not broken over pages. */
const longestKept = 230;
const captionGap = 3;
const noteGap = 5;
const noteStyle = { ...type.table, weight: 'italic' as const };
const pen = { colour: colours.rule, thickness: 0.6 };

/** Draws a captioned table; on each further page the header comes again under "(continued)". */
export function drawTable(rendering: Rendering, table: Table): void {
  const { flow, fonts, numbering } = rendering;
  const layout = layoutTable(table, flow.frame.width, fonts, numbering.resolve);
  rendering.tables += 1;
  const caption = `Table ${rendering.tables} – ${table.title}`;
  const note = noteLines(rendering, table);
  flow.need(leadHeight(layout, note));
  drawOpening(rendering, caption, layout.header);
  for (const [index, group] of layout.groups.entries()) {
    const last = index === layout.groups.length - 1;
    if (flow.need(group.height + (last ? heightOf(note) : 0)))
      drawOpening(rendering, `${caption} (continued)`, layout.header);
    for (const mark of group.marks) rendering.marks.set(mark, flow.pageNumber);
    drawGroup(rendering, group);
  }
  drawNote(rendering, note);
  flow.advance(space.paragraph + noteGap);
}

/** The height that has to be free before a table, or a heading directly above it, begins. */
export function tableLead(rendering: Rendering, table: Table): number {
  const { flow, fonts, numbering } = rendering;
  const layout = layoutTable(table, flow.frame.width, fonts, numbering.resolve);
  return leadHeight(layout, noteLines(rendering, table));
}

/** A short table stays in one piece; a long one has two rows at least under its header. */
function leadHeight({ header, groups }: TableLayout, note: Line[]): number {
  const sum = (rows: RowGroup[]) => rows.reduce((total, group) => total + group.height, 0);
  const opening = type.caption.leading + captionGap + header.height;
  const whole = opening + sum(groups) + heightOf(note);
  return whole <= longestKept ? whole : opening + sum(groups.slice(0, 2));
}

function noteLines({ flow, fonts, numbering }: Rendering, table: Table): Line[] {
  return table.note ? breakLines(numbering.resolve(table.note), flow.frame.width, noteStyle, fonts) : [];
}

const heightOf = (note: Line[]) => (note.length > 0 ? noteGap + note.length * noteStyle.leading : 0);

function drawOpening(rendering: Rendering, caption: string, header: RowGroup): void {
  const { flow, fonts } = rendering;
  const style = { ...type.caption, weight: 'bold' as const };
  for (const line of breakLines(caption, flow.frame.width, style, fonts)) {
    drawLine(flow.sheet, fonts, line, { ...flow.frame, top: flow.top, colour: colours.navy }, style);
    flow.advance(style.leading);
  }
  flow.advance(captionGap);
  drawGroup(rendering, header);
}

function drawNote({ flow, fonts }: Rendering, lines: Line[]): void {
  if (lines.length > 0) flow.advance(noteGap);
  for (const line of lines) {
    drawLine(flow.sheet, fonts, line, { ...flow.frame, top: flow.top, colour: colours.muted }, noteStyle);
    flow.advance(noteStyle.leading);
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
  const edges = new Map<string, [{ x: number; top: number }, { x: number; top: number }]>();
  const edge = (x1: number, y1: number, x2: number, y2: number) =>
    edges.set([x1, y1, x2, y2].map((value) => value.toFixed(1)).join(' '), [
      { x: origin.left + x1, top: origin.top + y1 },
      { x: origin.left + x2, top: origin.top + y2 },
    ]);
  for (const { left, top, width, height } of cells) {
    edge(left, top, left + width, top);
    edge(left, top + height, left + width, top + height);
    edge(left, top, left, top + height);
    edge(left + width, top, left + width, top + height);
  }
  drawRules(sheet, [...edges.values()], pen);
}
