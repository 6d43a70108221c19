import type { Page } from '../model.ts';
import type { ExtractedTable } from './model.ts';
import { TABLE_NAME_LONGEST } from './thresholds.ts';

/**
 * Names for tables, in their order: the nearest heading above, or else what its first column is called; null where there is neither.
 * What is on a cover or before a table of contents is the heading of nothing that comes after. A caption says more than either.
 */
export function nameTables(
  pages: readonly Pick<Page, 'number' | 'text' | 'blocks' | 'isContents'>[],
  tables: readonly ExtractedTable[],
): (string | null)[] {
  const headings = headingsOf(pages);
  const before = new Map<number, number>();
  return tables.map((table) => {
    const index = before.get(table.page) ?? 0;
    before.set(table.page, index + 1);
    return headings(table.page, index) ?? headerOf(table);
  });
}

/** The heading above a table, which is known by its page and its place among the tables there. */
function headingsOf(pages: Parameters<typeof nameTables>[0]): (page: number, index: number) => string | null {
  let heading: string | null = null;
  const above = new Map<string, string | null>();
  const atEnd = new Map<number, string | null>();
  for (const [order, { number, text, blocks, isContents }] of pages.entries()) {
    if (isContents) heading = null;
    for (const { kind, start, end, table } of blocks) {
      if (kind === 'heading' && !isContents) heading = nameFrom(text.slice(start, end));
      const place = `${number}/${table?.index}`;
      if (table && !above.has(place)) above.set(place, heading);
    }
    const isCover = order === 0 && blocks.every(({ kind }) => kind === 'heading');
    atEnd.set(number, heading);
    if (isCover) heading = null;
  }
  return (page, index) => {
    const known = above.get(`${page}/${index}`);
    return known === undefined ? (atEnd.get(page) ?? null) : known;
  };
}

function headerOf({ cells }: ExtractedTable): string | null {
  return nameFrom(cells.find(({ isHeader, text }) => isHeader && /\p{L}{2}/u.test(text))?.text ?? '');
}

function nameFrom(text: string): string | null {
  const name = text.replace(/\s+/gu, ' ').trim();
  return name === '' || name.length > TABLE_NAME_LONGEST ? null : name;
}
