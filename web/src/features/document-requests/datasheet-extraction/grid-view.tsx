import { type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTender } from '../../../lib/tender-context.ts';
import { useRoom } from '../../../lib/use-room.ts';
import { CellBar } from './cell-bar.tsx';
import { GridPager } from './grid-pager.tsx';
import { GridRow } from './grid-row.tsx';
import { useGridStyles } from './grid-view.styles.ts';
import {
  type Cursor,
  fitColumns,
  type Grid,
  type GridCell,
  measureColumns,
  moveCursor,
  pagesOf,
  rowsOf,
} from './table-grid.ts';

/** Beside the table, in pixels. */
const padding = 25;

interface GridViewProps {
  label: string;
  grid: Grid;
  /** Of the document. */
  page: number;
  onPlace: (cell: GridCell) => void;
  onCorrect: (cell: GridCell, text: string) => void;
}

/**
 * A table as the document prints it, merged cells merged. A click or the arrow keys choose a cell and mark it on its page;
 * where the page would hide the grid, a button does. Enter, F2 or a double click edit it.
 */
export function GridView({ label, grid, page, onPlace, onCorrect }: GridViewProps) {
  const styles = useGridStyles();
  const { beside } = useTender();
  const scroller = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [editing, setEditing] = useState(false);
  const [pageIndex, setPageIndex] = useState(0);
  /** The focus goes to the cell in front once it is drawn. */
  const wantsFocus = useRef(false);

  const pages = useMemo(() => pagesOf(grid), [grid]);
  const [from, to] = pages[Math.min(pageIndex, pages.length - 1)] ?? [grid.headRows, grid.rows];
  const { width: room } = useRoom(scroller);
  const columns = useMemo(() => measureColumns(grid), [grid]);
  const widths = useMemo(() => fitColumns(columns, Math.max(0, room - padding)), [columns, room]);
  const head = useMemo(() => rowsOf(grid, 0, grid.headRows), [grid]);
  const body = useMemo(() => rowsOf(grid, from, to), [grid, from, to]);
  const cell = cursor ? grid.at(cursor.row, cursor.column) : undefined;
  // A cell that began on an earlier page is drawn in the first row of this one.
  const drawnIn = cell && (cell.row < grid.headRows ? cell.row : Math.max(cell.row, from));
  const isDrawn = drawnIn !== undefined && drawnIn < to;
  const stop = cell && isDrawn ? cell : grid.at(grid.headRows > 0 ? 0 : from, 0);
  const stopRow = stop === cell ? drawnIn : stop?.row;

  const select = useCallback(
    (next: Cursor, show: boolean) => {
      const chosen = grid.at(next.row, next.column);
      if (!chosen) return;
      setCursor(next);
      setEditing(false);
      if (next.row >= grid.headRows) {
        setPageIndex(pages.findIndex(([first, end]) => next.row >= first && next.row < end));
      }
      if (show) onPlace(chosen);
    },
    [grid, pages, onPlace],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // What is scrolled to must not end up under the rows that stay at the top.
    element.style.scrollPaddingTop = `${element.querySelector('thead')?.clientHeight ?? 0}px`;
    if (!cursor || !wantsFocus.current || editing) return;
    wantsFocus.current = false;
    const target = grid.at(cursor.row, cursor.column);
    const shown = target && element.querySelector<HTMLElement>(cellSelector(target));
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor, editing, grid]);

  const cursorOf = (target: EventTarget): Cursor | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return element ? { row: Number(element.dataset.row), column: Number(element.dataset.column) } : null;
  };
  const onClick = ({ target }: MouseEvent) => {
    const next = cursorOf(target);
    if (next) select(next, beside);
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const next = cursorOf(target);
    if (!next) return;
    select(next, false);
    setEditing(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cursor ?? cursorOf(event.target);
    if (!at || event.altKey) return;
    const next = moveCursor(grid, at, event);
    if (next) {
      wantsFocus.current = true;
      select(next, beside);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      select(at, false);
      setEditing(true);
    } else if (event.key === ' ') {
      select(at, true);
    } else return;
    event.preventDefault();
  };
  const onEdited = (words: string | null, stays: boolean) => {
    wantsFocus.current = stays;
    setEditing(false);
    if (cell && words !== null && words.trim() !== cell.text.trim()) onCorrect(cell, words.trim());
  };
  const edited = useRef(onEdited);
  edited.current = onEdited;
  const onRowEdited = useCallback((words: string | null, stays: boolean) => edited.current(words, stays), []);

  const rowProps = (row: number) => ({
    row,
    active: cell && drawnIn === row ? cell.column : null,
    stop: stop && stopRow === row ? stop.column : null,
    editing: editing && drawnIn === row,
    onEdited: onRowEdited,
  });
  return (
    <div className={styles.view}>
      <div ref={scroller} className={styles.scroller}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone through by the arrow keys
          role="grid"
          aria-label={label}
          aria-rowcount={grid.rows}
          aria-colcount={grid.columns}
          style={{ width: widths.reduce((sum, width) => sum + width, 0) }}
          className={styles.table}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          onKeyDown={onKeyDown}
        >
          <colgroup>
            {widths.map((width, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
              <col key={column} style={{ width }} />
            ))}
          </colgroup>
          {head.length > 0 && (
            <thead className={styles.head}>
              {head.map(({ row, cells }) => (
                <GridRow key={row} {...rowProps(row)} cells={cells} first={row === 0} />
              ))}
            </thead>
          )}
          <tbody>
            {body.map(({ row, cells }, index) => (
              <GridRow key={row} {...rowProps(row)} cells={cells} first={index === 0 && head.length === 0} />
            ))}
          </tbody>
        </table>
      </div>
      {pages.length > 1 && (
        <GridPager
          from={from}
          to={to}
          rows={grid.rows}
          hasPrevious={pageIndex > 0}
          hasNext={pageIndex < pages.length - 1}
          onTurn={(by) => setPageIndex(pageIndex + by)}
        />
      )}
      <CellBar
        cell={cell}
        page={page}
        onShow={onPlace}
        onEdit={() => setEditing(true)}
        onRestore={(shown) => onCorrect(shown, shown.original ?? shown.text)}
      />
    </div>
  );
}

const cellSelector = ({ row, column }: GridCell) => `[data-row="${row}"][data-column="${column}"]`;
