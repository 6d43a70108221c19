import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { touch } from '../../lib/touch.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRoom } from '../../lib/use-room.ts';
import { CellBar } from './cell-bar.tsx';
import { CellDialog } from './cell-dialog.tsx';
import { ColumnStrip, stripHeight } from './column-strip.tsx';
import { placeWords } from './corrections.ts';
import { GridRow } from './grid-row.tsx';
import { useGridStyles } from './grid-view.styles.ts';
import { firstHit } from './search-words.ts';
import { type CellRange, everything, rangeBetween, sizeOf } from './selection.ts';
import { copyCells } from './table-clipboard.ts';
import {
  type Cursor,
  drawnRow,
  fitColumns,
  type Grid,
  type GridCell,
  measureColumns,
  moveCursor,
  rowsOf,
  stretchesOf,
} from './table-grid.ts';
import { useCellLines } from './use-cell-lines.ts';
import { useStretches } from './use-stretches.ts';

/** The room beside the table, in pixels. */
const padding = 25;

/** The state of a grid that is kept while it is drawn elsewhere. */
export interface GridMemory {
  cursor: Cursor | null;
  selected: CellRange | null;
  /** The widths that the user has set, by column, in pixels: full screen takes those of the pane where it has none of its own. */
  widths: { pane: Record<number, number>; full: Record<number, number> };
}

export interface GridHandle {
  /** The selected cells; the whole table if at most one is selected. */
  rangeToCopy: () => CellRange;
  /** Selects a cell that is not chosen here, but by Back or a link; null: none. A cell that is being edited stays. */
  goTo: (cursor: Cursor | null) => void;
}

interface GridViewProps {
  ref?: Ref<GridHandle>;
  label: string;
  grid: Grid;
  /** Whether selecting a cell shows its place at once. */
  showsPlace: boolean;
  memory: GridMemory;
  isFull: boolean;
  /** The words to mark; the first of them is scrolled to when they change. */
  pattern: RegExp | null;
  /** Called with the current cell; it must not change. */
  onCursor: (cursor: Cursor) => void;
  onPlace: (cell: GridCell) => void;
  onCorrect: (cell: GridCell, text: string) => void;
  onRestore: (cell: GridCell) => void;
  onCopied: (range: CellRange) => void;
}

/**
 * A table as in the document, with its merged cells. A click or the arrow keys select a cell and mark it on its page; where
 * the page would cover the grid, a button marks it. Enter, F2 or a double click edit it, in a dialog where fingers type; dragging or Shift
 * select several to copy.
 */
