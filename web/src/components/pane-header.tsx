import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { lowWindow } from '../lib/low-window.ts';
import { Name } from './name.tsx';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    boxSizing: 'border-box',
    height: '44px',
    [`@media ${lowWindow}`]: { height: '34px' },
    padding: '0 8px 0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The header of a pane that is beside other panes. */
export function PaneHeader({ title, children }: { title: string; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.header}>
      <h2 className={styles.title}>
        <Name text={title} />
      </h2>
      {children}
    </div>
  );
}
