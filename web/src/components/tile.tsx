import { makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { messages } from '../lib/messages.ts';
import { Card } from './card.tsx';
import { TextLink } from './text-link.tsx';

const useStyles = makeStyles({
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '16px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: '12px' },
    // Two columns: the last of an odd number is as wide as both.
    '@media (max-width: 500px)': { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  figure: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  hint: { color: tokens.colorNeutralForeground2 },
  alarm: { color: tokens.colorStatusDangerForeground1 },
});

export interface TileProps {
  title: string;
  /** The list behind the figure. */
  to?: string;
  figure: ReactNode;
  hints: readonly string[];
  /** Whether the figure needs attention. */
  alarm?: boolean;
}

export function Tile({ title, to, figure, hints, alarm = false }: TileProps) {
  const styles = useStyles();
  return (
    <Card>
      <h2 className={styles.title}>{to ? <TextLink to={to}>{title}</TextLink> : title}</h2>
      <Text weight="semibold" className={styles.figure}>
        {figure}
      </Text>
      {hints.map((hint) => (
        <Text key={hint} size={200} className={alarm ? styles.alarm : styles.hint}>
          {hint}
        </Text>
      ))}
    </Card>
  );
}

export function Tiles({ children }: { children: ReactNode }) {
  return <div className={useStyles().tiles}>{children}</div>;
}

/** Room for the figures while they are fetched. */
export function LoadingTiles({ count }: { count: number }) {
  const styles = useStyles();
  return (
    <Skeleton aria-label={messages.common.loading} className={styles.tiles}>
      {Array.from({ length: count }, (_, index) => `tile ${index}`).map((key) => (
        <SkeletonItem key={key} style={{ height: '120px' }} />
      ))}
    </Skeleton>
  );
}
