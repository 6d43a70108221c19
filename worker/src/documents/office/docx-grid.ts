import { checkCells } from '../text/flow-limits.ts';
import type { CellSpan } from '../text/native-tables.ts';
import type { DocxCell, DocxParagraph, DocxRow, DocxTable } from './docx-body.ts';

/** A row of a table with its cells on the table's grid of columns. */
export interface GridRow {
  /** By column; null where a merged cell or nothing is. */
  cells: (DocxCell | null)[];
  spans: CellSpan[];
  isHeader: boolean;
  /** Whether a page begins with it. */
  beginsPage: boolean;
}

/** Lays the cells of a table on its grid: a cell may take several columns, and continue in the rows below. */
export function layOnGrid({ rows }: DocxTable): GridRow[] {
  const width = rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
  checkCells(width * rows.length);
  /** Cells that may continue below, by their first column. */
  const open = new Map<number, CellSpan>();
  return rows.map((row) => {
    const cells: (DocxCell | null)[] = Array.from({ length: width }, () => null);
    const spans: CellSpan[] = [];
    const goesOn = new Set<number>();
    let column = row.before;
    for (const cell of row.cells) {
      const above = open.get(column);
      if (cell.merged === 'below' && above) {
        above.rowSpan++;
        goesOn.add(column);
      } else {
        cells[column] = cell;
        const span = { column, columnSpan: cell.columnSpan, rowSpan: 1 };
        spans.push(span);
        open.set(column, span);
        if (cell.merged === 'starts') goesOn.add(column);
      }
      column += cell.columnSpan;
    }
    for (const each of open.keys()) if (!goesOn.has(each)) open.delete(each);
    return { cells, spans, isHeader: row.isHeader, beginsPage: row.beginsPage };
  });
}

function widthOf(row: DocxRow): number {
  return row.cells.reduce((sum, cell) => sum + cell.columnSpan, row.before);
}

/** The paragraphs of a cell, those of tables within it included. */
export function paragraphsOf(cell: DocxCell): DocxParagraph[] {
  return cell.content.flatMap((item) =>
    isTable(item) ? item.rows.flatMap((row) => row.cells.flatMap(paragraphsOf)) : [item],
  );
}

/** The paragraphs of a cell without those of tables within it; all of them where such a table is between two. */
export function ownParagraphs(cell: DocxCell): DocxParagraph[] {
  const filled = cell.content.filter((item) => isTable(item) || item.text.trim());
  const turns = filled.filter((item, index) => index > 0 && isTable(item) !== isTable(filled[index - 1] ?? item));
  return turns.length > 1 ? paragraphsOf(cell) : cell.content.flatMap((item) => (isTable(item) ? [] : [item]));
}

/** The tables within a cell. */
export function tablesOf(cell: DocxCell): DocxTable[] {
  return cell.content.filter(isTable);
}

export function isTable(item: DocxParagraph | DocxTable): item is DocxTable {
  return 'rows' in item;
}
