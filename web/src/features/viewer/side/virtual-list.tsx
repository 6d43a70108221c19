import { makeStyles } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { useRoom } from '../../../lib/use-room.ts';

const useStyles = makeStyles({
  region: { flexGrow: 1, minHeight: 0, overflowAnchor: 'none' },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
  item: { position: 'absolute', boxSizing: 'border-box' },
});

interface VirtualListProps {
  label: string;
  count: number;
  /** Of each row, in pixels. */
  rowHeight: number;
  /** The least width of an item, in pixels: a wide list has several in a row. By default one fills its row. */
  itemWidth?: number;
  /** The item of the page or hit in view; it is scrolled into view when it changes. -1: none. */
  current: number;
  /** Renders an item: one button with these properties. */
  item: (index: number, button: { tabIndex: number }) => ReactNode;
}

/** A list of thousands of buttons; only those near the view exist. Arrow keys, Home and End move through it. */
export function VirtualList({ label, count, rowHeight, itemWidth, current, item }: VirtualListProps) {
  const styles = useStyles();
  const ref = useRef<HTMLElement>(null);
  const { width, height } = useRoom(ref);
  const columns = itemWidth ? Math.max(1, Math.floor(width / itemWidth)) : 1;
  const topOf = (index: number) => Math.floor(index / columns) * rowHeight;
  /** The first and the last row near the view. */
  const [range, setRange] = useState({ first: 0, last: 30 });
  /** The item that Tab leads to. */
  const [focused, setFocused] = useState(0);
  /** An item that must take the focus as soon as it is rendered. */
  const wanted = useRef<number | null>(null);

  const follow = () => {
    const top = ref.current?.scrollTop ?? 0;
    const first = Math.max(0, Math.floor(top / rowHeight) - 3);
    const last = Math.ceil((top + height) / rowHeight) + 3;
    setRange((now) => (now.first === first && now.last === last ? now : { first, last }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the room or its content has changed
  useEffect(follow, [height, rowHeight, columns, count]);

  useEffect(() => {
    if (current < 0 || height === 0) return;
    setFocused(current);
    show(ref.current, Math.floor(current / columns) * rowHeight, rowHeight);
  }, [current, height, rowHeight, columns]);

  useEffect(() => {
    if (wanted.current === null) return;
    const button = ref.current?.querySelector<HTMLElement>(`[data-item="${wanted.current}"] button`);
    if (!button) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const own = (event.target as HTMLElement).closest<HTMLElement>('[data-item]');
    const page = Math.max(1, Math.floor(height / rowHeight) - 1) * columns;
    const from = own ? Number(own.dataset.item) : focused;
    const steps: Record<string, number> = {
      ...{ ArrowDown: from + columns, ArrowUp: from - columns, Home: 0, End: count - 1 },
      ...(columns > 1 && { ArrowRight: from + 1, ArrowLeft: from - 1 }),
      ...{ PageDown: from + page, PageUp: from - page },
    };
    const to = steps[event.key];
    if (to === undefined || count === 0) return;
    event.preventDefault();
    // From the first row there is no way up, from the last none down.
    const isOut = to < 0 || to >= count;
    const index = isOut && columns > 1 ? from : Math.min(count - 1, Math.max(0, to));
    wanted.current = index;
    setFocused(index);
    show(ref.current, topOf(index), rowHeight);
    follow();
  };

  const last = Math.min(count - 1, (range.last + 1) * columns - 1);
  // The item that Tab leads to stays rendered, even if it is scrolled out of view.
  const indexes = [...new Set([Math.min(focused, count - 1), ...between(range.first * columns, last)])].sort(
    (a, b) => a - b,
  );
  return (
    <ScrollRegion ref={ref} className={styles.region} label={label} onScroll={follow} onKeyDown={onKeyDown}>
      <ul className={styles.list} style={{ height: Math.ceil(count / columns) * rowHeight }}>
        {indexes
          .filter((index) => index >= 0)
          .map((index) => (
            <li
              key={index}
              className={styles.item}
              style={{
                ...{ top: topOf(index), height: rowHeight },
                ...{ left: `${((index % columns) * 100) / columns}%`, width: `${100 / columns}%` },
              }}
              data-item={index}
              aria-setsize={count}
              aria-posinset={index + 1}
            >
              {item(index, { tabIndex: index === focused ? 0 : -1 })}
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
