import type { WholeTable } from '@bidloom/contract/extracted-tables';
import type { Run, RunItem } from '@bidloom/contract/runs';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useEffect, useMemo } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { tableMessages } from '../../lib/messages.tables.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useChosen } from '../runs/use-chosen.ts';
import { FoundLayout } from './found-layout.tsx';
import type { FoundEntry } from './found-list.tsx';
import { ItemFailure, ItemSkeleton } from './item-states.tsx';
import { hasAll, patternOf } from './search-words.ts';
import { TablePane } from './table-pane.tsx';
import { type TableTitle, titlesOf } from './table-titles.ts';
import { useFoundTables, useTable } from './use-tables.ts';

const text = messages.datasheetRuns;

/** Up to this number of tables, no search field is needed. */
const mostSeen = 10;

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface TablesViewProps {
  run: Run;
  items: readonly RunItem[];
  tables: readonly WholeTable[];
}

/**
 * The tables of the documents, with one of them open. A search narrows a long list and marks its words; it opens the first
 * table that it finds, unless it also finds the open one.
 */
export function TablesView({ run, items, tables }: TablesViewProps) {
  const styles = useStyles();
  const { beside, openPlace } = useTender();
  // Kept, since another tab takes the place of the tables for a while.
  const { value: search, setValue: setSearch } = useDraft(`table-search:${run.id}`, '');
  const { found, error, reload } = useFoundTables(run, search.trim());
  const [wanted, setWanted] = useChosen(run.id, 'table');
  const titles = useMemo(() => titlesOf(tables), [tables]);
  // A link may name any of its pages.
  const last = tables.find(({ parts }) => wanted !== null && parts.includes(wanted)) ?? tables[0];
  const titleOf = ({ ordinal }: WholeTable) => titles.get(ordinal) ?? { title: '', place: null };
  const entries = tables.map((one) => entryOf(one, titleOf(one)));
  const listed = entries.filter((entry) => !found || found.has(entry.ordinal) || hasAll(entry.title, search));
  const isListed = (one: WholeTable | undefined) => listed.some(({ ordinal }) => ordinal === one?.ordinal);
  const table = isListed(last) ? last : (tables.find(isListed) ?? last);
  const pattern = useMemo(() => patternOf(search), [search]);
  // It stays open after the search, and a link shows it.
  const opened = table === last ? null : (table?.ordinal ?? null);
  useEffect(() => {
    if (opened !== null) setWanted(opened, {});
  });
  if (!table) return <EmptyState title={text.noTables} text={text.noTablesText} />;

  const choose = (ordinal: number) => {
    setWanted(ordinal);
    const first = items.find((item) => item.ordinal === ordinal);
    // Shows its page as well, unless that would cover the table.
    if (first?.kind === 'table' && beside) {
      const { documentId, page, box } = first.headline;
      openPlace({ documentId, page, boxes: box ? [box] : [], quote: '' });
    }
  };
  return (
    <>
      {tables.length > mostSeen && (
        <div className={styles.bar}>
          <SearchField value={search} placeholder={tableMessages.search} onSearch={setSearch} />
          <Text role="status" size={200} className={styles.count}>
            {found && error === null && tableMessages.foundOf(listed.length, tables.length)}
          </Text>
        </div>
      )}
      {error !== null ? (
        <ItemFailure error={error} onRetry={reload} />
      ) : listed.length === 0 ? (
        <EmptyState title={messages.list.noMatch} text={tableMessages.noMatch}>
          <Button onClick={() => setSearch('')}>{messages.list.clearFilters}</Button>
        </EmptyState>
      ) : (
        <FoundLayout
          label={text.tableList}
          entries={listed}
          named={found !== undefined && hasSeveralDocuments(tables)}
          chosen={table.ordinal}
          onChoose={choose}
        >
          <Content
            key={table.ordinal}
            run={run}
            table={table}
            parts={items.filter(({ ordinal }) => table.parts.includes(ordinal))}
            title={titleOf(table)}
            pattern={pattern}
          />
        </FoundLayout>
      )}
    </>
  );
}

const hasSeveralDocuments = (tables: readonly WholeTable[]) =>
  new Set(tables.map(({ documentId }) => documentId)).size > 1;

interface ContentProps {
  run: Run;
  table: WholeTable;
  parts: readonly RunItem[];
  title: TableTitle;
  pattern: RegExp | null;
}

/** Fetches a table's cells when it is first chosen. */
function Content({ run, table, parts, title, pattern }: ContentProps) {
  const { answer, error, reload } = useTable(run, table.ordinal, parts);
  if (error !== null) return <ItemFailure error={error} onRetry={reload} />;
  if (!answer) return <ItemSkeleton />;
  return <TablePane run={run} table={answer.data} title={title} pattern={pattern} />;
}

function entryOf(
  { ordinal, documentId, fileName, pages, bodyRows, columns, corrections }: WholeTable,
  { title, place }: TableTitle,
): FoundEntry {
  return {
    ordinal,
    title,
    facts: [place, tableMessages.tableFacts(pages, bodyRows, columns)].filter(Boolean).join(' · '),
    documentId,
    fileName,
    corrected: corrections > 0,
  };
}
