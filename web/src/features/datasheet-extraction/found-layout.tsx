import { makeStyles } from '@fluentui/react-components';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRoom } from '../../lib/use-room.ts';
import { type FoundEntry, FoundList, FoundSelect } from './found-list.tsx';
import { phone } from './head-button.tsx';

/** From this width on, in pixels, the list is beside the chosen item. */
const roomy = 560;

const useStyles = makeStyles({
  room: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  columns: { display: 'grid', gridTemplateColumns: 'minmax(140px, 25%) minmax(0, 1fr)', flexGrow: 1, minHeight: 0 },
  content: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  choice: { display: 'flex', alignItems: 'center', gap: '8px', flexShrink: 0, padding: '8px 12px 0' },
  buttons: { display: 'flex', alignItems: 'center', gap: '4px', flexShrink: 0, ':empty': { display: 'none' } },
});

/** The place for buttons beside the choice; null where there is none. */
const ButtonPlace = createContext<HTMLElement | null>(null);

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
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery(phone);
  const isRoomy = width === 0 || width >= roomy;
  return (
    <div ref={ref} className={styles.room}>
      <div className={isRoomy ? styles.columns : styles.content}>
        {isRoomy ? (
          <FoundList {...list} />
        ) : (
          <div className={styles.choice}>
            <FoundSelect {...list} />
            {isPhone && <div ref={setPlace} className={styles.buttons} />}
          </div>
        )}
        <div className={styles.content}>
          <ButtonPlace value={place}>{children}</ButtonPlace>
        </div>
      </div>
    </div>
  );
}

/** The buttons of the chosen item. On a phone they share a row with the choice, because the item needs the room. */
export function ItemButtons({ isFull, children }: { isFull: boolean; children: ReactNode }) {
  const place = useContext(ButtonPlace);
  return place && !isFull ? createPortal(children, place) : children;
}
