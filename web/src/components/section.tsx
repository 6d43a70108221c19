import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

const useStyles = makeStyles({
  card: { gap: tokens.spacingVerticalL, padding: '20px 24px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { color: tokens.colorNeutralForeground2 },
});

/** A group of settings under a heading. */
export function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Text className={styles.text}>{text}</Text>
      </div>
      {children}
    </Card>
  );
}
