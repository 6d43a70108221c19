import { messages } from '../../../lib/messages.ts';
import type { TableItem } from './table-grid.ts';

const text = messages.datasheetRuns;

/**
 * What tables are called, by ordinal: their caption, the heading above them, or else their page. Those of a document that are called
 * alike are numbered; what goes on from the table before has its number.
 */
export function titlesOf(tables: readonly Pick<TableItem, 'ordinal' | 'headline'>[]): ReadonlyMap<number, string> {
  const totals = new Map<string, number>();
  const placed = tables.map(({ ordinal, headline: { documentId, page, caption, name, continues } }) => {
    const title = caption ?? name ?? text.tableOn(page);
    const id = `${documentId} ${title}`;
    const before = totals.get(id) ?? 0;
    const place = continues && before > 0 ? before : before + 1;
    totals.set(id, place);
    return { ordinal, title, id, place };
  });
  return new Map(
    placed.map(({ ordinal, title, id, place }) => [
      ordinal,
      (totals.get(id) ?? 1) > 1 ? text.numbered(title, place) : title,
    ]),
  );
}
