import type { WholeTable } from '@bidloom/contract/extracted-tables';
import { messages } from '../../lib/messages.ts';

const text = messages.datasheetRuns;

/**
 * The titles of tables, by ordinal: their caption, the heading above them, or else their page. Equal titles within a document are
 * numbered.
 */
export function titlesOf(
  tables: readonly Pick<WholeTable, 'ordinal' | 'documentId' | 'pages' | 'caption' | 'name'>[],
): ReadonlyMap<number, string> {
  const totals = new Map<string, number>();
  const placed = tables.map(({ ordinal, documentId, pages, caption, name }) => {
    const title = caption ?? name ?? text.tableOn(pages[0] ?? 1);
    const id = `${documentId} ${title}`;
    const place = (totals.get(id) ?? 0) + 1;
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
