import type { DocumentRequest } from '@bidloom/contract/document-requests';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { messages } from '../../../lib/messages.ts';
import { useTender } from '../../../lib/tender-context.ts';
import { FoundLayout } from './found-layout.tsx';
import type { FoundEntry } from './found-list.tsx';
import { ItemFailure, ItemSkeleton } from './item-states.tsx';
import type { TableItem } from './table-grid.ts';
import { TablePane } from './table-pane.tsx';
import { useItemContents } from './use-item-content.ts';

const text = messages.datasheetRuns;

interface TablesViewProps {
  run: DocumentRequest;
  tables: readonly TableItem[];
}

/** The tables of the documents, one of them in front. */
export function TablesView({ run, tables }: TablesViewProps) {
  const { beside, openPlace } = useTender();
  const [wanted, setWanted] = useState<number | null>(null);
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
    <FoundLayout label={text.tableList} entries={tables.map(entryOf)} chosen={table.ordinal} onChoose={choose}>
      <Content key={table.ordinal} run={run} table={table} />
    </FoundLayout>
  );
}

/** Fetches a table's cells when it is first chosen. */
function Content({ run, table }: { run: DocumentRequest; table: TableItem }) {
  const { contents, reload } = useItemContents(run, [table.ordinal]);
  const content = contents[table.ordinal];
  if (content?.status === 'failed') return <ItemFailure error={content.error} onRetry={() => reload(table.ordinal)} />;
  if (content?.item?.kind !== 'table') return <ItemSkeleton />;
  return <TablePane run={run} item={content.item} />;
}

function entryOf({ ordinal, headline, correction }: TableItem): FoundEntry {
  const { documentId, fileName, page, caption, rows, columns, continues } = headline;
  return {
    ordinal,
    title: caption ?? text.tableOn(page),
    facts: text.tableFacts(page, rows, columns),
    documentId,
    fileName,
    continues,
    corrected: correction !== null,
  };
}
