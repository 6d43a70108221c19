import { type Figure, type Rule, type Turn, turnPoint } from '../page/raw-page.ts';
import { type Dot, joinDots } from './dotted-lines.ts';
import type { Matrix } from './matrix.ts';
import type { DrawnPath } from './page-content.ts';

/** Drawings of more strokes than this are maps and plans, not tables: their rules are given up, and so is the work on them. */
const MOST_RULES = 20_000;
const MOST_NUMBERS = 2_000_000;
const MOST_DOTS = 100_000;
/** Points off the straight that still make a level or upright line. */
const SLANT = 0.7;
/** A filled area thinner than this is a line. */
const LINE_WIDTH = 3;
/** Shorter ones are dots, ticks and letters drawn as outlines. */
const SHORTEST = 2;
/** A filled square or round this small may be a dot of a dotted line. */
const LARGEST_DOT = 2.2;

const [MOVE, LINE, CURVE, QUADRATIC, CLOSE] = [0, 1, 2, 3, 4];

/** Curves and slanted lines smaller than this both ways are letters drawn as outlines, arrowheads, ticks. */
const SMALL_FIGURE = 8;
const MOST_FIGURES = 2000;
/** The sides of a check box. */
const BOX_SIDE = { least: 5, most: 13 };
/** The longer side of what ticks it: a tick may reach out of its box. */
const LARGEST_TICK = 25;
const MOST_SQUARES = 1000;
const MOST_MARKS = 4000;

/** Gathers what is drawn on a page from its paths, in points from the top left of the page as shown. */
export function collectDrawing() {
  const rules: Rule[] = [];
  const figures: Figure[] = [];
  const dots: Dot[] = [];
  const squares: Box[] = [];
  const marks: Mark[] = [];
  let numbers = 0;
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const width = Math.abs(x1 - x0);
    const height = Math.abs(y1 - y0);
    if (Math.min(width, height) > SLANT || Math.max(width, height) < SHORTEST) return;
    const left = Math.min(x0, x1);
    const top = Math.min(y0, y1);
    if (width > height) rules.push({ x0: left, x1: left + width, y0: (y0 + y1) / 2, y1: (y0 + y1) / 2 });
    else rules.push({ x0: (x0 + x1) / 2, x1: (x0 + x1) / 2, y0: top, y1: top + height });
  };

  const addDot = ({ x0, y0, x1, y1 }: Box) => {
    const [width, height] = [x1 - x0, y1 - y0];
    if (Math.max(width, height) > LARGEST_DOT || dots.length > MOST_DOTS) return;
    dots.push({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, size: Math.max(width, height) });
  };

  const addMark = (box: Box, isStroke: boolean) => {
    const side = Math.max(box.x1 - box.x0, box.y1 - box.y0);
    if (side <= LARGEST_TICK && marks.length < MOST_MARKS) marks.push({ ...box, isStroke });
  };

  const addArea = ({ x0, y0, x1, y1 }: Box, isShown: boolean) => {
    const width = x1 - x0;
    const height = y1 - y0;
    if (Math.min(width, height) <= LINE_WIDTH) {
      if (Math.max(width, height) < 2 * Math.min(width, height) || Math.max(width, height) < SHORTEST) {
        addDot({ x0, y0, x1, y1 });
        return;
      }
      const x = (x0 + x1) / 2;
      const y = (y0 + y1) / 2;
      if (width > height) add(x0, y, x1, y);
      else add(x, y0, x, y1);
      return;
    }
    if (height < 4 || width < 4) return;
    if (isShown && figures.length < MOST_FIGURES) figures.push({ x0, y0, x1, y1, isFill: true });
  };

  return {
    path(path: DrawnPath): void {
      numbers += path.data.length;
      if (path.isAnnotation) {
        for (const { points, curved } of subpaths(path.data, path.matrix))
          if (curved || isSlanted(points)) addMark(boxOf(points), !curved);
        return;
      }
      if (rules.length > MOST_RULES || numbers > MOST_NUMBERS) return;
      for (const { points, curved } of subpaths(path.data, path.matrix)) {
        const box = boxOf(points);
        const isSide = path.filled && !curved && isMitred(points, box);
        if (curved || (isSlanted(points) && !isSide)) {
          const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
          addMark(box, !curved);
          if (Math.max(width, height) > SMALL_FIGURE && figures.length < MOST_FIGURES)
            figures.push({ ...box, isFill: false });
          else if (path.filled && Math.abs(width - height) < 0.3) addDot(box);
          continue;
        }
        if (path.filled && (isSide || isRectangle(points, box))) {
          if (isDark(path.fill)) addMark(box, false);
          addArea(box, path.fill !== '#ffffff');
        }
        if (!path.stroked) continue;
        if (!(path.filled && path.fill !== '#ffffff') && isSquare(points, box) && squares.length < MOST_SQUARES)
          squares.push(box);
        for (let at = 2; at < points.length; at += 2) {
          add(points[at - 2] ?? 0, points[at - 1] ?? 0, points[at] ?? 0, points[at + 1] ?? 0);
        }
      }
    },
    /** In reading direction. */
    drawing(turn: Turn, width: number, height: number): Drawing {
      if (rules.length > MOST_RULES || numbers > MOST_NUMBERS)
        return { rules: [], figures: [], squares: [], marks: [] };
      if (dots.length <= MOST_DOTS) rules.push(...joinDots(dots));
      const shown = rules.flatMap((rule) => withinPage(rule, width, height) ?? []);
      if (turn === 0) return { rules: shown, figures, squares, marks };
      const turned = <T extends Box>(each: T): T => {
        const [ax, ay] = turnPoint(turn, width, height, each.x0, each.y0);
        const [bx, by] = turnPoint(turn, width, height, each.x1, each.y1);
        return { ...each, x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
      };
      return {
        rules: shown.map(turned),
        figures: figures.map(turned),
        squares: squares.map(turned),
        marks: marks.map(turned),
      };
    },
  };
}

