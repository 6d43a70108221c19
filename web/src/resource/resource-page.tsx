import { Button, makeStyles } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Card } from '../components/card.tsx';
import { type Column, DataTable } from '../components/data-table.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Pagination } from '../components/pagination.tsx';
import { messages } from '../lib/messages.ts';
import { useReopenedForm } from '../lib/use-reopened-form.ts';
import type { ItemOf, Resource } from './create-resource.ts';
import { LazyForm, preloadForm, type ScreenForm } from './lazy-form.tsx';
import type { Operations } from './list-sagas.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { type ListChange, type ListUrl, pageSizes } from './list-url.ts';
import { type RowSettings, useRowActions } from './row-actions.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { sideAbove } from './side-above.ts';
import { useList } from './use-list.ts';

const useStyles = makeStyles({
  card: { padding: 0, gap: 0, overflow: 'hidden' },
  /** The screen's own pane is beside the list, or above it. */
  beside: {
    display: 'grid',
    gridTemplateColumns: '260px minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    [`@media ${sideAbove}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export interface ResourcePageProps<O extends Operations, Input extends FieldValues, Output> {
  resource: Resource<O>;
  text: { title: string; text: string; emptyTitle: string; emptyText: string; usualOrder?: string };
  /** The state of the list, from `useListUrl`. */
  url: [ListUrl, (change: ListChange) => void];
  /** The parameters of the search's path. */
  scope: Record<string, string>;
  /** Filters for the query; by default those of the address. */
  queryFilters?: Record<string, string>;
  columns: readonly Column<ItemOf<O>>[];
  rows: RowSettings<ItemOf<O>>;
  /** Missing where users neither create nor change items. */
  form?: ScreenForm<ItemOf<O>, Input, Output>;
  /** The filters that choose which list is shown. Where only these are set, an empty list has no items yet. */
  chooses?: readonly string[];
  /** Whether new items can be created at present. */
  canCreate?: boolean;
  /** The screen's own filters, beside the search. */
  filters?: ReactNode;
  /** The screen's own buttons, beside New. */
  actions?: ReactNode;
  /** Actions for several rows at once; with it, rows can be selected. `done` clears the selection. */
  bulk?: (chosen: ItemOf<O>[], done: () => void) => ReactNode;
  /** Content above the list, such as its figures. */
  summary?: ReactNode;
  /** A pane beside the list, for example with its filters. It is above the list where `sideAbove` matches. */
  side?: ReactNode;
  /** Attributes that the screen adds to its rows. */
  rowProps?: (item: ItemOf<O>) => HTMLAttributes<HTMLDivElement>;
  /** Replaces the button of the usual empty state. */
  emptyAction?: ReactNode;
  /** Another way to begin, beside the button of the usual empty state. */
  emptyOther?: ReactNode;
  /** The heading of a row's group, where the order of the rows makes groups. */
  groupOf?: ((item: ItemOf<O>) => string) | undefined;
  /** Another view of the list that replaces the table; it loads its rows itself. */
  inPlace?: ReactNode;
}

/** A list screen: header, search, table, paging, and the dialogs that change its items. */
export function ResourcePage<O extends Operations, Input extends FieldValues, Output>(
  props: ResourcePageProps<O, Input, Output>,
) {
  const { resource, text, url, scope, queryFilters, columns, rows, form, canCreate = true } = props;
  const styles = useStyles();
  const dispatch = useDispatch();
  const [list, change] = url;
  const state = useList(resource, scope, list, queryFilters, props.inPlace === undefined);
  const [editing, setEditing] = useState<{ item: ItemOf<O> | null } | null>(null);
  const { actionsOf, dialog } = useRowActions(resource, rows, (item) => setEditing({ item }));
  const [selected, setSelected] = useState<string[]>([]);
  // Only rows that are shown: an action must not apply to rows out of sight.
  const chosen = state.items.filter(({ id }) => selected.includes(id));
  const { paging, status } = state;
  const active = Object.keys(list.filters).filter((name) => !props.chooses?.includes(name)).length;
  const searching = list.searchTerm !== '' || active > 0;

  // The last row of the last page was deleted, or the address names a page that no longer exists.
  useEffect(() => {
    if (status === 'ready' && paging.totalPages > 0 && list.pageNumber > paging.totalPages) {
      change({ pageNumber: paging.totalPages });
    }
  }, [status, paging.totalPages, list.pageNumber, change]);

  useReopenedForm(resource.noun.one, status === 'ready', (id) => {
    const item = state.items.find((one) => one.id === id);
    if (form && (item || (id === '' && canCreate))) setEditing({ item: item ?? null });
  });

  const preload = () => form && preloadForm(form);
  const newButton = form && canCreate && (
    <Button
      appearance="primary"
      icon={<Add20Regular />}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setEditing({ item: null })}
    >
      {messages.resource.createTitle(resource.noun.one)}
    </Button>
  );
  const clear = () =>
    change({ searchTerm: '', filters: Object.fromEntries(Object.keys(list.filters).map((name) => [name, ''])) });

  const card = (
    <Card className={styles.card} onPointerEnter={preload}>
      <ListToolbar
        many={resource.noun.many}
        searchTerm={list.searchTerm}
        onSearch={(searchTerm) => change({ searchTerm })}
        sort={list}
        sortable={props.inPlace ? [] : columns.flatMap(({ sortBy, header }) => (sortBy ? [{ sortBy, header }] : []))}
        onSort={change}
        usualOrder={text.usualOrder}
        active={active}
      >
        {props.filters}
      </ListToolbar>
      {props.bulk && !props.inPlace && chosen.length > 0 && (
        <SelectionBar count={chosen.length} onClear={() => setSelected([])}>
          {props.bulk(chosen, () => setSelected([]))}
        </SelectionBar>
      )}
      {props.inPlace ?? (
        <DataTable
          label={text.title}
          columns={columns}
          {...(props.groupOf ? { groupOf: props.groupOf } : {})}
          items={state.items}
          status={status}
          error={state.error}
          onRetry={() => dispatch(resource.actions.refreshed())}
          sort={list}
          onSort={change}
          pageSize={list.pageSize}
          labelOf={rows.labelOf}
          rowActions={actionsOf}
          {...(rows.linkOf ? { linkOf: rows.linkOf } : {})}
          {...(props.rowProps ? { rowProps: props.rowProps } : {})}
          busy={state.busy}
          {...(props.bulk ? { selection: { ids: chosen.map(({ id }) => id), onChange: setSelected } } : {})}
          empty={
            searching ? (
              <EmptyState title={messages.list.noMatch} text={messages.list.noMatchText}>
                <Button onClick={clear}>{messages.list.clearFilters}</Button>
              </EmptyState>
            ) : (
              <EmptyState title={text.emptyTitle} text={text.emptyText}>
                {props.emptyAction ?? newButton}
                {props.emptyOther}
              </EmptyState>
            )
          }
        />
      )}
      {!props.inPlace && status !== 'failed' && paging.totalCount > 0 && (
        <Pagination
          pageNumber={list.pageNumber}
          pageSize={list.pageSize}
          totalCount={paging.totalCount}
          totalPages={paging.totalPages}
          sizes={pageSizes}
          onChange={change}
        />
      )}
    </Card>
  );

  return (
    <Page>
      <PageHeader title={text.title} text={text.text}>
        {props.actions}
        {newButton}
      </PageHeader>
      {props.summary}
      {props.side ? (
        <div className={styles.beside}>
          {props.side}
          {card}
        </div>
      ) : (
        card
      )}
      {editing && form && (
        <LazyForm resource={resource} form={form} item={editing.item} onClose={() => setEditing(null)} />
      )}
      {dialog}
    </Page>
  );
}
