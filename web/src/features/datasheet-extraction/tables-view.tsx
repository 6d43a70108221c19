import type { WholeTable } from '@bidloom/contract/extracted-tables';
import type { Run, RunItem } from '@bidloom/contract/runs';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { tableMessages } from '../../lib/messages.tables.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useChosen } from '../runs/use-chosen.ts';
import { FoundLayout } from './found-layout.tsx';
import type { FoundEntry } from './found-list.tsx';
import { ItemFailure, ItemSkeleton } from './item-states.tsx';
import { TablePane } from './table-pane.tsx';
import { titlesOf } from './table-titles.ts';
import { useTable } from './use-tables.ts';

const text = messages.datasheetRuns;

interface TablesViewProps {
  run: Run;
  items: readonly RunItem[];
  tables: readonly WholeTable[];
}

/** The tables of the documents, one of them in front. */
export function TablesView({ run, items, tables }: TablesViewProps) {
  const { beside, openPlace } = useTender();
  const [wanted, setWanted] = useChosen(run.id, 'table');
  const titles = useMemo(() => titlesOf(tables), [tables]);
  // A link may name any of its pages.
  const table = tables.find(({ parts }) => wanted !== null && parts.includes(wanted)) ?? tables[0];
  if (!table) return <EmptyState title={text.noTables} text={text.noTablesText} />;

  const choose = (ordinal: number) => {
    setWanted(ordinal);
    const first = items.find((item) => item.ordinal === ordinal);
    // Its page comes with it, unless that would hide the table.
    if (first?.kind === 'table' && beside) {
      const { documentId, page, box } = first.headline;
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
      <Content
        key={table.ordinal}
        run={run}
        table={table}
        parts={items.filter(({ ordinal }) => table.parts.includes(ordinal))}
        title={titles.get(table.ordinal) ?? ''}
      />
    </FoundLayout>
  );
}

interface ContentProps {
  run: Run;
  table: WholeTable;
  parts: readonly RunItem[];
  title: string;
}

/** Fetches a table's cells when it is first chosen. */
function Content({ run, table, parts, title }: ContentProps) {
  const { answer, error, reload } = useTable(run, table.ordinal, parts);
  if (error !== null) return <ItemFailure error={error} onRetry={reload} />;
  if (!answer) return <ItemSkeleton />;
  return <TablePane run={run} table={answer.data} title={title} />;
}

function entryOf(
  { ordinal, documentId, fileName, pages, bodyRows, columns, corrections }: WholeTable,
  title: string,
): FoundEntry {
  return {
    ordinal,
    title,
    facts: tableMessages.tableFacts(pages, bodyRows, columns),
    documentId,
    fileName,
    corrected: corrections > 0,
  };
}
