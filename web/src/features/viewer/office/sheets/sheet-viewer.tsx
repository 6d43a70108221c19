import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../../../lib/messages.ts';
import { ViewerFailure } from '../../viewer-failure.tsx';
import { ToolButton } from '../../viewer-toolbar.tsx';
import { FindBar } from '../find-bar.tsx';
import type { LookProps } from '../look-props.ts';
import { OfficeNotices } from '../office-notices.tsx';
import { OfficeZoom, officeTools } from '../office-tools.tsx';
import { OfficeWaiting } from '../office-waiting.tsx';
import { useOfficeFile } from '../use-office-file.ts';
import { useOpenFind } from '../use-open-find.ts';
import { useShownWords } from '../use-shown-words.ts';
import { CellBar } from './cell-bar.tsx';
import type { CellPlace } from './find-in-sheets.ts';
import { openWorkbook } from './open-workbook.ts';
import { SheetGrid, type SheetGridHandle } from './sheet-grid.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { useCellFind } from './use-cell-find.ts';
import { useSheetPlace } from './use-sheet-place.ts';

const text = messages.office;

const useStyles = makeStyles({
  viewer: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    margin: 0,
    padding: '2px 8px 2px 12px',
    border: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  tools: { display: 'flex', alignItems: 'center', flexShrink: 0 },
  room: { flexGrow: 1, minHeight: 0, backgroundColor: tokens.colorNeutralBackground3 },
  waiting: { display: 'grid', placeItems: 'center', height: '100%' },
});

const scales = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 3];
const idOf = ({ row, column }: CellPlace) => `${row}:${column}`;

/** A workbook or delimited text as grids. The contents of cells are always plain text. */
export default function SheetViewer({ document, place, onPage, onText, onProblem }: LookProps) {
  const styles = useStyles();
  const viewer = useRef<HTMLDivElement>(null);
  const grid = useRef<SheetGridHandle>(null);
  const file = useOfficeFile(document, openWorkbook);
  const workbook = file.status === 'open' ? file.content : null;
  const [shown, setShown] = useState<number | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [scale, setScale] = useState(1);
  const [words, setWords] = useShownWords(document.id);

  const problem = file.status === 'problem' ? file.problem : null;
  useEffect(() => {
    if (problem) onProblem(problem);
  }, [problem, onProblem]);

  // The cited cells are on the page of the place while the document is open.
  useEffect(() => {
    if (workbook) onPage(place.page ?? 1);
  }, [workbook, place, onPage]);

  const firstVisible = Math.max(0, workbook?.sheets.findIndex(({ isHidden }) => !isHidden) ?? 0);
  const index = Math.min(shown ?? firstVisible, Math.max(0, (workbook?.sheets.length ?? 1) - 1));
  const sheet = workbook?.sheets[index];

  const [target, setTarget] = useState<CellPlace | null>(null);
  const reach = useCallback((cell: CellPlace) => {
    setShown(cell.sheet);
    setTarget({ ...cell });
  }, []);
  // Runs after the sheet has been rendered.
  useEffect(() => {
    if (target && target.sheet === index) grid.current?.show(target.row, target.column);
  }, [target, index]);

  const placed = useSheetPlace(document, workbook, place);
  useEffect(() => {
    const [first] = placed?.cells ?? [];
    if (first) reach(first);
  }, [placed, reach]);

  const find = useCellFind(workbook, words ?? '', reach);
  const marks = useMemo(() => {
    const cited = placed?.place.quote ? placed.cells : [];
    const found = words === null ? [] : find.places;
    return new Set([...cited, ...found].filter((cell) => cell.sheet === index).map(idOf));
  }, [placed, words, find.places, index]);
  const current = words !== null && find.place?.sheet === index ? idOf(find.place) : null;

  const zoomBy = (direction: 1 | -1) =>
    setScale(
      (now) => (direction > 0 ? scales.find((step) => step > now) : scales.findLast((step) => step < now)) ?? now,
    );
  const openFind = useOpenFind(viewer, words, setWords);
  const closeFind = () => {
    setWords(null);
    grid.current?.focus();
  };
  const isFinding = words !== null;
  const tools = officeTools({ document, isFinding, onFind: isFinding ? closeFind : openFind, onText });
  const onKeyDown = (event: React.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    else if (key === 'Escape' && isFinding) closeFind();
    else if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else if (key === '0') setScale(1);
    else return;
    event.preventDefault();
  };

  if (file.status === 'failed') return <ViewerFailure message={file.message} onRetry={file.reload} />;
  if (!workbook || !sheet) {
    return (
      <div className={styles.waiting}>
        <OfficeWaiting isSlow={file.status === 'loading' && file.isSlow} onText={onText} />
      </div>
    );
  }
  const isMissing = Boolean(placed?.place.quote) && placed?.cells.length === 0;
  const leftOut = [sheet.isCut && text.cellsCut, sheet.hasDrawings && text.drawingsLeft].filter(
    (what) => what !== false,
  );
  return (
    <div ref={viewer} className={styles.viewer}>
      <fieldset className={styles.bar} aria-label={messages.viewer.toolbar}>
        <CellBar sheet={sheet} selected={selected} />
        <div className={styles.tools}>
          {tools.map((tool) => (
            <ToolButton key={tool.id} {...tool} />
          ))}
          <OfficeZoom scale={scale} zoomBy={zoomBy} />
        </div>
      </fieldset>
      {isFinding && (
        <FindBar
          words={words}
          onWords={setWords}
          isRead={workbook !== null}
          total={find.total}
          hasMore={find.hasMore}
          current={find.current}
          onStep={find.step}
          onClose={closeFind}
        />
      )}
      <OfficeNotices
        documentId={document.id}
        onClosed={() => grid.current?.focus()}
        {...{ isMissing, onText, leftOut }}
      />
      <div className={styles.room}>
        {sheet.rows.length === 0 ? (
          <div className={styles.waiting}>
            <Text>{text.emptySheet}</Text>
          </div>
        ) : (
          <SheetGrid
            key={index}
            ref={grid}
            sheet={sheet}
            styles={workbook.styles}
            scale={scale}
            marks={marks}
            current={current}
            selected={selected}
            onSelect={setSelected}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      {workbook.sheets.length > 1 && (
        <SheetTabs
          sheets={workbook.sheets}
          shown={index}
          onShow={(next) => {
            setShown(next);
            setSelected(null);
          }}
        />
      )}
    </div>
  );
}
