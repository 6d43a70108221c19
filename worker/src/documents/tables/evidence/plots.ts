import type { Area } from '../../page/page-table.ts';
import type { Straight } from '../../page/raw-page.ts';
import { PLOT_MOST_RULES, PLOT_SMALLEST, TICK_LONGEST, TICK_SHORTEST, TICKS_FEWEST } from '../thresholds.ts';

/**
 * Finds the areas beside the vertical axes of charts. Horizontal rules, ticks or lines of a grid, extend a little beyond such an axis.
 * Those of a table end at its side, or extend beyond it on the other side, too.
 */
export function findPlots(level: Straight[], upright: Straight[]): Area[] {
  if (level.length + upright.length > PLOT_MOST_RULES) return [];
  const sides = upright.filter(({ from, to }) => to - from >= PLOT_SMALLEST);
  return sides.flatMap(({ at, from, to }) => {
    const met = level.filter((rule) => rule.at >= from - 1 && rule.at <= to + 1 && meets(rule, at));
    const atLeft = met.filter((rule) => isTick(at - rule.from));
    const atRight = met.filter((rule) => isTick(rule.to - at));
    const isAxis =
      (atLeft.length >= TICKS_FEWEST && !endAlike(atLeft, sides, (rule, side) => rule.to - side)) ||
      (atRight.length >= TICKS_FEWEST && !endAlike(atRight, sides, (rule, side) => side - rule.from));
    const [x0, x1] = [Math.min(...met.map((rule) => rule.from)), Math.max(...met.map((rule) => rule.to))];
    return isAxis && x1 - x0 >= PLOT_SMALLEST ? [{ x0, x1, y0: from, y1: to }] : [];
  });
}

function meets(rule: Straight, at: number): boolean {
  return rule.from <= at + 1 && rule.to >= at - 1;
}

function isTick(overhang: number): boolean {
  return overhang >= TICK_SHORTEST && overhang <= TICK_LONGEST;
}

/** Whether most rules stick out at their other end as well: of the far side of a table. */
function endAlike(rules: Straight[], sides: Straight[], overhang: (rule: Straight, at: number) => number): boolean {
  return rules.filter((rule) => sides.some(({ at }) => isTick(overhang(rule, at)))).length > rules.length / 2;
}
