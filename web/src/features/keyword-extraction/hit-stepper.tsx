import { Button, makeStyles, Text } from '@fluentui/react-components';
import { ChevronDown20Regular, ChevronUp20Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';

const text = messages.keywordRuns;

const useStyles = makeStyles({
  stepper: { display: 'flex', alignItems: 'center', gap: '2px' },
  position: { minWidth: '96px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

interface HitStepperProps {
  /** From 0; null: none yet. */
  current: number | null;
  total: number;
  onStep: (direction: 1 | -1) => void;
}

/** Buttons to go from hit to hit; the document follows. */
export function HitStepper({ current, total, onStep }: HitStepperProps) {
  const styles = useStyles();
  return (
    <div className={styles.stepper}>
      <Button
        size="small"
        appearance="subtle"
        icon={<ChevronUp20Regular />}
        aria-label={text.previousHit}
        aria-keyshortcuts="P K ArrowUp"
        title={text.previousHitKey}
        disabledFocusable={current === null || current === 0}
        onClick={() => onStep(-1)}
      />
      <Text size={200} className={styles.position} role="status">
        {current === null ? text.total(total) : text.position(current + 1, total)}
      </Text>
      <Button
        size="small"
        appearance="subtle"
        icon={<ChevronDown20Regular />}
        aria-label={text.nextHit}
        aria-keyshortcuts="N J ArrowDown"
        title={text.nextHitKey}
        disabledFocusable={current !== null && current + 1 >= total}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
