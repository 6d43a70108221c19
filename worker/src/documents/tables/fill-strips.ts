import type { Figure } from '../layout/raw-page.ts';
import type { Area } from './page-table.ts';

/** Filled rectangles of one height side by side: the grounds of the cells of a row, or one ground for all of them. */
export interface Strip extends Area {
  /** Places between its rectangles. */
  edges: number[];
}

/** Grounds of cells are at least this wide and high, in points. */
const NARROWEST = 10;
const LOWEST = 7;
/** Drawings of more rectangles than this are plans and pictures. */
const MOST_FILLS = 1500;
/** Sides that differ by this many points are the same. */
export const SAME_SIDE = 2;
/** White space between grounds of neighbouring cells, in points. */
export const SPACING = 8;

/** Puts filled rectangles that stand side by side into strips, from top to bottom. */
export function toStrips(figures: Figure[]): Strip[] {
  const fills = figures.filter(({ isFill, x0, x1, y0, y1 }) => isFill && x1 - x0 >= NARROWEST && y1 - y0 >= LOWEST);
  if (fills.length > MOST_FILLS) return [];
  const strips: Strip[] = [];
  const sorted = fills.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  for (let start = 0; start < sorted.length; ) {
    const top = sorted[start]?.y0 ?? 0;
    let end = start + 1;
    while (end < sorted.length && (sorted[end]?.y0 ?? 0) - top <= SAME_SIDE) end++;
    strips.push(...joinBeside(sorted.slice(start, end)));
    start = end;
  }
  return strips;
}

function joinBeside(fills: Area[]): Strip[] {
  const strips: Strip[] = [];
  for (const { x0, y0, x1, y1 } of fills.toSorted((a, b) => a.x0 - b.x0)) {
    const strip = strips.find((each) => {
      const gap = x0 - each.x1;
      return gap >= -SAME_SIDE && gap <= SPACING && Math.abs(each.y1 - y1) <= SAME_SIDE;
    });
    // A second colour over the same ground adds nothing.
    if (strips.some((each) => each.x0 <= x0 + 1 && each.x1 >= x1 - 1 && Math.abs(each.y1 - y1) <= SAME_SIDE)) continue;
    if (strip) {
      strip.edges.push((strip.x1 + x0) / 2);
      strip.x1 = x1;
    } else {
      strips.push({ x0, y0, x1, y1, edges: [] });
    }
  }
  return strips;
}
