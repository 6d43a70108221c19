import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../lib/messages.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Logo } from './logo.tsx';

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100vh',
    padding: tokens.spacingHorizontalL,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, width: '100%', maxWidth: '440px' },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    padding: '32px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    overflowWrap: 'anywhere',
    '@media (max-width: 480px)': { padding: '24px 20px' },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
});

/** A screen with one card for users who are not signed in, such as the targets of links in mails. */
export function PublicCard({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  usePageTitle(title);
  return (
    <main className={styles.screen}>
      <div className={styles.column}>
        <Link to="/landing" className={styles.brand}>
          <Logo size={28} />
          <Text size={400} weight="semibold">
            {messages.product.name}
          </Text>
        </Link>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}
