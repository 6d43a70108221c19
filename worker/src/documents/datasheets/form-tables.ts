import { boxesForSpan } from '../locate-quote.ts';
import type { Block, Box, Page } from '../model.ts';
import type { ExtractedTable, TableCell } from '../tables/model.ts';
import { isWithin } from './taken-places.ts';

/**
 * What reading put into rows and columns without counting it among the tables: names and values beside each other, as forms and lists
 * have them. As tables, so that their pairs can be read; in the page's order.
 */
export function formTablesOf(page: Page, tables: readonly ExtractedTable[]): ExtractedTable[] {
  // Formats without page geometry tell their tables themselves.
  if (page.words.length === 0) return [];
  const known = tables.flatMap((table) => (table.page === page.number && table.box ? [table.box] : []));
  const groups = new Map<number, Block[]>();
  for (const block of page.blocks) {
    if (!block.table) continue;
    const group = groups.get(block.table.index);
    if (group) group.push(block);
    else groups.set(block.table.index, [block]);
  }
  return [...groups.values()].flatMap((rows) => toTable(page, rows, known) ?? []);
}

function toTable(page: Page, rows: readonly Block[], known: readonly Box[]): ExtractedTable | null {
  const cells = rows.flatMap(({ table }, row) =>
    (table?.cells ?? []).flatMap(({ start, end }, column): TableCell[] => {
      const text = page.text.slice(start, end).replace(/\s+/gu, ' ').trim();
      if (text === '' || isMark(text)) return [];
      const boxes = boxesForSpan(page, start, end);
      return [{ row, column, rowSpan: 1, columnSpan: 1, text, isHeader: table?.isHeader ?? false, boxes }];
    }),
  );
  const boxes = cells.flatMap((cell) => cell.boxes);
  const columns = Math.max(0, ...rows.map(({ table }) => table?.cells.length ?? 0));
  if (boxes.length === 0 || columns < 2 || boxes.some((box) => known.some((area) => isWithin(box, area)))) return null;
  return {
    page: page.number,
    box: around(boxes),
    rows: rows.length,
    columns,
    headerRows: rows.filter(({ table }) => table?.isHeader).length,
    cells,
    caption: null,
    continues: false,
    ruling: 'unruled',
  };
}

/** A colon between a name and its value, or the dot of an item, in a cell of its own. */
const isMark = (text: string) => /^[:：•▪●·-]$/u.test(text);

function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  return [left, top, right - left, Math.max(...boxes.map(([, y, , height]) => y + height)) - top];
}