export function GridView(props: GridViewProps) {
  const { ref, label, grid, showsPlace, memory, isFull, pattern, onCursor, onPlace, onCorrect, onRestore, onCopied } =
    props;
  const styles = useGridStyles();
  const view = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState(memory.cursor);
  const [selected, setSelected] = useState(memory.selected);
  const [given, setGiven] = useState(memory.widths[isFull ? 'full' : 'pane']);
  const inherited = isFull ? memory.widths.pane : null;
  const [editing, setEditing] = useState(false);
  const isTouch = useMediaQuery(touch);
  /** Where the selected range began. */
  const anchor = useRef<Cursor | null>(memory.cursor);
  const isDragging = useRef(false);
  /** Whether the focus must move to the current cell when it has been drawn. */
  const wantsFocus = useRef(false);
  /** The same for the view only: a cell that was current before this is drawn. */
  const wantsView = useRef(memory.cursor !== null);
  Object.assign(memory, { cursor, selected });
  memory.widths[isFull ? 'full' : 'pane'] = given;

  const { width: room } = useRoom(scroller);
  const columns = useMemo(() => measureColumns(grid), [grid]);
  const fitted = useMemo(() => fitColumns(columns, Math.max(0, room - padding)), [columns, room]);
  const widths = useMemo(
    () => fitted.map((width, column) => given[column] ?? inherited?.[column] ?? width),
    [fitted, given, inherited],
  );
  const stretches = useMemo(() => stretchesOf(grid), [grid]);
  const layout = widths.join();
  const hit = useMemo(() => firstHit(grid, pattern), [grid, pattern]);
  const { parts, onScroll } = useStretches(scroller, { stretches, needed: [cursor, hit], layout });
  useCellLines(view, table, { grid, layout, isDrawn: stretches.length <= 1 });
  const header = useMemo(() => rowsOf(grid, 0, grid.headerRows), [grid]);
  const drawn = useRef(new Map<string, ReturnType<typeof rowsOf>>());
  const drawnOf = useRef(grid);
  if (drawnOf.current !== grid) {
    drawnOf.current = grid;
    drawn.current = new Map();
  }
  const rowsOfStretch = (from: number, to: number) => {
    const known = drawn.current.get(`${from}`) ?? rowsOf(grid, from, to);
    drawn.current.set(`${from}`, known);
    return known;
  };
  const cell = cursor ? grid.at(cursor.row, cursor.column) : undefined;
  /** The edited cell as it was shown when editing began. */
  const begun = useRef<GridCell | undefined>(undefined);
  const isSameCell = begun.current?.row === cell?.row && begun.current?.column === cell?.column;
  if (!editing || !begun.current || !isSameCell) begun.current = editing ? cell : undefined;
  const stop = cell ?? grid.at(0, 0);
  /** A cell that began in an earlier group of rows is drawn in the first row of the cursor's group. */
  const cursorRow = cursor && cell ? drawnRow(cursor, cell, stretches) : null;
  const stopRow = cell ? cursorRow : 0;

  const choose = useCallback(
    (next: Cursor, { show, extend = false }: { show: boolean; extend?: boolean }) => {
      const chosen = grid.at(next.row, next.column);
      if (!chosen) return;
      if (!extend) anchor.current = next;
      setSelected(extend ? rangeBetween(grid, anchor.current ?? next, next) : null);
      setCursor(next);
      setEditing(false);
      if (show && !extend) onPlace(chosen);
    },
    [grid, onPlace],
  );
  useEffect(() => {
    if (cursor) onCursor(cursor);
  }, [cursor, onCursor]);
  const rangeToCopy = () => selected ?? everything(grid);
  const goTo = (next: Cursor | null) => {
    if (editing) return;
    anchor.current = next;
    wantsView.current = true;
    setSelected(null);
    setCursor(next);
  };
  useImperativeHandle(ref, () => ({ rangeToCopy, goTo }));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A cell that is scrolled to must not be covered by the sticky header rows.
    element.style.scrollPaddingTop = `${stripHeight + (element.querySelector('thead')?.clientHeight ?? 0)}px`;
    const isWanted = wantsFocus.current || wantsView.current;
    if (!cursor || !isWanted || editing || cursorRow === null) return;
    const target = grid.at(cursor.row, cursor.column);
    const shown = target && element.querySelector<HTMLElement>(cellSelector(target));
    if (wantsFocus.current) shown?.focus({ preventScroll: true });
    wantsFocus.current = false;
    // Before the room is known, the columns have other widths and the rows other heights.
    if (room === 0) return;
    wantsView.current = false;
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor, cursorRow, editing, grid, room]);

  /** The words whose first hit has been scrolled to. */
  const scrolledFor = useRef<RegExp | null>(null);
  useLayoutEffect(() => {
    if (scrolledFor.current === pattern) return;
    scrolledFor.current = pattern;
    const target = hit && grid.at(hit.row, hit.column);
    if (!target) return;
    scroller.current?.querySelector(cellSelector(target))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pattern, hit, grid]);

  const cursorOf = (target: EventTarget): Cursor | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return element ? { row: Number(element.dataset.row), column: Number(element.dataset.column) } : null;
  };
  const onMouseDown = ({ target, button, shiftKey }: MouseEvent) => {
    const next = cursorOf(target);
    if (!next || button !== 0 || editing) return;
    isDragging.current = true;
    if (!shiftKey) anchor.current = next;
  };
  const onMouseOver = ({ target, buttons }: MouseEvent) => {
    if (buttons !== 1) isDragging.current = false;
    const next = isDragging.current ? cursorOf(target) : null;
    const isElsewhere = next && (next.row !== anchor.current?.row || next.column !== anchor.current.column);
    if (next && (isElsewhere || selected)) choose(next, { show: false, extend: true });
  };
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    isDragging.current = false;
    const next = cursorOf(target);
    if (!next) return;
    // The bar of the chosen cell takes room from the cells: the lowest rows would be behind it.
    wantsView.current = isTouch;
    choose(next, { show: showsPlace, extend: shiftKey });
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const next = cursorOf(target);
    if (!next) return;
    choose(next, { show: false });
    setEditing(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cursor ?? cursorOf(event.target);
    if (!at || event.altKey) return;
    const next = moveCursor(grid, at, event);
    if (next) {
      wantsFocus.current = true;
      choose(next, { show: showsPlace, extend: event.shiftKey });
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      setSelected(everything(grid));
    } else if (event.key === 'Escape' && selected) {
      setSelected(null);
      event.stopPropagation();
    } else if (event.key === 'Enter' || event.key === 'F2') {
      choose(at, { show: false });
      setEditing(true);
    } else if (event.key === ' ') {
      choose(at, { show: true });
    } else return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    const range = selected ?? (cursor && rangeBetween(grid, cursor, cursor));
    if (editing || !range) return;
    const { text, html } = copyCells(grid, range);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    onCopied(range);
  };
  const onEdited = (words: string | null, stays: boolean) => {
    wantsFocus.current = stays;
    setEditing(false);
    const seen = begun.current ?? cell;
    if (seen && words !== null && words.trim() !== seen.text.trim()) onCorrect(seen, words.trim());
  };
  const edited = useRef(onEdited);
  edited.current = onEdited;
  const onRowEdited = useCallback((words: string | null, stays: boolean) => edited.current(words, stays), []);

  const rowProps = (row: number) => {
    const isChosen = selected && row >= selected.top && row <= selected.bottom;
    return {
      row,
      active: cell && cursorRow === row ? cell.column : null,
      stop: stop && stopRow === row ? stop.column : null,
      from: isChosen ? selected.left : null,
      to: isChosen ? selected.right : null,
      editing: editing && !isTouch && cursorRow === row,
      pattern,
      onEdited: onRowEdited,
    };
  };
  const chosenColumns = selected ?? (cell && { left: cell.column, right: cell.column });
  return (
    <div ref={view} className={styles.view}>
      <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
        <ColumnStrip
          widths={widths}
          chosen={chosenColumns ? [chosenColumns.left, chosenColumns.right] : null}
          stop={cell?.column ?? 0}
          onChoose={(column) => {
            anchor.current = { row: 0, column };
            setCursor({ row: 0, column });
            setSelected(rangeBetween(grid, { row: 0, column }, { row: grid.rows - 1, column }));
          }}
          onResize={(column, width) => setGiven({ ...given, [column]: width ?? columns[column]?.wanted ?? 0 })}
        />
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move through its cells
          role="grid"
          aria-label={label}
          aria-rowcount={grid.rows}
          aria-colcount={grid.columns}
          aria-multiselectable
          style={{ width: widths.reduce((sum, width) => sum + width, 0) }}
          className={styles.table}
          onMouseDown={onMouseDown}
          onMouseOver={onMouseOver}
          onFocus={() => {}}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
        >
          <colgroup>
            {widths.map((width, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
              <col key={column} style={{ width }} />
            ))}
          </colgroup>
          {header.length > 0 && (
            <thead className={styles.head}>
              {header.map(({ row, cells }) => (
                <GridRow key={row} {...rowProps(row)} cells={cells} />
              ))}
            </thead>
          )}
          {parts.map((part) =>
            part.kind === 'room' ? (
              <tbody key={`room ${part.key}`} aria-hidden="true">
                <tr>
                  <td colSpan={grid.columns} className={styles.room} style={{ height: part.height }} />
                </tr>
              </tbody>
            ) : (
              <tbody key={part.index} data-stretch={part.index}>
                {rowsOfStretch(part.from, part.to).map(({ row, cells }) => (
                  <GridRow key={row} {...rowProps(row)} cells={cells} />
                ))}
              </tbody>
            ),
          )}
        </table>
      </div>
      <CellBar
        cell={cell}
        size={selected && sizeOf(selected)}
        onShow={onPlace}
        onEdit={() => setEditing(true)}
        onRestore={onRestore}
      />
      {editing && isTouch && cell && (
        <CellDialog cell={cell} title={placeWords(cell)} onDone={(words) => onEdited(words, true)} />
      )}
    </div>
  );
}

const cellSelector = ({ row, column }: GridCell) => `[data-row="${row}"][data-column="${column}"]`;
