import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { messages } from '../lib/messages.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 8px',
    padding: '6px 12px',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  count: { marginRight: 'auto' },
});

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** The number of selected rows, and the actions on all of them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const styles = useStyles();
  return (
    <section className={styles.bar} aria-label={messages.list.selection}>
      <Text weight="semibold" className={styles.count} role="status">
        {messages.list.selected(count)}
      </Text>
      {children}
      <Button
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label={messages.list.clearSelection}
        onClick={onClear}
      />
    </section>
  );
}
