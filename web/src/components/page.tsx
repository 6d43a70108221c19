import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '100%',
    maxWidth: '1440px',
    boxSizing: 'border-box',
    padding: '8px 24px 24px',
    '@media (max-width: 640px)': { paddingInline: '16px' },
  },
});

/** The room of a screen below the breadcrumbs. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={mergeClasses(useStyles().page, className)}>{children}</div>;
}
