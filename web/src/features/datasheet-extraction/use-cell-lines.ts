import { type RefObject, useLayoutEffect } from 'react';
import { useRoom } from '../../lib/use-room.ts';
import { stripHeight } from './column-strip.tsx';
import { phone } from './head-button.tsx';
import type { Grid } from './table-grid.ts';

/** The most lines of a cell, as a property of the table: where it is not set, a phone shows two, and three of a header. */
export const cellLines = '--cell-lines';

/** From most to least. */
const choices = ['none', '6', '4', '3'];

/** The room below the table and the bar of the chosen cell before one is chosen, in pixels. */
const below = 12 + 45;

/**
 * On a phone the cells of a table that does not fit are cut to a few lines. They are cut no more than it takes: those of a small table are
 * whole. The bar of the chosen cell takes room when a cell is chosen, but changes nothing here, since the table would jump.
 */
export function useCellLines(
  view: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  { grid, layout, isDrawn }: { grid: Grid; layout: string; isDrawn: boolean },
): void {
  const { height } = useRoom(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths of the columns change the heights of its rows
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || height === 0) return;
    element.style.removeProperty(cellLines);
    if (!isDrawn || !window.matchMedia(phone).matches) return;
    for (const lines of choices) {
      element.style.setProperty(cellLines, lines);
      if (element.offsetHeight + stripHeight + below <= height) return;
    }
    element.style.removeProperty(cellLines);
  }, [table, grid, layout, isDrawn, height]);
}
