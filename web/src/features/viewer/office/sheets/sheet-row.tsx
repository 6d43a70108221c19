// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned cells can't be cells of a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: a read-only table; the region around it has the focus
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Fragment, memo } from 'react';
import { partsAfterSlashes } from '../break-words.ts';
import { bordersOf, linesOf } from './cell-borders.ts';
import { cssOf, hasLines } from './cell-style.ts';
import { headerSize, type SheetLayout } from './sheet-layout.ts';
import type { Cell, CellStyle, Merge, Row, Sheet } from './sheet-model.ts';

const useStyles = makeStyles({
  row: { position: 'absolute', left: 0, boxSizing: 'border-box', pointerEvents: 'none' },
  lined: { borderBottom: '1px solid #e1e1e1' },
  number: {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    height: '100%',
    backgroundColor: '#f3f3f3',
    borderRight: '1px solid #c8c8c8',
    borderBottom: '1px solid #d0d0d0',
    color: '#3b3b3b',
    fontSize: '12px',
    overflow: 'hidden',
  },
  cell: {
    position: 'absolute',
    top: 0,
    display: 'flex',
    boxSizing: 'border-box',
    padding: '0 3px 1px',
    overflow: 'hidden',
    whiteSpace: 'pre',
    pointerEvents: 'auto',
    cursor: 'cell',
  },
  merged: { zIndex: 1, backgroundColor: 'white' },
  // Above merged cells before it, which would cover the lines that are just outside.
  bordered: { zIndex: 1 },
  // The colours of a marker pen, over any fill of the cell.
  marked: { backgroundColor: '#ffde59 !important', color: 'black !important', outline: '1px solid #b98900', zIndex: 1 },
  current: { outline: '3px solid #be4932', outlineOffset: '-2px', zIndex: 1 },
  selected: { outline: '2px solid #107c41', outlineOffset: '-2px', zIndex: 1 },
});

interface SheetRowProps {
  layout: SheetLayout;
  sheet: Sheet;
  looks: CellStyle[];
  /** The first and last drawn column. */
  columns: [number, number];
  number: number;
  /** The offset of the first row from the top of its container, in pixels. */
  offset: number;
  width: number;
  marks: ReadonlySet<string>;
  current: string | null;
  selected: string | null;
  onSelect: (cell: string) => void;
}

/** The number of empty neighbours into which a text may overflow, as in Excel. */
const mostSpilled = 40;

/** A row of a sheet with those of its cells that are near the view. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { layout, sheet, looks, columns, number, offset, width, marks, current, selected, onSelect } = props;
  const styles = useStyles();
  const top = layout.rows[number - 1] ?? 0;
  const height = (layout.rows[number] ?? 0) - top;
  if (height <= 0) return null;
  const row = layout.byNumber.get(number);
  const merges = layout.mergesAt(number);
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      className={mergeClasses(styles.row, sheet.hasGridLines && styles.lined)}
      style={{ top: top + offset, height, width: width + headerSize.width }}
    >
      <div role="rowheader" className={styles.number} style={{ width: headerSize.width }}>
        {number}
      </div>
      {row?.cells.map((cell) => {
        const box = boxOf(cell, row, { layout, looks, merges, columns });
        if (!box) return null;
        const id = `${number}:${cell.column}`;
        const isMarked = marks.has(id);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the page already contains the text; a click only repeats it in the bar
          <div
            key={cell.column}
            role="cell"
            aria-colindex={cell.column + 2}
            data-cell={id}
            data-highlight={isMarked ? '' : undefined}
            className={mergeClasses(
              styles.cell,
              box.isMerged && styles.merged,
              box.lines && styles.bordered,
              isMarked && styles.marked,
              selected === id && styles.selected,
              current === id && styles.current,
            )}
            style={{ ...cssOf(looks[cell.style], cell), ...box.place, boxShadow: box.lines }}
            onClick={() => onSelect(id)}
          >
            {hasLines(looks[cell.style], cell) ? <CellLines text={cell.text} /> : cell.text}
          </div>
        );
      })}
    </div>
  );
});

/** The text of a cell, in which a line may end after a slash. Browsers would end it there in a cell of one line, too. */
function CellLines({ text }: { text: string }) {
  const parts = partsAfterSlashes(text);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

interface Surroundings {
  layout: SheetLayout;
  looks: CellStyle[];
  merges: readonly Merge[];
  columns: [number, number];
}

/** The box of a cell; null if it is not drawn: hidden, covered by a merged cell, or far from the view. */
function boxOf(cell: Cell, row: Row, { layout, looks, merges, columns }: Surroundings) {
  const { column, text, style } = cell;
  const merge = merges.find(({ left, right }) => left <= column && column <= right);
  if (merge && (merge.top !== row.number || merge.left !== column)) return null;
  const left = layout.columns[column] ?? 0;
  const end = layout.columns[(merge?.right ?? column) + 1] ?? left;
  const near = [layout.columns[columns[0]] ?? 0, layout.columns[columns[1] + 1] ?? 0];
  const bottom = layout.rows[merge?.bottom ?? row.number] ?? 0;
  const top = layout.rows[row.number - 1] ?? 0;
  const height = bottom - top;
  let [from, to] = [left, end];
  const look = looks[style];
  const isText = cell.value === undefined && text !== '' && !hasLines(look, cell);
  if (!merge && isText && end > left) {
    // A text that does not fit overflows into empty cells beside it.
    const needed = text.length * 8.5 - (end - left);
    if (needed > 0 && look?.align !== 'right') to += freeAfter(cell, row, { layout, merges, needed });
  }
  if (end <= left || to < (near[0] ?? 0) || from > (near[1] ?? 0)) return null;
  const borders = bordersOf(cell, { layout, looks, merge });
  return {
    isMerged: merge !== undefined,
    place: { left: headerSize.width + from, width: to - from, height },
    lines: borders && linesOf(borders, { row: top === 0, column: left === 0 }),
  };
}

/** How far a text may overflow into its neighbours, in pixels. */
function freeAfter(
  cell: Cell,
  row: Row,
  { layout: { columns }, merges, needed }: Pick<Surroundings, 'layout' | 'merges'> & { needed: number },
): number {
  const at = row.cells.indexOf(cell);
  const taken = row.cells.slice(at + 1, at + 1 + mostSpilled).find(({ text }) => text)?.column ?? columns.length;
  let room = 0;
  for (let next = cell.column + 1; next < Math.min(taken, cell.column + mostSpilled, columns.length - 1); next++) {
    if (room >= needed || merges.some(({ left, right }) => left <= next && next <= right)) break;
    room += (columns[next + 1] ?? 0) - (columns[next] ?? 0);
  }
  return room;
}
