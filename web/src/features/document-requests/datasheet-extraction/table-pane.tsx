import type { DocumentRequest } from '@bidloom/contract/document-requests';
import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowUndo16Regular, Location16Regular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { messages } from '../../../lib/messages.ts';
import { usePlace } from '../../../lib/tender-context.ts';
import { useCorrection } from '../requests/use-correction.ts';
import { correctCell, correctNothing } from './corrections.ts';
import { GridView } from './grid-view.tsx';
import { bodyRowsOf, cellsOf, layOutTable, placeOfCell, type TableItem } from './table-grid.ts';
import { UnsavedBar } from './unsaved-bar.tsx';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { flex: '1 1 200px', minWidth: 0 },
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
});

/** One table: what it is, its cells, and what a person has corrected in it. */
export function TablePane({ run, item, title }: { run: DocumentRequest; item: TableItem; title: string }) {
  const styles = useStyles();
  const openPlace = usePlace();
  const [undoing, setUndoing] = useState(false);
  const { correction, saving, error, change, retry, discard } = useCorrection(run, item);
  const { headline, content } = item;
  const { documentId, fileName, page, columns, continues, box } = headline;
  const grid = useMemo(() => layOutTable(headline, content?.cells ?? [], correction), [headline, content, correction]);
  const corrected = cellsOf(correction).length;

  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <Text size={200} className={styles.facts}>
            {run.documents.length > 1 && `${fileName}, `}
            {text.tableSize(page, bodyRowsOf(headline), columns)}
            {continues && (
              <Badge appearance="tint" color="informative" shape="rounded" size="small">
                {text.continuesBefore}
              </Badge>
            )}
            {saving && <span role="status">{messages.common.saving}</span>}
          </Text>
        </div>
        {corrected > 0 && (
          <Button size="small" icon={<ArrowUndo16Regular />} onClick={() => setUndoing(true)}>
            {text.undoCorrections(corrected)}
          </Button>
        )}
        {box && (
          <Button
            size="small"
            icon={<Location16Regular />}
            onClick={() => openPlace({ documentId, page, boxes: [box], quote: '' })}
          >
            {text.showTable}
          </Button>
        )}
      </div>
      <UnsavedBar error={error} retry={retry} discard={discard} />
      <GridView
        label={title}
        grid={grid}
        page={page}
        onPlace={(cell) => openPlace(placeOfCell(headline, grid, cell))}
        onCorrect={(cell, words) => change(correctCell(cell, words))}
      />
      {undoing && (
        <ConfirmDialog
          title={text.undoTitle(corrected)}
          text={text.undoText}
          confirmLabel={text.undo}
          onConfirm={() => {
            setUndoing(false);
            change(correctNothing);
          }}
          onCancel={() => setUndoing(false)}
        />
      )}
    </>
  );
}
