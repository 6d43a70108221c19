import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  state: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: '48px 24px',
    textAlign: 'center',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { maxWidth: '52ch', color: tokens.colorNeutralForeground2, textAlign: 'center' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS },
});

interface EmptyStateProps {
  title: string;
  text: string;
  /** The level of the heading: 1 if the screen shows nothing else. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** Says what an empty list or screen is for, or what went wrong, and offers the next step. */
export function EmptyState({ title, text, level = 2, children }: EmptyStateProps) {
  const styles = useStyles();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <Heading className={styles.title}>{title}</Heading>
      <Text className={styles.text}>{text}</Text>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
