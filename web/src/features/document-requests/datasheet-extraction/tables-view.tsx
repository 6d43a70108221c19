import type { DocumentRequest } from '@bidloom/contract/document-requests';
import { useMemo } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { messages } from '../../../lib/messages.ts';
import { useTender } from '../../../lib/tender-context.ts';
import { useChosen } from '../requests/use-chosen.ts';
import { FoundLayout } from './found-layout.tsx';
import type { FoundEntry } from './found-list.tsx';
import { ItemFailure, ItemSkeleton } from './item-states.tsx';
import { bodyRowsOf, type TableItem } from './table-grid.ts';
import { TablePane } from './table-pane.tsx';
import { titlesOf } from './table-titles.ts';
import { useItemContents } from './use-item-content.ts';

const text = messages.datasheetRuns;

interface TablesViewProps {
  run: DocumentRequest;
  tables: readonly TableItem[];
}

/** The tables of the documents, one of them in front. */
export function TablesView({ run, tables }: TablesViewProps) {
  const { beside, openPlace } = useTender();
  const [wanted, setWanted] = useChosen(run.id, 'table');
  const titles = useMemo(() => titlesOf(tables), [tables]);
  const table = tables.find(({ ordinal }) => ordinal === wanted) ?? tables[0];
  if (!table) return <EmptyState title={text.noTables} text={text.noTablesText} />;

  const choose = (ordinal: number) => {
    setWanted(ordinal);
    const chosen = tables.find((one) => one.ordinal === ordinal)?.headline;
    // Its page comes with it, unless that would hide the table.
    if (chosen && beside) {
      const { documentId, page, box } = chosen;
      openPlace({ documentId, page, boxes: box ? [box] : [], quote: '' });
    }
  };
  return (
    <FoundLayout
      label={text.tableList}
      entries={tables.map((one) => entryOf(one, titles.get(one.ordinal) ?? ''))}
      chosen={table.ordinal}
      onChoose={choose}
    >
      <Content key={table.ordinal} run={run} table={table} title={titles.get(table.ordinal) ?? ''} />
    </FoundLayout>
  );
}

/** Fetches a table's cells when it is first chosen. */
function Content({ run, table, title }: { run: DocumentRequest; table: TableItem; title: string }) {
  const { contents, reload } = useItemContents(run, [table.ordinal]);
  const content = contents[table.ordinal];
  if (content?.status === 'failed') return <ItemFailure error={content.error} onRetry={() => reload(table.ordinal)} />;
  if (content?.item?.kind !== 'table') return <ItemSkeleton />;
  return <TablePane run={run} item={content.item} title={title} />;
}

function entryOf({ ordinal, headline, correction }: TableItem, title: string): FoundEntry {
  const { documentId, fileName, page, columns, continues } = headline;
  return {
    ordinal,
    title,
    facts: text.tableFacts(page, bodyRowsOf(headline), columns),
    documentId,
    fileName,
    continues,
    corrected: correction !== null,
  };
}
