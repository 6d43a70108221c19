import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';

const useStyles = makeStyles({
  card: { gap: tokens.spacingVerticalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

export function DashboardCard({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}
