import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { resultMessages } from '../lib/messages.results.ts';

const useStyles = makeStyles({
  fold: { flexShrink: 0, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  summary: {
    padding: '8px 12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

interface NotFoundProps {
  count: number;
  /** Whether it is expanded from the start, for example because one of its items is chosen. */
  open?: boolean;
  children: ReactNode;
}

/** The items that were not found, with their count, collapsed below the found ones. Nothing if all were found. */
export function NotFound({ count, open = false, children }: NotFoundProps) {
  const styles = useStyles();
  if (count === 0) return null;
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>{resultMessages.notFound(count)}</summary>
      {children}
    </details>
  );
}
