import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useRoom } from '../../lib/use-room.ts';
import { type FoundEntry, FoundList, FoundSelect } from './found-list.tsx';

/** From this width on, in pixels, the list is beside the chosen item. */
const roomy = 560;

const useStyles = makeStyles({
  room: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  columns: { display: 'grid', gridTemplateColumns: 'minmax(140px, 25%) minmax(0, 1fr)', flexGrow: 1, minHeight: 0 },
  content: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
});

interface FoundLayoutProps {
  label: string;
  entries: readonly FoundEntry[];
  named?: boolean;
  chosen: number | null;
  onChoose: (ordinal: number) => void;
  children: ReactNode;
}

/** A list of found items and the chosen item: beside each other or, in a narrow room, one above the other. */
export function FoundLayout({ children, ...list }: FoundLayoutProps) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const { width } = useRoom(ref);
  const isRoomy = width === 0 || width >= roomy;
  return (
    <div ref={ref} className={styles.room}>
      <div className={isRoomy ? styles.columns : styles.content}>
        {isRoomy ? <FoundList {...list} /> : <FoundSelect {...list} />}
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
