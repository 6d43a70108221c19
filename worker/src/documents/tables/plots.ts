import type { Area } from './page-table.ts';
import type { Straight } from './straight-rules.ts';

/** Ticks stick out of an axis by so many points, and so many of them at least. */
const SHORTEST_TICK = 1.2;
const LONGEST_TICK = 6;
const FEWEST_TICKS = 4;
/** A plot is at least this wide and high, in points. */
const SMALLEST = 60;
/** A page with more rules than this is a plan; its axes are not looked for. */
const MOST_RULES = 2000;

/**
 * Finds the areas beside the upright axes of charts: level rules, be they ticks alone or lines of a grid, stick out of an axis by a
 * little, where those of a table end at its side.
 */
export function findPlots(level: Straight[], upright: Straight[]): Area[] {
  if (level.length + upright.length > MOST_RULES) return [];
  return upright.flatMap(({ at, from, to }) => {
    if (to - from < SMALLEST) return [];
    const met = level.filter(
      (rule) => rule.at >= from - 1 && rule.at <= to + 1 && rule.from <= at + 1 && rule.to >= at - 1,
    );
    const isTick = (overhang: number) => overhang >= SHORTEST_TICK && overhang <= LONGEST_TICK;
    const isAxis = [met.filter((rule) => isTick(at - rule.from)), met.filter((rule) => isTick(rule.to - at))].some(
      (ticks) => ticks.length >= FEWEST_TICKS,
    );
    const [x0, x1] = [Math.min(...met.map((rule) => rule.from)), Math.max(...met.map((rule) => rule.to))];
    return isAxis && x1 - x0 >= SMALLEST ? [{ x0, x1, y0: from, y1: to }] : [];
  });
}
