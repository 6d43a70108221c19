import type { WholeTableView } from '@bidloom/contract/extracted-tables';
import type { Run } from '@bidloom/contract/runs';
import { Button, makeStyles, mergeClasses, Text, Tooltip, tokens } from '@fluentui/react-components';
import {
  ArrowMaximize16Regular,
  ArrowMinimize16Regular,
  ArrowUndo16Regular,
  Copy16Regular,
  Location16Regular,
} from '@fluentui/react-icons';
import { useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Name } from '../../components/name.tsx';
import { tableMessages } from '../../lib/messages.tables.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { type DocumentPlace, useTender } from '../../lib/tender-context.ts';
import { touchTarget } from '../../lib/touch.ts';
import { unseen } from '../../lib/unseen.ts';
import { correctCell, restoreCell } from './corrections.ts';
import { ItemButtons } from './found-layout.tsx';
import { FullScreen } from './full-screen.tsx';
import { type GridHandle, type GridMemory, GridView } from './grid-view.tsx';
import { HeadButton, phone } from './head-button.tsx';
import { type CellRange, sizeOf } from './selection.ts';
import { copyCells, writeClipboard } from './table-clipboard.ts';
import { type Cursor, correctedCells, layOutTable, placeOfCell } from './table-grid.ts';
import { namedTable, type TableTitle } from './table-titles.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useAddressedCell } from './use-addressed-cell.ts';
import { useCellCorrections } from './use-cell-corrections.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  head: {
    display: 'flex',
    position: 'relative',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [`@media ${phone}`]: { paddingBlock: '4px' },
  },
  words: { flex: '1 1 200px', minWidth: 0 },
  // On a phone, the choice above says the same, and the cells need the room. Screen readers still find the heading.
  named: { [`@media ${phone}`]: unseen },
  saving: { color: tokens.colorNeutralForeground2 },
  button: { flexShrink: 0, ...touchTarget },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 6px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  // A line of its own.
  file: { flexBasis: '100%' },
});

interface TablePaneProps {
  run: Run;
  table: WholeTableView;
  title: TableTitle;
  /** The words that are searched for; they are marked in the cells. */
  pattern: RegExp | null;
}

/** One table: its title and facts, its cells, and its corrections. */
export function TablePane({ run, table, title, pattern }: TablePaneProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { beside, openPlace } = useTender();
  const [undoing, setUndoing] = useState(false);
  const [isFull, setFull] = useState(false);
  const view = useRef<GridHandle>(null);
  const named = namedTable(title);
  const { waiting, saving, error, change, retry, discard } = useCellCorrections(run, table, named);
  const { documentId, fileName, pages, columns, bodyRows, parts } = table;
  const grid = useMemo(() => layOutTable(table, waiting), [table, waiting]);
  const corrected = useMemo(() => correctedCells(grid), [grid]);
  // Anyone can write into the address: a cell that the table does not have is none.
  const known = (cell: Cursor | null) => (cell && grid.at(cell.row, cell.column) ? cell : null);
  const [addressed, writeCell] = useAddressedCell(table.ordinal, (cell) => view.current?.goTo(known(cell)));
  const memory = useRef<GridMemory>({ cursor: known(addressed), selected: null, widths: { pane: {}, full: {} } });
  const [first] = parts;
  const hasSeveral = run.documents.length > 1;

  const show = (place: DocumentPlace) => {
    setFull(false);
    openPlace(place);
  };
  const tellCopied = (range: CellRange) => {
    const { rows, columns: copied } = sizeOf(range);
    dispatch(toastShown({ intent: 'success', message: tableMessages.copied(rows, copied) }));
  };
  const copy = async () => {
    const range = view.current?.rangeToCopy();
    if (!range) return;
    try {
      await writeClipboard(copyCells(grid, range));
      tellCopied(range);
    } catch {
      dispatch(toastShown({ intent: 'error', message: tableMessages.copyFailed }));
    }
  };

  const content = (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={mergeClasses(styles.title, !isFull && styles.named)}>{title.title}</h3>
          <Text size={200} className={styles.facts}>
            {hasSeveral && <Name text={fileName} className={styles.file} />}
            <span className={mergeClasses(!isFull && styles.named)}>
              {[title.place, tableMessages.tableSize(pages, bodyRows, columns)].filter(Boolean).join(' · ')}
            </span>
          </Text>
        </div>
        <ItemButtons isFull={isFull}>
          {saving && (
            <Text size={200} role="status" className={styles.saving}>
              {messages.common.saving}
            </Text>
          )}
          {corrected.length > 0 && (
            <HeadButton
              label={text.undoCorrections(corrected.length)}
              icon={<ArrowUndo16Regular />}
              onClick={() => setUndoing(true)}
            />
          )}
          {first?.box && (
            <HeadButton
              label={text.showTable}
              icon={<Location16Regular />}
              onClick={() => first.box && show({ documentId, page: first.page, boxes: [first.box], quote: '' })}
            />
          )}
          <HeadButton
            label={tableMessages.copy}
            hint={tableMessages.copyHint}
            icon={<Copy16Regular />}
            onClick={() => void copy()}
          />
          <Tooltip content={isFull ? tableMessages.leaveFullScreen : tableMessages.fullScreen} relationship="label">
            <Button
              size="small"
              className={styles.button}
              icon={isFull ? <ArrowMinimize16Regular /> : <ArrowMaximize16Regular />}
              onClick={() => setFull(!isFull)}
            />
          </Tooltip>
        </ItemButtons>
      </div>
      <UnsavedBar error={error} retry={retry} discard={discard} />
      <GridView
        ref={view}
        label={named}
        grid={grid}
        showsPlace={beside && !isFull}
        memory={memory.current}
        isFull={isFull}
        pattern={pattern}
        onCursor={writeCell}
        onPlace={(cell) => show(placeOfCell(table, grid, cell))}
        onCorrect={(cell, words) => change(correctCell(cell, words))}
        onRestore={(cell) => change(restoreCell(cell))}
        onCopied={tellCopied}
      />
      {undoing && (
        <ConfirmDialog
          title={text.undoTitle(corrected.length)}
          text={text.undoText}
          confirmLabel={text.undo}
          onConfirm={() => {
            setUndoing(false);
            change(corrected.flatMap(restoreCell));
          }}
          onCancel={() => setUndoing(false)}
        />
      )}
    </>
  );
  if (!isFull) return content;
  return (
    <FullScreen label={named} onClose={() => setFull(false)}>
      {content}
    </FullScreen>
  );
}
