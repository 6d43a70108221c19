// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned cells can't be cells of a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: a read-only table; the region around it has the focus
import { makeStyles } from '@fluentui/react-components';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { ScrollRegion } from '../../../../components/scroll-region.tsx';
import { messages } from '../../../../lib/messages.ts';
import { useRoom } from '../../../../lib/use-room.ts';
import { headerSize, layOutSheet } from './sheet-layout.ts';
import { type CellStyle, columnName, type Sheet } from './sheet-model.ts';
import { SheetRow } from './sheet-row.tsx';
import { useSheetView } from './use-sheet-view.ts';

// Paper is white in both themes, and so is a sheet.
const useStyles = makeStyles({
  scroller: { height: '100%', backgroundColor: '#e6e6e6' },
  sheet: {
    position: 'relative',
    backgroundColor: 'white',
    color: 'black',
    fontFamily: 'Calibri, Carlito, "Segoe UI", Arial, sans-serif',
    fontSize: '14.7px',
    lineHeight: 1.25,
    userSelect: 'text',
  },
  columnHeads: {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    backgroundColor: '#f3f3f3',
    borderBottom: '1px solid #c8c8c8',
    boxSizing: 'border-box',
  },
  head: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    borderRight: '1px solid #d0d0d0',
    color: '#3b3b3b',
    fontSize: '12px',
    overflow: 'hidden',
  },
  corner: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    height: '100%',
    backgroundColor: '#f3f3f3',
    borderRight: '1px solid #c8c8c8',
    boxSizing: 'border-box',
  },
  line: { position: 'absolute', top: 0, bottom: 0, width: '1px', backgroundColor: '#e1e1e1' },
  frozen: { position: 'sticky', zIndex: 3, height: 0 },
  ground: { backgroundColor: 'white', boxShadow: '0 1px 0 #a8a8a8' },
});

export interface SheetGridHandle {
  /** Scrolls until a cell is in view. */
  show: (row: number, column: number) => void;
  focus: () => void;
}

interface SheetGridProps {
  sheet: Sheet;
  styles: CellStyle[];
  scale: number;
  /** The marked cells, as `row:column`, and the current one of them. */
  marks: ReadonlySet<string>;
  current: string | null;
  selected: string | null;
  onSelect: (cell: string) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
  ref: Ref<SheetGridHandle>;
}

/** A sheet as a grid. Only the cells near the view are in the page. */
export function SheetGrid({
  sheet,
  styles: looks,
  scale,
  marks,
  current,
  selected,
  onSelect,
  onKeyDown,
  ref,
}: SheetGridProps) {
  const styles = useStyles();
  const scroller = useRef<HTMLElement>(null);
  const room = useRoom(scroller);
  const layout = useMemo(() => layOutSheet(sheet, looks), [sheet, looks]);
  const { rows, columns, follow } = useSheetView(scroller, layout, { scale, room });
  const [width, height] = [layout.columns.at(-1) ?? 0, layout.rows.at(-1) ?? 0];
  const frozenHeight = layout.rows[sheet.frozen.rows] ?? 0;
  // If the frozen rows would leave little room, for example on a phone, none is frozen.
  const frozenRows = frozenHeight * scale < room.height * 0.5 ? sheet.frozen.rows : 0;

  useImperativeHandle(
    ref,
    () => ({
      show: (row, column) => {
        const element = scroller.current;
        if (!element) return;
        const top = (layout.rows[row - 1] ?? 0) * scale;
        const left = (layout.columns[column] ?? 0) * scale;
        const right = (layout.columns[column + 1] ?? 0) * scale;
        const inner = element.clientWidth - headerSize.width * scale;
        const isAside = left < element.scrollLeft || right > element.scrollLeft + inner;
        element.scrollTo({
          top: Math.max(0, top - element.clientHeight / 3),
          left: isAside ? Math.max(0, left - Math.max(0, inner - (right - left)) / 3) : element.scrollLeft,
        });
        follow();
      },
      focus: () => scroller.current?.focus({ preventScroll: true }),
    }),
    [layout, scale, follow],
  );

  const numbers = useMemo(() => {
    const list: number[] = [];
    // A merged cell is drawn with its first row, which may be above the view.
    for (const { top } of layout.mergesAt(rows[0] + 1)) if (top < rows[0] + 1) list.push(top);
    for (let index = rows[0]; index <= rows[1]; index++) list.push(index + 1);
    return [...new Set(list)].sort((a, b) => a - b);
  }, [layout, rows[0], rows[1]]);
  const shared = { layout, sheet, looks, columns, marks, current, selected, onSelect, width };
  const columnIndexes = Array.from({ length: columns[1] - columns[0] + 1 }, (_, at) => columns[0] + at);
  const widthOf = (column: number) => (layout.columns[column + 1] ?? 0) - (layout.columns[column] ?? 0);

  return (
    <ScrollRegion
      ref={scroller}
      className={styles.scroller}
      label={messages.office.sheetContent(sheet.name)}
      onScroll={follow}
      onKeyDown={onKeyDown}
    >
      <div
        role="table"
        aria-label={messages.office.sheetContent(sheet.name)}
        aria-rowcount={layout.rows.length}
        aria-colcount={layout.columns.length}
        className={styles.sheet}
        style={{ width: width + headerSize.width, height: height + headerSize.height, zoom: scale }}
      >
        <div
          role="row"
          aria-rowindex={1}
          className={styles.columnHeads}
          style={{ width: width + headerSize.width, height: headerSize.height }}
        >
          <div role="cell" className={styles.corner} style={{ width: headerSize.width }} />
          {columnIndexes.map(
            (column) =>
              widthOf(column) > 0 && (
                <div
                  key={column}
                  role="columnheader"
                  aria-colindex={column + 2}
                  className={styles.head}
                  style={{ left: headerSize.width + (layout.columns[column] ?? 0), width: widthOf(column) }}
                >
                  {columnName(column)}
                </div>
              ),
          )}
        </div>
        {frozenRows > 0 && (
          <div
            role="rowgroup"
            className={styles.frozen}
            style={{ top: headerSize.height, width: width + headerSize.width }}
          >
            <div role="presentation" className={styles.ground} style={{ height: frozenHeight }}>
              {Array.from({ length: frozenRows }, (_, index) => index + 1).map((number) => (
                <SheetRow key={number} {...shared} number={number} offset={0} />
              ))}
            </div>
          </div>
        )}
        {sheet.hasGridLines &&
          columnIndexes.map((column) => (
            <div
              key={column}
              className={styles.line}
              style={{ left: headerSize.width + (layout.columns[column + 1] ?? 0) - 1 }}
              aria-hidden
            />
          ))}
        <div role="rowgroup">
          {numbers.map((number) =>
            number <= frozenRows ? null : (
              <SheetRow key={number} {...shared} number={number} offset={headerSize.height} />
            ),
          )}
        </div>
      </div>
    </ScrollRegion>
  );
}
