import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ClampedName } from './clamped-name.tsx';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
  words: { minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface PageHeaderProps {
  /** May contain a user's text: it is cut after two lines. */
  title: string;
  text?: ReactNode;
  /** Buttons at the right. */
  children?: ReactNode;
}

/** The header of a screen, which also sets the title of the browser's tab. */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  const styles = useStyles();
  usePageTitle(title);
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <ClampedName text={title} lines={2} />
        </h1>
        {text && <Text className={styles.text}>{text}</Text>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
