import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { rangeNear, type SheetLayout } from './sheet-layout.ts';

/** The margin around the view in which cells are also drawn, in pixels. */
const margin = 300;

export interface SheetView {
  /** The first and last index. */
  rows: [number, number];
  columns: [number, number];
}

/** The rows and columns of a sheet that are near the view, at this scale. */
export function useSheetView(
  scroller: RefObject<HTMLElement | null>,
  layout: SheetLayout,
  { scale, room }: { scale: number; room: { width: number; height: number } },
): SheetView & { follow: () => void } {
  const [at, setAt] = useState({ top: 0, left: 0 });
  const follow = useCallback(() => {
    const element = scroller.current;
    if (element) setAt({ top: element.scrollTop / scale, left: element.scrollLeft / scale });
  }, [scroller, scale]);
  useLayoutEffect(follow, [follow]);
  return {
    rows: rangeNear(layout.rows, at.top, room.height / scale, margin),
    columns: rangeNear(layout.columns, at.left, room.width / scale, margin),
    follow,
  };
}
