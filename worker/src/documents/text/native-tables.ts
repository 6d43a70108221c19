import type { ExtractedTable, TableCell } from '../tables/model.ts';

/** A merged cell; `column` counts from 0. */
export interface CellSpan {
  column: number;
  columnSpan: number;
  rowSpan: number;
}

/** A row, or a part of one, as it is on a page. */
export interface NativeRow {
  /** Which table of the document it belongs to. */
  table: string;
  /** 1-based. */
  page: number;
  /** Texts by column, as they are on the page; empty where a merged cell covers the place. */
  cells: string[];
  isHeader: boolean;
  /** Where the texts begin on the page, by column; not there for rows of a table within a cell. */
  offsets?: number[];
  spans?: CellSpan[];
}

/** A table's rows on one page. */
interface Part {
  page: number;
  rows: number;
  headerRows: number;
  cells: TableCell[];
  /** Those over more than one row. */
  tall: TableCell[];
}

/**
 * Collects the tables of formats that define their tables. A table that continues over pages is one for each page. Columns in which no cell
 * begins, such as spacers and the fine grids of forms, are left out.
 */
export function createNativeTables() {
  const tables = new Map<string, { parts: Part[]; caption: string | null }>();
  const open = (id: string) => {
    const table = tables.get(id) ?? { parts: [], caption: null };
    tables.set(id, table);
    return table;
  };
  return {
    add({ table, page, cells, isHeader, offsets, spans = [] }: NativeRow): void {
      const { parts } = open(table);
      let part = parts.at(-1);
      if (part?.page !== page) {
        part = { page, rows: 0, headerRows: 0, cells: [], tall: [] };
        parts.push(part);
      }
      const row = part.rows++;
      if (isHeader && part.headerRows === row) part.headerRows++;
      const spanOf = new Map(spans.map((span) => [span.column, span]));
      for (const [column, text] of cells.entries()) {
        if (!text) continue;
        const { columnSpan = 1, rowSpan = 1 } = spanOf.get(column) ?? {};
        const cell: TableCell = { row, column, rowSpan, columnSpan, text, isHeader, boxes: [] };
        const offset = offsets?.[column];
        if (offset !== undefined) cell.offset = offset;
        part.cells.push(cell);
        if (rowSpan > 1) part.tall.push(cell);
      }
    },
    /** A row without any text is on no page: what reaches over it is a row shorter. */
    skip(table: string): void {
      const part = tables.get(table)?.parts.at(-1);
      for (const cell of part?.tall ?? []) if (part && cell.row + cell.rowSpan > part.rows) cell.rowSpan--;
    },
    caption(table: string, text: string): void {
      open(table).caption = text;
    },
    /** All tables of two columns or more, in order of pages. */
    finish(): ExtractedTable[] {
      return [...tables.values()]
        .flatMap(({ parts, caption }) => toTables(parts, caption))
        .toSorted((a, b) => a.page - b.page);
    },
  };
}

function toTables(parts: Part[], caption: string | null): ExtractedTable[] {
  const begins = [...new Set(parts.flatMap(({ cells }) => cells.map(({ column }) => column)))].toSorted(
    (a, b) => a - b,
  );
  if (begins.length < 2) return [];
  const places = new Map(begins.map((column, index) => [column, index]));
  return parts.map((part, index) => ({
    page: part.page,
    box: null,
    rows: part.rows,
    columns: begins.length,
    headerRows: part.headerRows,
    cells: part.cells.map((cell) => ({
      ...cell,
      column: places.get(cell.column) ?? 0,
      columnSpan:
        cell.columnSpan === 1 ? 1 : countBetween(begins, places.get(cell.column) ?? 0, cell.column + cell.columnSpan),
      // A cell that continues over a page ends with it, because its text is only there.
      rowSpan: Math.max(1, Math.min(cell.rowSpan, part.rows - cell.row)),
    })),
    caption,
    continues: index > 0,
    ruling: 'native',
  }));
}

/** How many columns begin from that at `first` of `begins` on, before column `to`. */
function countBetween(begins: number[], first: number, to: number): number {
  let count = 0;
  for (let index = first; index < begins.length && (begins[index] ?? 0) < to; index++) count++;
  return count;
}
