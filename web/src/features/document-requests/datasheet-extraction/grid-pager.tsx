import { Button, Text } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { messages } from '../../../lib/messages.ts';
import { useGridStyles } from './grid-view.styles.ts';

const text = messages.datasheetRuns;

interface GridPagerProps {
  /** Rows from 0, the end not included. */
  from: number;
  to: number;
  rows: number;
  hasPrevious: boolean;
  hasNext: boolean;
  onTurn: (by: 1 | -1) => void;
}

/** Goes through the rows of a big table, stretch by stretch. */
export function GridPager({ from, to, rows, hasPrevious, hasNext, onTurn }: GridPagerProps) {
  const styles = useGridStyles();
  return (
    <div className={styles.pager}>
      <Button
        appearance="subtle"
        icon={<ChevronLeft20Regular />}
        aria-label={text.previousRows}
        disabledFocusable={!hasPrevious}
        onClick={() => onTurn(-1)}
      />
      <Text size={200} className={styles.range} aria-live="polite">
        {text.rowRange(from + 1, to, rows)}
      </Text>
      <Button
        appearance="subtle"
        icon={<ChevronRight20Regular />}
        aria-label={text.nextRows}
        disabledFocusable={!hasNext}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
