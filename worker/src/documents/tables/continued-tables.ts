import { type RawPage, type RawWord, readingSize } from '../layout/raw-page.ts';
import { median } from './open-columns.ts';
import { LARGER } from './open-regions.ts';
import { isInside, type PageTable } from './page-table.ts';
import { textOfLines } from './word-lines.ts';

/** Running heads and feet keep to this share of the page's height. */
const MARGIN = 0.1;
const SAME_PLACE = 12;

export interface PageTables {
  page: RawPage;
  tables: PageTable[];
  /** The words of running headers and footers, as far as they repeat. */
  running: ReadonlySet<RawWord>;
}

/**
 * Whether the first table of a page goes on from the last one of the page before: nothing but running lines and its repeated caption stands
 * between them, and their columns are the same.
 */
export function goesOn(before: PageTables | undefined, { page, tables, running }: PageTables): boolean {
  const [first, last] = [tables[0], before?.tables.at(-1)];
  if (!before || !first || !last || page.number !== before.page.number + 1) return false;
  if (first.columns !== last.columns || page.turn !== before.page.turn) return false;
  if (Math.abs(first.area.x0 - last.area.x0) > SAME_PLACE || Math.abs(first.area.x1 - last.area.x1) > SAME_PLACE)
    return false;
  const floor = (1 - MARGIN) * readingSize(before.page).height;
  const after = before.page.words.some(
    (word) => word.y0 > last.area.y1 && word.y1 < floor && !isInside(word, last.area, 2),
  );
  const ceiling = MARGIN * readingSize(page).height;
  const caption = new Set(first.caption);
  // A section's heading may stand as high as a running head does.
  const size = median(first.cells.flatMap(({ lines }) => lines.flat().map((word) => word.size)));
  const isHeading = (word: RawWord) => word.size > LARGER * size && !running.has(word);
  const ahead = page.words.some(
    (word) =>
      word.y1 < first.area.y0 &&
      (word.y0 > ceiling || isHeading(word)) &&
      !caption.has(word) &&
      !isInside(word, first.area, 2),
  );
  return !after && !ahead;
}

/** Whether the heads of the columns are those of another part of the table. */
export function repeatsHeader(table: PageTable, before: PageTable): boolean {
  const head = (each: PageTable, rows: number) =>
    each.cells.filter((cell) => cell.row < rows).map((cell) => `${cell.column} ${textOfLines(cell.lines)}`);
  const rows = before.headerRows;
  return rows > 0 && head(table, rows).join('\n') === head(before, rows).join('\n');
}
