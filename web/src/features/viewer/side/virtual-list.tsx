import { makeStyles } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { useRoom } from '../../../lib/use-room.ts';

const useStyles = makeStyles({
  region: { flexGrow: 1, minHeight: 0, overflowAnchor: 'none' },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
  row: { position: 'absolute', left: 0, right: 0, boxSizing: 'border-box' },
});

interface VirtualListProps {
  label: string;
  count: number;
  /** Of each row, in pixels. */
  rowHeight: number;
  /** The row of the page or hit in view; it is scrolled into view when it changes. -1: none. */
  current: number;
  /** Renders a row: one button with these properties. */
  row: (index: number, button: { tabIndex: number }) => ReactNode;
}

/** A list of thousands of buttons; only those near the view exist. Arrow keys, Home and End move through it. */
export function VirtualList({ label, count, rowHeight, current, row }: VirtualListProps) {
  const styles = useStyles();
  const ref = useRef<HTMLElement>(null);
  const { height } = useRoom(ref);
  const [range, setRange] = useState({ first: 0, last: 30 });
  /** The row that Tab leads to. */
  const [focused, setFocused] = useState(0);
  /** A row that must take the focus as soon as it is rendered. */
  const wanted = useRef<number | null>(null);

  const follow = () => {
    const top = ref.current?.scrollTop ?? 0;
    const first = Math.max(0, Math.floor(top / rowHeight) - 3);
    const last = Math.ceil((top + height) / rowHeight) + 3;
    setRange((now) => (now.first === first && now.last === last ? now : { first, last }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the room or its content has changed
  useEffect(follow, [height, rowHeight, count]);

  useEffect(() => {
    if (current < 0 || height === 0) return;
    setFocused(current);
    show(ref.current, current * rowHeight, rowHeight);
  }, [current, height, rowHeight]);

  useEffect(() => {
    if (wanted.current === null) return;
    const button = ref.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] button`);
    if (!button) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const from = row ? Number(row.dataset.row) : focused;
    const steps: Record<string, number> = {
      ...{ ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 },
      ...{ PageDown: from + page, PageUp: from - page },
    };
    const to = steps[event.key];
    if (to === undefined || count === 0) return;
    event.preventDefault();
    const index = Math.min(count - 1, Math.max(0, to));
    wanted.current = index;
    setFocused(index);
    show(ref.current, index * rowHeight, rowHeight);
    follow();
  };

  const last = Math.min(count - 1, range.last);
  // The row that Tab leads to stays rendered, even if it is scrolled out of view.
  const indexes = [...new Set([Math.min(focused, count - 1), ...between(range.first, last)])].sort((a, b) => a - b);
  return (
    <ScrollRegion ref={ref} className={styles.region} label={label} onScroll={follow} onKeyDown={onKeyDown}>
      <ul className={styles.list} style={{ height: count * rowHeight }}>
        {indexes
          .filter((index) => index >= 0)
          .map((index) => (
            <li
              key={index}
              className={styles.row}
              style={{ top: index * rowHeight, height: rowHeight }}
              data-row={index}
              aria-setsize={count}
              aria-posinset={index + 1}
            >
              {row(index, { tabIndex: index === focused ? 0 : -1 })}
            </li>
          ))}
      </ul>
    </ScrollRegion>
  );
}

const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Scrolls only if the row is not in view. */
function show(region: HTMLElement | null, top: number, height: number): void {
  if (!region) return;
  if (top < region.scrollTop) region.scrollTop = top;
  else if (top + height > region.scrollTop + region.clientHeight) region.scrollTop = top + height - region.clientHeight;
}
