import { type Rule, type Turn, turnPoint } from '../layout/raw-page.ts';
import type { Matrix } from './matrix.ts';
import type { DrawnPath } from './page-content.ts';

/** Drawings of more strokes than this are maps and plans, not tables: their rules are given up, and so is the work on them. */
const MOST_RULES = 20_000;
const MOST_NUMBERS = 2_000_000;
/** Points off the straight that still make a level or upright line. */
const SLANT = 0.7;
/** A filled area thinner than this is a line. */
const LINE_WIDTH = 3;
/** Shorter ones are dots, ticks and letters drawn as outlines. */
const SHORTEST = 2;

interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const [MOVE, LINE, CURVE, QUADRATIC, CLOSE] = [0, 1, 2, 3, 4];

/** Gathers level and upright lines of a page from its paths, in points from the top left of the page as shown. */
export function collectRules() {
  const rules: Rule[] = [];
  let numbers = 0;
  const add = (x0: number, y0: number, x1: number, y1: number, isEdge: boolean) => {
    const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
    if (Math.min(width, height) > SLANT || Math.max(width, height) < SHORTEST) return;
    const [left, top] = [Math.min(x0, x1), Math.min(y0, y1)];
    if (width > height) rules.push({ x0: left, x1: left + width, y0: (y0 + y1) / 2, y1: (y0 + y1) / 2, isEdge });
    else rules.push({ x0: (x0 + x1) / 2, x1: (x0 + x1) / 2, y0: top, y1: top + height, isEdge });
  };

  const addArea = ({ x0, y0, x1, y1 }: Area) => {
    const [width, height] = [x1 - x0, y1 - y0];
    if (Math.min(width, height) <= LINE_WIDTH) {
      if (Math.max(width, height) < 2 * Math.min(width, height)) return;
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      if (width > height) add(x0, y, x1, y, false);
      else add(x, y0, x, y1, false);
      return;
    }
    if (height < 4 || width < 4) return;
    add(x0, y0, x1, y0, true);
    add(x0, y1, x1, y1, true);
    add(x0, y0, x0, y1, true);
    add(x1, y0, x1, y1, true);
  };

  return {
    path(path: DrawnPath): void {
      numbers += path.data.length;
      if (rules.length > MOST_RULES || numbers > MOST_NUMBERS) return;
      for (const points of subpaths(path.data, path.matrix)) {
        if (path.filled) {
          const area = asRectangle(points);
          if (area) addArea(area);
        }
        if (!path.stroked) continue;
        for (let at = 2; at < points.length; at += 2) {
          add(points[at - 2] ?? 0, points[at - 1] ?? 0, points[at] ?? 0, points[at + 1] ?? 0, false);
        }
      }
    },
    /** In reading direction. */
    rules(turn: Turn, width: number, height: number): Rule[] {
      if (rules.length > MOST_RULES || numbers > MOST_NUMBERS) return [];
      if (turn === 0) return rules;
      return rules.map((rule) => {
        const [ax, ay] = turnPoint(turn, width, height, rule.x0, rule.y0);
        const [bx, by] = turnPoint(turn, width, height, rule.x1, rule.y1);
        return {
          x0: Math.min(ax, bx),
          y0: Math.min(ay, by),
          x1: Math.max(ax, bx),
          y1: Math.max(ay, by),
          isEdge: rule.isEdge,
        };
      });
    },
  };
}

/** Corner points of each subpath without curves, x and y in turn. */
function subpaths(data: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): number[][] {
  const paths: number[][] = [];
  let points: number[] = [];
  let curved = false;
  const finish = () => {
    if (points.length >= 4 && !curved) paths.push(points);
    points = [];
    curved = false;
  };
  const push = (x: number, y: number) => points.push(a * x + c * y + e, b * x + d * y + f);
  let at = 0;
  while (at < data.length) {
    const op = data[at++];
    if (op === MOVE) {
      finish();
      push(data[at] ?? 0, data[at + 1] ?? 0);
      at += 2;
    } else if (op === LINE) {
      push(data[at] ?? 0, data[at + 1] ?? 0);
      at += 2;
    } else if (op === CURVE || op === QUADRATIC) {
      curved = true;
      at += op === CURVE ? 6 : 4;
    } else if (op === CLOSE) {
      if (points.length >= 4) points.push(points[0] ?? 0, points[1] ?? 0);
    } else {
      break;
    }
  }
  finish();
  return paths;
}

/** The area of a subpath whose corners are those of an upright rectangle. */
function asRectangle(points: number[]): Area | null {
  if (points.length < 6 || points.length > 12) return null;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    x0 = Math.min(x0, points[at] ?? 0);
    x1 = Math.max(x1, points[at] ?? 0);
    y0 = Math.min(y0, points[at + 1] ?? 0);
    y1 = Math.max(y1, points[at + 1] ?? 0);
  }
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    if (Math.min(x - x0, x1 - x) > SLANT || Math.min(y - y0, y1 - y) > SLANT) return null;
  }
  return points.length < 8 ? null : { x0, y0, x1, y1 };
}
