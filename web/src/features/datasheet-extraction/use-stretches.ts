import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useRoom } from '../../lib/use-room.ts';
import type { Cursor } from './table-grid.ts';

type Stretch = readonly [from: number, to: number];

/** The height of a row with one line of text, in pixels: the estimate for rows that have not been drawn. */
const usualRow = 25;
/** How far above and below the view rows are also drawn, in pixels. */
const margin = 400;

/** A part of the table's body: rows that are drawn, or room for rows that are not. */
export type BodyPart =
  | { kind: 'rows'; index: number; from: number; to: number }
  | { kind: 'room'; key: number; height: number };

/**
 * Which rows of a long table are drawn: those in view and those around the places that are `needed`. The others are empty room, as high as when they were
 * last drawn, or as other rows of the table.
 */
export function useStretches(
  scroller: RefObject<HTMLElement | null>,
  {
    stretches,
    needed,
    layout,
  }: {
    stretches: readonly Stretch[];
    needed: readonly (Cursor | null)[];
    /** Changes when rows may get another height. */
    layout: string;
  },
) {
  const heights = useRef(new Map<number, number>());
  const measured = useRef(layout);
  if (measured.current !== layout) {
    measured.current = layout;
    heights.current = new Map();
  }
  const { height: room } = useRoom(scroller);
  const [top, setTop] = useState(0);

  const heightOf = useCallback(
    (index: number): number => {
      const known = heights.current.get(index);
      if (known !== undefined) return known;
      const [from, to] = stretches[index] ?? [0, 0];
      return (to - from) * averageRow(heights.current, stretches);
    },
    [stretches],
  );

  const isNear = (start: number, end: number) => end >= top - margin && start <= top + Math.max(room, 600) + margin;
  const parts: BodyPart[] = [];
  let start = 0;
  for (const [index, [from, to]] of stretches.entries()) {
    const height = heightOf(index);
    const isNeeded = needed.some((place) => place !== null && place.row >= from && place.row < to);
    const last = parts.at(-1);
    if (isNeeded || isNear(start, start + height)) parts.push({ kind: 'rows', index, from, to });
    else if (last?.kind === 'room') last.height += height;
    else parts.push({ kind: 'room', key: index, height });
    start += height;
  }

  useLayoutEffect(() => {
    for (const body of scroller.current?.querySelectorAll<HTMLElement>('[data-stretch]') ?? []) {
      const { height } = body.getBoundingClientRect();
      if (height > 0) heights.current.set(Number(body.dataset.stretch), height);
    }
  });

  const onScroll = useCallback(() => {
    const at = scroller.current?.scrollTop ?? 0;
    // Drawn again only when undrawn rows come near the view.
    setTop((known) => (Math.abs(known - at) > margin / 2 ? at : known));
  }, [scroller]);
  return { parts, onScroll };
}

function averageRow(heights: ReadonlyMap<number, number>, stretches: readonly Stretch[]): number {
  let [rows, height] = [0, 0];
  for (const [index, one] of heights) {
    const [from, to] = stretches[index] ?? [0, 0];
    rows += to - from;
    height += one;
  }
  return rows > 0 ? height / rows : usualRow;
}
