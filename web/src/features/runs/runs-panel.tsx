import { type Run, runStatus, runTypes } from '@bidloom/contract/runs';
import { Button, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { InlineField } from '../../components/inline-field.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { resultMessages } from '../../lib/messages.results.ts';
import { messages } from '../../lib/messages.ts';
import { startOfDay } from '../../lib/start-of-day.ts';
import { ListToolbar } from '../../resource/list-toolbar.tsx';
import { pageSizes, useListUrl } from '../../resource/list-url.ts';
import { useRowActions } from '../../resource/row-actions.tsx';
import { useList } from '../../resource/use-list.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { runQuery } from './run-url.ts';
import { runColumns } from './runs.columns.tsx';
import { allRuns } from './runs.resource.ts';
import { StartMenu } from './start-menu.tsx';
import { useCreatorChoices } from './use-creator-choices.ts';
import { useRunActions } from './use-run-actions.tsx';

const text = messages.runs;

const useStyles = makeStyles({
  panel: { height: '100%', overflowY: 'auto' },
  // Both days are on one line if they fit.
  period: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
});

/** The list leaves out downloads of key facts, which have no result. */
const listedTypes = runTypes.filter((type) => type !== 'facts_export');
const typeChoices = [
  { value: '', label: text.allTypes },
  ...listedTypes.map((value) => ({ value, label: text.types[value] })),
];
const statusChoices = [
  { value: '', label: `${messages.common.status}: ${messages.common.all}` },
  ...runStatus.options.map((value) => ({ value, label: text.statuses[value] })),
];

const labelOfRun = ({ name, requestType }: Run) => name ?? text.types[requestType];

/** The filters for the api. Days are in the browser's time zone, the last one included. */
function queryOf({ from, to, ...filters }: Record<string, string>): Record<string, string> {
  const days = { from: startOfDay(from), to: startOfDay(to, 1) };
  return {
    ...filters,
    ...Object.fromEntries(Object.entries(days).flatMap(([name, day]) => (day ? [[name, day]] : []))),
  };
}

/** All runs of a tender with their type, creator and status. Each leads to its result. */
export function RunsPanel({ workspaceId }: { workspaceId: string }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const [list, change] = useListUrl({
    sortBy: 'createdAt',
    sortDescending: true,
    sortable: ['createdAt', 'requestType', 'status', 'finishedAt'],
    filters: ['requestType', 'status', 'createdBy', 'from', 'to'],
    pageName: 'listPage',
  });
  const { filters, searchTerm } = list;
  const state = useList(allRuns, { workspaceId }, list, queryOf(filters));
  const [renaming, setRenaming] = useState<Run | null>(null);
  const actions = useRunActions(setRenaming);
  const creators = useCreatorChoices(state.items);
  const { actionsOf, dialog } = useRowActions(
    allRuns,
    {
      labelOf: labelOfRun,
      params: ({ id }) => ({ workspaceId, id }),
      actions,
    },
    () => {},
  );
  const active = Object.keys(filters).length;
  const isSearching = searchTerm !== '' || active > 0;
  const clear = () =>
    change({ searchTerm: '', filters: { requestType: '', status: '', createdBy: '', from: '', to: '' } });
  const { paging, status } = state;

  return (
    <section className={styles.panel} aria-label={text.title}>
      <ListToolbar
        many={text.many}
        searchTerm={searchTerm}
        onSearch={(term) => change({ searchTerm: term })}
        sort={list}
        sortable={runColumns.flatMap(({ sortBy, header }) => (sortBy ? [{ sortBy, header }] : []))}
        onSort={change}
        active={active}
      >
        <FilterSelect
          label={text.table.type}
          value={filters.requestType ?? ''}
          choices={typeChoices}
          onChange={(requestType) => change({ filters: { requestType } })}
        />
        <FilterSelect
          label={messages.common.status}
          value={filters.status ?? ''}
          choices={statusChoices}
          onChange={(wanted) => change({ filters: { status: wanted } })}
        />
        <FilterSelect
          label={text.table.createdBy}
          value={filters.createdBy ?? ''}
          choices={creators}
          onChange={(createdBy) => change({ filters: { createdBy } })}
        />
        <div className={styles.period}>
          {(['from', 'to'] as const).map((name) => (
            <InlineField key={name} label={resultMessages[name]}>
              <Input
                type="date"
                value={filters[name] ?? ''}
                onChange={(_, { value }) => change({ filters: { [name]: value } })}
              />
            </InlineField>
          ))}
        </div>
      </ListToolbar>
      <DataTable
        label={text.title}
        columns={runColumns}
        items={state.items}
        status={status}
        error={state.error}
        onRetry={() => dispatch(allRuns.actions.refreshed())}
        sort={list}
        onSort={change}
        pageSize={list.pageSize}
        labelOf={labelOfRun}
        linkOf={runQuery}
        rowActions={actionsOf}
        busy={state.busy}
        empty={
          isSearching ? (
            <EmptyState title={messages.list.noMatch} text={messages.list.noMatchText}>
              <Button onClick={clear}>{messages.list.clearFilters}</Button>
            </EmptyState>
          ) : (
            <EmptyState title={text.emptyTitle} text={text.emptyText}>
              <StartMenu />
            </EmptyState>
          )
        }
      />
      {status !== 'failed' && paging.totalCount > 0 && (
        <Pagination
          pageNumber={list.pageNumber}
          pageSize={list.pageSize}
          totalCount={paging.totalCount}
          totalPages={paging.totalPages}
          sizes={pageSizes}
          onChange={change}
        />
      )}
      {dialog}
      {renaming && <RenameDialog run={renaming} onClose={() => setRenaming(null)} />}
    </section>
  );
}
