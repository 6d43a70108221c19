import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { tableMessages as text } from '../../lib/messages.tables.ts';
import { columnLetters } from './column-letters.ts';

/** Pixels. */
export const stripHeight = 20;
const [narrowest, widest, step] = [36, 900, 16];

const useStyles = makeStyles({
  strip: {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    display: 'flex',
    height: `${stripHeight}px`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  column: { position: 'relative', flexShrink: 0, boxSizing: 'border-box' },
  letter: {
    width: '100%',
    height: '100%',
    padding: 0,
    border: 'none',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    cursor: 'default',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover },
  },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  handle: {
    position: 'absolute',
    top: 0,
    right: '-5px',
    zIndex: 1,
    width: '10px',
    height: '100%',
    cursor: 'col-resize',
    touchAction: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralStroke1 },
    ':focus-visible': { outline: 'none', backgroundColor: tokens.colorBrandStroke1 },
  },
});

interface ColumnStripProps {
  /** In pixels. */
  widths: readonly number[];
  /** The selected columns, ends included. */
  chosen: readonly [from: number, to: number] | null;
  /** The column whose handle Tab leads to. */
  stop: number;
  onChoose: (column: number) => void;
  /** Called with the new width; null: as wide as its texts. */
  onResize: (column: number, width: number | null) => void;
}

/** The letters of the columns, as in a spreadsheet: a click selects a column, dragging its edge changes its width. */
export function ColumnStrip({ widths, chosen, stop, onChoose, onResize }: ColumnStripProps) {
  const styles = useStyles();
  const drag = useRef<{ column: number; from: number; width: number } | null>(null);
  const resize = (column: number, width: number) =>
    onResize(column, Math.round(Math.min(widest, Math.max(narrowest, width))));

  const onPointerDown = (event: PointerEvent<HTMLElement>, column: number) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { column, from: event.clientX, width: widths[column] ?? narrowest };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (drag.current) resize(drag.current.column, drag.current.width + clientX - drag.current.from);
  };
  const onKeyDown = (event: KeyboardEvent, column: number) => {
    const width = widths[column] ?? narrowest;
    if (event.key === 'ArrowLeft') resize(column, width - step);
    else if (event.key === 'ArrowRight') resize(column, width + step);
    else if (event.key === 'Enter') onResize(column, null);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.strip} role="toolbar" aria-label={text.columns} style={{ width: sum(widths) }}>
      {widths.map((width, column) => {
        const letters = columnLetters(column);
        const isChosen = chosen !== null && column >= chosen[0] && column <= chosen[1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
          <div key={column} className={styles.column} style={{ width }}>
            <button
              type="button"
              tabIndex={-1}
              className={mergeClasses(styles.letter, isChosen && styles.chosen)}
              aria-label={text.column(letters)}
              onClick={() => onChoose(column)}
            >
              {letters}
            </button>
            {/* biome-ignore lint/a11y/useSemanticElements: an `hr` can not be moved */}
            <div
              role="separator"
              aria-orientation="vertical"
              aria-label={text.columnWidth(letters)}
              aria-valuenow={width}
              aria-valuemin={narrowest}
              aria-valuemax={widest}
              title={text.columnWidthHint}
              tabIndex={column === stop ? 0 : -1}
              className={styles.handle}
              onPointerDown={(event) => onPointerDown(event, column)}
              onPointerMove={onPointerMove}
              onPointerUp={() => {
                drag.current = null;
              }}
              onDoubleClick={() => onResize(column, null)}
              onKeyDown={(event) => onKeyDown(event, column)}
            />
          </div>
        );
      })}
    </div>
  );
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
