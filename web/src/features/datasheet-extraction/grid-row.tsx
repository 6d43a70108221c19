import { mergeClasses } from '@fluentui/react-components';
import { Fragment, memo } from 'react';
import { messages } from '../../lib/messages.ts';
import { CellEditor } from './cell-editor.tsx';
import { useGridStyles } from './grid-view.styles.ts';
import { partsOf } from './search-words.ts';
import type { PlacedCell } from './table-grid.ts';

const text = messages.datasheetRuns;

interface GridRowProps {
  row: number;
  cells: readonly PlacedCell[];
  /** The first column of the current cell, if it is drawn in this row; else null. */
  active: number | null;
  /** The first column of the cell that Tab leads to, if it is drawn in this row; else null. */
  stop: number | null;
  /** The first and the last column of the selected range in this row; null: none is selected. */
  from: number | null;
  to: number | null;
  editing: boolean;
  /** The words that are searched for. */
  pattern: RegExp | null;
  onEdited: (text: string | null, stays: boolean) => void;
}

/** A row of the grid. Only rows that change are drawn again, so that thousands of cells stay fast. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, cells, active, stop, from, to, editing, pattern, onEdited } = props;
  const styles = useGridStyles();
  return (
    <tr aria-rowindex={row + 1}>
      {cells.map(({ cell, rowSpan }) => {
        const isActive = active === cell.column;
        const isChosen = from !== null && to !== null && cell.column >= from && cell.column <= to;
        const Name = cell.isHeader ? 'th' : 'td';
        return (
          <Name
            key={cell.column}
            role={cell.isHeader ? 'columnheader' : 'gridcell'}
            rowSpan={rowSpan}
            colSpan={cell.columnSpan}
            aria-colindex={cell.column + 1}
            aria-selected={cell.isHeader ? undefined : isActive || isChosen}
            title={cell.original === null ? undefined : text.original(cell.original)}
            data-row={cell.row}
            data-column={cell.column}
            tabIndex={stop === cell.column ? 0 : -1}
            className={mergeClasses(
              styles.cell,
              cell.isHeader && styles.header,
              cell.original !== null && styles.corrected,
              isChosen && styles.chosen,
              isActive && styles.active,
            )}
          >
            {isActive && editing ? (
              <CellEditor text={cell.text} label={text.editCell} onDone={onEdited} />
            ) : (
              <Words text={cell.text} pattern={pattern} isHeader={cell.isHeader} />
            )}
          </Name>
        );
      })}
    </tr>
  );
});

/** The text of a cell with the words marked that are searched for. A text with such words is not cut: they may be at its end. */
function Words({ text: content, pattern, isHeader }: { text: string; pattern: RegExp | null; isHeader: boolean }) {
  const styles = useGridStyles();
  const parts = partsOf(content, pattern);
  return (
    <div className={parts.length > 1 ? undefined : mergeClasses(styles.cut, isHeader && styles.cutHeader)}>
      {parts.map((part, index) => {
        const isWord = index % 2 === 1;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
        return <Fragment key={index}>{isWord ? <mark className={styles.mark}>{part}</mark> : part}</Fragment>;
      })}
    </div>
  );
}
