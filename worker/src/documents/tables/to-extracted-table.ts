import { areaOf, type PageTable } from '../page/page-table.ts';
import { boxOf, type RawPage } from '../page/raw-page.ts';
import { textOfLines } from './evidence/word-lines.ts';
import type { ExtractedTable } from './model.ts';

/** A table as others see it: text and boxes on the page as shown; `compounds` as in `textOfLines`. */
export function toExtractedTable(page: RawPage, table: PageTable, compounds: ReadonlySet<string>): ExtractedTable {
  const { rows, columns, headerRows, ruling, caption } = table;
  return {
    page: page.number,
    box: boxOf(page, table.area),
    rows,
    columns,
    headerRows,
    cells: table.cells.map(({ row, column, rowSpan, columnSpan, lines }) => ({
      row,
      column,
      rowSpan,
      columnSpan,
      text: textOfLines(lines, compounds),
      isHeader: row < headerRows,
      boxes: lines.map((line) => boxOf(page, areaOf(line))),
    })),
    caption: caption ? textOfLines([caption]) : null,
    continues: false,
    ruling,
  };
}
