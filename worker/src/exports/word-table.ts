import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  type TextRun,
  WidthType,
} from 'docx';
import type { Placed } from './place-cells.ts';
import { type ReportCell, type ReportTable, type ReportText, reportColours } from './report.ts';
import { coveredColumns, layOutTable } from './report-table.ts';

/** Word's limit. */
const MOST_COLUMNS = 63;

type ToRuns = (text: ReportText, bold?: boolean) => TextRun[];

/**
 * A table of Word, none where there are no cells; its header is repeated on each page, rows do not break over pages.
 * @param width in twentieths of a point
 * @throws RangeError for more columns than Word has
 */
export function wordTable(table: ReportTable, width: number, runs: ToRuns): Table[] {
  const { header, rows, shares } = layOutTable(table);
  if (shares.length === 0) return [];
  if (shares.length > MOST_COLUMNS) {
    throw new RangeError(`A table of Word has at most ${MOST_COLUMNS} columns, this one has ${shares.length}.`);
  }
  const columnWidths = shares.map((share) => Math.floor(share * width));
  const widthOf = (column: number, span: number) =>
    columnWidths.slice(column, column + span).reduce((sum, each) => sum + each, 0);
  const toRow = (cells: (Placed<ReportCell> | null)[], isHeader: boolean, covered: Set<number>) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.flatMap((cell, column) =>
        covered.has(column) ? [] : [toCell(cell, widthOf(column, cell?.columnSpan ?? 1), isHeader, runs)],
      ),
    });
  const border = { style: BorderStyle.SINGLE, size: 4, color: reportColours.rule };
  return [
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: widthOf(0, columnWidths.length), type: WidthType.DXA },
      columnWidths,
      margins: { top: 50, bottom: 50, left: 90, right: 90 },
      borders: {
        top: border,
        bottom: border,
        left: border,
        right: border,
        insideHorizontal: border,
        insideVertical: border,
      },
      rows: [header, rows].flatMap((part, index) => {
        const covered = coveredColumns(part);
        return part.map((cells, row) => toRow(cells, index === 0, covered[row] ?? new Set()));
      }),
    }),
  ];
}

function toCell(cell: Placed<ReportCell> | null, width: number, isHeader: boolean, runs: ToRuns): TableCell {
  const fill = cell?.fill?.replace('#', '') ?? (isHeader ? reportColours.header : undefined);
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(cell && cell.columnSpan > 1 ? { columnSpan: cell.columnSpan } : {}),
    ...(cell && cell.rowSpan > 1 ? { rowSpan: cell.rowSpan } : {}),
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill } } : {}),
    children: [
      new Paragraph({
        spacing: { after: 0 },
        alignment: AlignmentType[cell?.align === 'center' ? 'CENTER' : cell?.align === 'right' ? 'RIGHT' : 'LEFT'],
        children: cell ? runs(cell.text, isHeader || cell.bold) : [],
      }),
    ],
  });
}
