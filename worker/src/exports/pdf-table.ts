import type { Content, TableCell } from 'pdfmake';
import { openTag, type Tag } from './pdf-tags.ts';
import { type ReportTable, type ReportText, reportColours, toRuns } from './report.ts';
import { coveredColumns, layOutTable, type TableLayout } from './report-table.ts';

/** A run of text. */
export type PdfText = Extract<Content, { text: unknown }>;

const PADDING = { side: 4, end: 2.5 };
const RULE = 0.5;

/**
 * A table of a PDF: its header is repeated on each page, rows break over pages only where they are higher than one. Tables of many
 * columns are set smaller.
 * @param width in points
 */
export function pdfTable(
  table: ReportTable,
  width: number,
  toText: (text: ReportText, tag: Tag) => PdfText[],
  root: Tag,
): Content {
  const layout = layOutTable(table);
  const { header, rows, shares } = layout;
  if (shares.length === 0) return [];
  const room = width - (shares.length + 1) * RULE - 2 * PADDING.side * shares.length;
  const widths = shares.map((share) => share * Math.max(room, shares.length));
  const fontSize = shares.length > 12 ? 5.5 : shares.length > 7 ? 7 : 8.5;
  const kept = keepsRows(layout, widths, fontSize);
  const tag = openTag(root, 'Table');
  const body = [header, rows].flatMap((part, index) => {
    const section = openTag(tag, index === 0 ? 'THead' : 'TBody');
    const covered = coveredColumns(part);
    return part.map((cells, row) => {
      const line = openTag(section, 'TR');
      return cells.map((cell, column): TableCell => {
        if (covered[row]?.has(column)) return {};
        const isHeader = index === 0;
        const place = openTag(line, isHeader ? 'TH' : 'TD', {
          ...(isHeader ? { Scope: 'Column' } : {}),
          ...(cell && cell.columnSpan > 1 ? { ColSpan: cell.columnSpan } : {}),
          ...(cell && cell.rowSpan > 1 ? { RowSpan: cell.rowSpan } : {}),
        });
        if (!cell) return {};
        const fill = cell.fill ?? (isHeader ? `#${reportColours.header}` : undefined);
        return {
          text: toText(cell.text, place),
          alignment: cell.align ?? 'left',
          ...(isHeader || cell.bold ? { bold: true } : {}),
          ...(fill ? { fillColor: fill } : {}),
          ...(cell.columnSpan > 1 ? { colSpan: cell.columnSpan } : {}),
          ...(cell.rowSpan > 1 ? { rowSpan: cell.rowSpan } : {}),
        };
      });
    });
  });
  return {
    table: {
      headerRows: header.length,
      dontBreakRows: kept,
      keepWithHeaderRows: kept && rows.length > 0 ? 1 : 0,
      widths,
      body,
    },
    layout: {
      hLineWidth: () => RULE,
      vLineWidth: () => RULE,
      hLineColor: () => `#${reportColours.rule}`,
      vLineColor: () => `#${reportColours.rule}`,
      paddingLeft: () => PADDING.side,
      paddingRight: () => PADDING.side,
      paddingTop: () => PADDING.end,
      paddingBottom: () => PADDING.end,
    },
    fontSize,
    margin: [0, 2, 0, 8],
  };
}

/** Rows up to this height, in points, are kept together; the text of a row higher than a page would be lost if it were. */
const HIGHEST_KEPT = 220;

/** Whether every row is surely low enough to be kept together, by a cautious estimate of its lines. */
function keepsRows({ header, rows }: TableLayout, widths: number[], fontSize: number): boolean {
  return [...header, ...rows].every((cells) =>
    cells.every((cell, column) => {
      if (!cell) return true;
      const width = widths.slice(column, column + cell.columnSpan).reduce((sum, each) => sum + each, 0);
      const perLine = Math.max(1, Math.floor(width / (0.8 * fontSize)));
      const lines = toRuns(cell.text)
        .map((run) => run.text)
        .join('')
        .split('\n')
        .reduce((sum, line) => sum + Math.ceil(line.length / perLine), 0);
      return lines * fontSize * 1.4 < HIGHEST_KEPT;
    }),
  );
}
