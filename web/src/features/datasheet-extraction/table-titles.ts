import type { WholeTable } from '@bidloom/contract/extracted-tables';
import { messages } from '../../lib/messages.ts';

const text = messages.datasheetRuns;

export interface TableTitle {
  /** Its caption, the heading above it, or else its page. */
  title: string;
  /** Which of several tables of its document with this title it is, in words; null: there is only one. */
  place: string | null;
}

/** The titles of tables, by ordinal. */
export function titlesOf(
  tables: readonly Pick<WholeTable, 'ordinal' | 'documentId' | 'pages' | 'caption' | 'name'>[],
): ReadonlyMap<number, TableTitle> {
  const totals = new Map<string, number>();
  const placed = tables.map(({ ordinal, documentId, pages, caption, name }) => {
    const title = caption ?? name ?? text.tableOn(pages[0] ?? 1);
    const id = `${documentId} ${title}`;
    const number = (totals.get(id) ?? 0) + 1;
    totals.set(id, number);
    return { ordinal, title, id, number };
  });
  return new Map(
    placed.map(({ ordinal, title, id, number }) => {
      const count = totals.get(id) ?? 1;
      return [ordinal, { title, place: count > 1 ? text.tableOf(number, count) : null }];
    }),
  );
}

/** The title in one line, for labels and messages. */
export const namedTable = ({ title, place }: TableTitle): string => [title, place].filter(Boolean).join(', ');