/** What may tick a box: slanted straight strokes, or something round or filled. */
export interface Mark extends Box {
  isStroke: boolean;
}

/** What is drawn on a page, in reading direction. */
export interface Drawing {
  rules: Rule[];
  figures: Figure[];
  /** Outlines that may be check boxes, and small strokes and areas that may tick them. */
  squares: Box[];
  marks: Mark[];
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

interface Subpath {
  /** Corner points and ends of curves, x and y in turn. */
  points: number[];
  curved: boolean;
}

function subpaths(data: ArrayLike<number>, matrix: Matrix): Subpath[] {
  const a = matrix[0];
  const b = matrix[1];
  const c = matrix[2];
  const d = matrix[3];
  const e = matrix[4];
  const f = matrix[5];
  const paths: Subpath[] = [];
  let points: number[] = [];
  let curved = false;
  const finish = () => {
    if (points.length >= 4) paths.push({ points, curved });
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
      const end = op === CURVE ? 4 : 2;
      push(data[at + end] ?? 0, data[at + end + 1] ?? 0);
      at += end + 2;
    } else if (op === CLOSE) {
      if (points.length >= 4) points.push(points[0] ?? 0, points[1] ?? 0);
    } else {
      break;
    }
  }
  finish();
  return paths;
}

function boxOf(points: number[]): Box {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1 };
}

function isSlanted(points: number[]): boolean {
  for (let at = 2; at < points.length; at += 2) {
    const width = Math.abs((points[at] ?? 0) - (points[at - 2] ?? 0));
    const height = Math.abs((points[at + 1] ?? 0) - (points[at - 1] ?? 0));
    if (Math.min(width, height) > Math.max(SLANT, 0.02 * Math.max(width, height))) return true;
  }
  return false;
}

/**
 * Whether an area is one side of a border whose corners are cut at an angle, as browsers draw them: thin, and only its short sides are
 * slanted.
 */
function isMitred(points: number[], box: Box): boolean {
  if (points.length < 8 || points.length > 12) return false;
  const [thin, long] = [box.x1 - box.x0, box.y1 - box.y0].sort((a, b) => a - b) as [number, number];
  if (thin > LINE_WIDTH || long < 2 * thin) return false;
  for (let at = 2; at < points.length; at += 2) {
    const width = Math.abs((points[at] ?? 0) - (points[at - 2] ?? 0));
    const height = Math.abs((points[at + 1] ?? 0) - (points[at - 1] ?? 0));
    if (Math.min(width, height) > SLANT && Math.max(width, height) > LINE_WIDTH) return false;
  }
  return true;
}

/** The part of a rule that is on the page: a table of many pages may be drawn whole on each of them, and cut by the edges of the page. */
function withinPage(rule: Rule, width: number, height: number): Rule | undefined {
  const [x0, x1] = [Math.max(0, rule.x0), Math.min(width, rule.x1)];
  const [y0, y1] = [Math.max(0, rule.y0), Math.min(height, rule.y1)];
  return x0 > x1 || y0 > y1 ? undefined : { ...rule, x0, x1, y0, y1 };
}

/** Whether a colour, as #rrggbb, is dark: forms also fill their boxes, with light ones. The weights are those of the eye (ITU-R BT.601). */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 0x90;
}

/** Whether an outline may be a check box: small, and about as wide as high. */
function isSquare(points: number[], box: Box): boolean {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  if (Math.min(width, height) < BOX_SIDE.least || Math.max(width, height) > BOX_SIDE.most) return false;
  return Math.abs(width - height) <= 0.2 * Math.max(width, height) && isRectangle(points, box);
}

/** Whether a subpath without slanted sides is an upright rectangle. */
function isRectangle(points: number[], box: Box): boolean {
  if (points.length < 8 || points.length > 12) return false;
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    if (Math.min(x - box.x0, box.x1 - x) > SLANT || Math.min(y - box.y0, box.y1 - y) > SLANT) return false;
  }
  return true;
}
