import {
  Checkbox,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { Fragment, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../lib/messages.ts';
import { ClampedName } from './clamped-name.tsx';
import { columnWidths } from './column-widths.ts';
import { useTableStyles } from './data-table.styles.ts';
import { ListFailure } from './list-failure.tsx';
import { type RowAction, RowMenu } from './row-menu.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TextLink } from './text-link.tsx';

/** A column: what it shows, and the name by which the server sorts it. */
export interface Column<Item> {
  id: string;
  header: string;
  render: (item: Item) => ReactNode;
  /** The name that the server sorts by; missing where it can't sort by this column. */
  sortBy?: string;
  /** A CSS width; columns without one share what is left. */
  width?: string;
  /** For figures, which are aligned to the end of their column. */
  align?: 'end';
  /** Hidden where the table is narrow. */
  minor?: boolean;
}

export interface Sort {
  sortBy: string;
  sortDescending: boolean;
}

export interface Selection {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

export interface DataTableProps<Item> {
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  /** `refreshing` keeps the rows while newer ones are fetched. */
  status: 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed';
  error?: string | null;
  onRetry?: () => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The number of placeholder rows while loading. */
  pageSize: number;
  /** The name of a row in its menu's label. */
  labelOf: (item: Item) => string;
  rowActions?: (item: Item) => RowAction[];
  /** Where a row leads; its first cell is the link. */
  linkOf?: (item: Item) => string;
  busy?: readonly string[];
  /** Attributes that a screen adds to its rows, such as handlers for dropping other rows on them. */
  rowProps?: (item: Item) => HTMLAttributes<HTMLDivElement>;
  /** The selected rows, where an action can apply to several at once. */
  selection?: Selection;
  /** What is shown when there are no rows. */
  empty: ReactNode;
  /** The heading of a row's group, where the order of the rows makes groups. */
  groupOf?: (item: Item) => string;
}

/** A text is cut in the middle if it is longer than two lines. */
function cellOf<Item>({ render }: Column<Item>, item: Item): ReactNode {
  const content = render(item);
  return typeof content === 'string' ? <ClampedName text={content} lines={2} /> : content;
}

/** What is cut after two lines is shown whole on hover. */
const tellWhole = ({ currentTarget: { lastElementChild: content } }: MouseEvent) => {
  if (!(content instanceof HTMLElement)) return;
  if (content.scrollHeight > content.clientHeight) content.title = content.textContent;
  else content.removeAttribute('title');
};

const isInteractive = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, [role="menu"], [role="menuitem"]') !== null;

/** The table under every list. On phones each row is a card. */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const {
    label,
    columns,
    items,
    status,
    error,
    onRetry,
    sort,
    onSort,
    pageSize,
    labelOf,
    rowActions,
    linkOf,
    rowProps,
    empty,
  } = props;
  const { selection } = props;
  const styles = useTableStyles();
  const navigate = useNavigate();
  const loading = status === 'idle' || status === 'loading';

  if (status === 'failed') return <ListFailure error={error ?? ''} onRetry={onRetry} />;
  if (!loading && items.length === 0) return empty;

  const open = (event: MouseEvent, item: Item) => {
    if (linkOf && !isInteractive(event.target) && !window.getSelection()?.toString()) navigate(linkOf(item));
  };
  const row = columnWidths(columns, { actions: rowActions !== undefined, selection: selection !== undefined });

  return (
    <div className={styles.room}>
      <Table
        noNativeElements
        className={styles.table}
        aria-label={label}
        aria-busy={loading || status === 'refreshing'}
      >
        <TableHeader className={styles.header}>
          <TableRow className={styles.headerRow} style={row}>
            {selection && (
              <TableHeaderCell className={styles.selectCell}>
                <SelectAll items={items} selection={selection} />
              </TableHeaderCell>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <TableHeaderCell className={styles.actionsCell}>
                <span className={styles.unseen}>{messages.common.actions}</span>
              </TableHeaderCell>
            )}
          </TableRow>
        </TableHeader>
        <TableBody>
          {loading ? (
            <SkeletonRows
              rows={Math.min(pageSize, 10)}
              columns={columns}
              style={row}
              selectable={selection !== undefined}
            />
          ) : (
            items.map((item, place) => (
              <Fragment key={item.id}>
                <GroupHeading items={items} place={place} groupOf={props.groupOf} />
                <TableRow
                  className={mergeClasses(
                    styles.row,
                    linkOf && styles.openable,
                    props.busy?.includes(item.id) && styles.busy,
                  )}
                  onClick={(event) => open(event, item)}
                  {...rowProps?.(item)}
                  style={{ ...row, ...rowProps?.(item).style }}
                >
                  {selection && (
                    <TableCell className={styles.selectCell}>
                      <SelectRow id={item.id} label={labelOf(item)} selection={selection} />
                    </TableCell>
                  )}
                  {columns.map((column, index) => (
                    <TableCell
                      key={column.id}
                      onMouseEnter={tellWhole}
                      className={mergeClasses(
                        styles.cell,
                        index === 0 && styles.first,
                        index === 0 && selection && styles.besideSelect,
                        column.align && styles.end,
                        column.minor && styles.minor,
                      )}
                    >
                      <span className={styles.cellLabel}>{column.header}</span>
                      <span className={styles.content}>
                        {linkOf && index === 0 ? (
                          <TextLink quiet to={linkOf(item)}>
                            {cellOf(column, item)}
                          </TextLink>
                        ) : (
                          cellOf(column, item)
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
              </Fragment>
            ))
          )}
        </TableBody>
      </Table>
    </div>
  );
}

interface GroupHeadingProps<Item> {
  items: readonly Item[];
  place: number;
  groupOf: ((item: Item) => string) | undefined;
}

/** The heading before the first row of each group. */
function GroupHeading<Item>({ items, place, groupOf }: GroupHeadingProps<Item>) {
  const styles = useTableStyles();
  const [item, before] = [items[place], items[place - 1]];
  if (!groupOf || !item) return null;
  const group = groupOf(item);
  if (before && groupOf(before) === group) return null;
  return (
    <TableRow className={styles.group}>
      <TableCell className={styles.groupCell}>{group}</TableCell>
    </TableRow>
  );
}

/** Selects all rows of the page, or none. */
function SelectAll({ items, selection }: { items: readonly { id: string }[]; selection: Selection }) {
  const { ids, onChange } = selection;
  const chosen = items.filter(({ id }) => ids.includes(id)).length;
  const all = items.length > 0 && chosen === items.length;
  return (
    <Checkbox
      aria-label={messages.list.selectAll}
      checked={all || (chosen > 0 ? 'mixed' : false)}
      disabled={items.length === 0}
      onChange={() => onChange(all ? [] : items.map(({ id }) => id))}
    />
  );
}

function SelectRow({ id, label, selection: { ids, onChange } }: { id: string; label: string; selection: Selection }) {
  return (
    <Checkbox
      aria-label={messages.list.selectRow(label)}
      checked={ids.includes(id)}
      onChange={(_, { checked }) => onChange(checked ? [...ids, id] : ids.filter((other) => other !== id))}
    />
  );
}

interface HeaderCellProps<Item> {
  column: Column<Item>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function HeaderCell<Item>({ column: { header, sortBy, align, minor }, sort, onSort }: HeaderCellProps<Item>) {
  const styles = useTableStyles();
  const className = mergeClasses(styles.headerCell, align && styles.end, minor && styles.minor);
  if (!sortBy) {
    return <TableHeaderCell className={className}>{header}</TableHeaderCell>;
  }
  const current = sort.sortBy === sortBy;
  const direction = current ? (sort.sortDescending ? 'descending' : 'ascending') : undefined;
  return (
    <TableHeaderCell
      sortable
      className={className}
      sortDirection={direction}
      onClick={() => onSort({ sortBy, sortDescending: current && !sort.sortDescending })}
    >
      {header}
    </TableHeaderCell>
  );
}
