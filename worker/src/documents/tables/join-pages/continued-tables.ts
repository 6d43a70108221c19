import { isValue } from '../../../numbers/is-value.ts';
import { isInside, type PageTable } from '../../page/page-table.ts';
import { type RawPage, type RawWord, readingSize } from '../../page/raw-page.ts';
import { median } from '../evidence/open-columns.ts';
import { textOfLines } from '../evidence/word-lines.ts';
import { CONTINUED_SAME_PLACE, LARGER_PRINT, RUNNING_MARGIN } from '../thresholds.ts';

export interface PageTables {
  page: RawPage;
  tables: PageTable[];
  /** The words of running headers and footers, where they repeat. */
  running: ReadonlySet<RawWord>;
}

/**
 * Whether the first table of a page continues the last one of the page before: only running lines and its repeated caption are between
 * them, and their columns are the same.
 */
export function goesOn(before: PageTables | undefined, { page, tables, running }: PageTables): boolean {
  const [first, last] = [tables[0], before?.tables.at(-1)];
  if (!before || !first || !last || page.number !== before.page.number + 1) return false;
  if (first.columns !== last.columns || page.turn !== before.page.turn) return false;
  if (
    Math.abs(first.area.x0 - last.area.x0) > CONTINUED_SAME_PLACE ||
    Math.abs(first.area.x1 - last.area.x1) > CONTINUED_SAME_PLACE
  )
    return false;
  const floor = (1 - RUNNING_MARGIN) * readingSize(before.page).height;
  const isStamp = (word: RawWord) => word.sideways === true && (running.has(word) || before.running.has(word));
  const after = before.page.words.some(
    (word) => word.y0 > last.area.y1 && word.y1 < floor && !isStamp(word) && !isInside(word, last.area, 2),
  );
  const ceiling = RUNNING_MARGIN * readingSize(page).height;
  const caption = new Set(first.caption);
  // A section's heading may be as high on the page as a running header.
  const size = median(first.cells.flatMap(({ lines }) => lines.flat().map((word) => word.size)));
  const isHeading = (word: RawWord) => word.size > LARGER_PRINT * size && !running.has(word);
  const ahead = page.words.some(
    (word) =>
      word.y1 < first.area.y0 &&
      (word.y0 > ceiling || isHeading(word)) &&
      !isStamp(word) &&
      !caption.has(word) &&
      !isInside(word, first.area, 2),
  );
  return !after && !ahead;
}

/** A table that continues over pages: its first part, and all parts so far. */
export interface TableChain {
  first: PageTable;
  parts: PageTable[];
}

/**
 * Finds the header of a part on a later page: the rows at its top that repeat those of the first part. Where the first part has no known
 * header, a first row that is repeated on a later page is one, in all parts that have it.
 */
export function settleHeader({ first, parts }: TableChain, table: PageTable): void {
  const top = rowsAt(table, Math.max(1, first.headerRows));
  if (first.headerRows === 0 && isTitleRow(first) && rowsAt(first, 1)[0] === top[0]) {
    for (const part of parts) part.headerRows = rowsAt(part, 1)[0] === top[0] ? 1 : 0;
  }
  const headerCell = rowsAt(first, first.headerRows);
  // Titles above the names of the columns are not always repeated, and the same goes for header rows that concern only one page.
  const from = headerCell.findIndex((_, row) =>
    headerCell.slice(row).every((text, index) => text !== '' && text === top[index]),
  );
  const differs = headerCell.findIndex((text, row) => text === '' || text !== top[row]);
  table.headerRows = from === -1 ? Math.max(0, differs) : headerCell.length - from;
}

/** The text of each row at the top of a table. */
function rowsAt(table: PageTable, rows: number): string[] {
  const texts = Array.from({ length: rows }, () => '');
  for (const { row, column, lines } of table.cells) if (row < rows) texts[row] += `${column} ${textOfLines(lines)}\n`;
  return texts;
}

/** Whether the first row can name columns: it has at least two texts, none of them a figure. */
function isTitleRow(table: PageTable): boolean {
  const cells = table.cells.filter(({ row }) => row === 0).map(({ lines }) => textOfLines(lines));
  return table.rows > 1 && cells.length > 1 && cells.every((text) => /\p{L}{2}/u.test(text) && !isValue(text));
}
