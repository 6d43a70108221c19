import type { Area } from '../../page/page-table.ts';
import type { Figure } from '../../page/raw-page.ts';
import { FILL_LOWEST, FILL_NARROWEST, FILL_SAME_SIDE, FILL_SPACING, FILLS_MOST } from '../thresholds.ts';

/** Filled rectangles of one height beside each other: the fills of the cells of a row, or one fill for all of them. */
export interface Strip extends Area {
  /** Places between its rectangles. */
  edges: number[];
}

/** Groups filled rectangles that are beside each other into strips, from top to bottom. */
export function toStrips(figures: Figure[]): Strip[] {
  const fills = figures.filter(
    ({ isFill, x0, x1, y0, y1 }) => isFill && x1 - x0 >= FILL_NARROWEST && y1 - y0 >= FILL_LOWEST,
  );
  if (fills.length > FILLS_MOST) return [];
  const strips: Strip[] = [];
  const sorted = fills.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  for (let start = 0; start < sorted.length; ) {
    const top = sorted[start]?.y0 ?? 0;
    let end = start + 1;
    while (end < sorted.length && (sorted[end]?.y0 ?? 0) - top <= FILL_SAME_SIDE) end++;
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
      return gap >= -FILL_SAME_SIDE && gap <= FILL_SPACING && Math.abs(each.y1 - y1) <= FILL_SAME_SIDE;
    });
    // A second colour over the same fill adds nothing.
    if (strips.some((each) => each.x0 <= x0 + 1 && each.x1 >= x1 - 1 && Math.abs(each.y1 - y1) <= FILL_SAME_SIDE))
      continue;
    if (strip) {
      strip.edges.push((strip.x1 + x0) / 2);
      strip.x1 = x1;
    } else {
      strips.push({ x0, y0, x1, y1, edges: [] });
    }
  }
  return strips;
}
