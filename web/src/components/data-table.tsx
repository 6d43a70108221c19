import {
  Button,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../lib/messages.ts';
import { useTableStyles } from './data-table.styles.ts';
import { EmptyState } from './empty-state.tsx';
import { type RowAction, RowMenu } from './row-menu.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TextLink } from './text-link.tsx';

/** A column: what stands in it, and by what the server sorts it. */
export interface Column<Item> {
  id: string;
  header: string;
  render: (item: Item) => ReactNode;
  /** The name that the server sorts by; none where it can't. */
  sortBy?: string;
  /** A CSS width; columns without one share what is left. */
  width?: string;
  /** Figures stand at the end of their column. */
  align?: 'end';
}

export interface Sort {
  sortBy: string;
  sortDescending: boolean;
}

export interface DataTableProps<Item> {
  /** What the table is called for those who can't see it. */
  label: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  /** `refreshing` keeps the rows where they are while newer ones are fetched. */
  status: 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed';
  error?: string | null;
  onRetry?: () => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** How many rows to hold room for while loading. */
  pageSize: number;
  /** What a row is called in its menu's label. */
  labelOf: (item: Item) => string;
  rowActions?: (item: Item) => RowAction[];
  /** Where a row leads; its first cell is the link. */
  linkOf?: (item: Item) => string;
  busy?: readonly string[];
  /** What to say when there are no rows. */
  empty: ReactNode;
}

const isInteractive = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, [role="menu"], [role="menuitem"]') !== null;

/** The table under every list. On phones each row is a card. */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const { label, columns, items, status, error, onRetry, sort, onSort, pageSize, labelOf, rowActions, linkOf, empty } =
    props;
  const styles = useTableStyles();
  const navigate = useNavigate();
  const loading = status === 'idle' || status === 'loading';

  if (status === 'failed') {
    return (
      <div role="alert">
        <EmptyState title={messages.errors.generic} text={error ?? ''}>
          {onRetry && (
            <Button appearance="primary" onClick={onRetry}>
              {messages.common.retry}
            </Button>
          )}
        </EmptyState>
      </div>
    );
  }
  if (!loading && items.length === 0) return empty;

  const open = (event: MouseEvent, item: Item) => {
    if (linkOf && !isInteractive(event.target) && !window.getSelection()?.toString()) navigate(linkOf(item));
  };
  const cellStyle = ({ width }: Column<Item>) => (width ? { flex: `0 0 ${width}` } : undefined);

  return (
    <Table noNativeElements className={styles.table} aria-label={label} aria-busy={loading || status === 'refreshing'}>
      <TableHeader className={styles.header}>
        <TableRow>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} style={cellStyle(column)} />
          ))}
          {rowActions && <TableHeaderCell className={styles.actionsCell} aria-label={messages.common.actions} />}
        </TableRow>
      </TableHeader>
      <TableBody>
        {loading ? (
          <SkeletonRows rows={Math.min(pageSize, 10)} columns={columns.map(cellStyle)} actions={Boolean(rowActions)} />
        ) : (
          items.map((item) => (
            <TableRow
              key={item.id}
              className={mergeClasses(
                styles.row,
                linkOf && styles.openable,
                props.busy?.includes(item.id) && styles.busy,
              )}
              onClick={(event) => open(event, item)}
            >
              {columns.map((column, index) => (
                <TableCell
                  key={column.id}
                  className={mergeClasses(styles.cell, index === 0 && styles.first, column.align && styles.end)}
                  style={cellStyle(column)}
                >
                  <span className={styles.cellLabel}>{column.header}</span>
                  <span className={styles.content}>
                    {linkOf && index === 0 ? (
                      <TextLink to={linkOf(item)}>{column.render(item)}</TextLink>
                    ) : (
                      column.render(item)
                    )}
                  </span>
                </TableCell>
              ))}
              {rowActions && (
                <TableCell className={styles.actionsCell}>
                  <RowMenu label={messages.list.rowActions(labelOf(item))} actions={rowActions(item)} />
                </TableCell>
              )}
            </TableRow>
          ))
        )}
      </TableBody>
    </Table>
  );
}

interface HeaderCellProps<Item> {
  column: Column<Item>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  style: { flex: string } | undefined;
}

function HeaderCell<Item>({ column: { header, sortBy, align }, sort, onSort, style }: HeaderCellProps<Item>) {
  const styles = useTableStyles();
  const className = mergeClasses(styles.headerCell, align && styles.end);
  if (!sortBy) {
    return (
      <TableHeaderCell className={className} style={style}>
        {header}
      </TableHeaderCell>
    );
  }
  const current = sort.sortBy === sortBy;
  const direction = current ? (sort.sortDescending ? 'descending' : 'ascending') : undefined;
  return (
    <TableHeaderCell
      sortable
      className={className}
      style={style}
      sortDirection={direction}
      onClick={() => onSort({ sortBy, sortDescending: current && !sort.sortDescending })}
    >
      {header}
    </TableHeaderCell>
  );
}
