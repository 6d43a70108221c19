import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowUndo16Regular, Edit16Regular, Location16Regular } from '@fluentui/react-icons';
import { tableMessages } from '../../lib/messages.tables.ts';
import { messages } from '../../lib/messages.ts';
import { touch, touchTarget } from '../../lib/touch.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { placeWords } from './corrections.ts';
import type { GridCell } from './table-grid.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    flexShrink: 0,
    minHeight: '32px',
    padding: '6px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { flex: '1 1 160px', minWidth: 0, display: 'flex', flexDirection: 'column' },
  text: {
    overflowWrap: 'anywhere',
    maxHeight: '60px',
    overflowY: 'auto',
    // On a phone the cell has only the beginning of a long text.
    [`@media ${touch}`]: { maxHeight: '25dvh' },
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    [`@media ${touch}`]: { width: '100%', gap: '8px', '& > button': { flexGrow: 1 } },
  },
  button: touchTarget,
});

interface CellBarProps {
  /** The current cell; undefined before one is chosen. */
  cell: GridCell | undefined;
  /** The size of the selected range; null if there is none. */
  size: { rows: number; columns: number } | null;
  onShow: (cell: GridCell) => void;
  onEdit: () => void;
  onRestore: (cell: GridCell) => void;
}

/** Actions on the current cell, for users who neither double-click nor know the keys. */
export function CellBar({ cell, size, onShow, onEdit, onRestore }: CellBarProps) {
  const styles = useStyles();
  const isTouch = useMediaQuery(touch);
  if (!cell) {
    return (
      <div className={styles.bar}>
        <Text size={200} className={styles.quiet}>
          {isTouch ? tableMessages.touchHint : tableMessages.hint}
        </Text>
      </div>
    );
  }
  return (
    <section className={styles.bar} aria-label={text.cell}>
      <div className={styles.words}>
        <Text size={200} className={styles.quiet}>
          {size ? tableMessages.chosen(size.rows, size.columns) : placeWords(cell)}{' '}
          {cell.original !== null && (
            <>
              <Badge appearance="tint" color="brand" shape="rounded" size="small">
                {text.byHand}
              </Badge>{' '}
              {text.original(cell.original)}
            </>
          )}
        </Text>
        <Text className={styles.text}>{cell.text || messages.common.none}</Text>
      </div>
      <div className={styles.buttons}>
        {cell.original !== null && (
          <Button size="small" className={styles.button} icon={<ArrowUndo16Regular />} onClick={() => onRestore(cell)}>
            {text.undo}
          </Button>
        )}
        <Button size="small" className={styles.button} icon={<Edit16Regular />} onClick={onEdit}>
          {messages.common.edit}
        </Button>
        <Button size="small" className={styles.button} icon={<Location16Regular />} onClick={() => onShow(cell)}>
          {text.showOnPage(cell.page)}
        </Button>
      </div>
    </section>
  );
}
