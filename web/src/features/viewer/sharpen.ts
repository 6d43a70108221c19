/* Moves the thin lines of a path to whole pixels. */

/** Fills up to this width, and strokes below this width, are lines of one pixel, in pixels. */
export const thin = { fill: 1, stroke: 1.5 };
/** How far a point of a horizontal or vertical line may be from it, in pixels. */
const straight = 0.05;

export type Point = [x: number, y: number];
export interface Part {
  points: Point[];
  isClosed: boolean;
}

/** What a path consists of, as long as it has only straight lines. */
export interface Trace {
  parts: Part[];
  count: number;
}

/** The same lines in pixels, on whole pixels where they are thin; null if there is nothing to change. */
export function sharpen({ parts }: Trace, matrix: DOMMatrix, strokeWidth: number | null): Part[] | null {
  let isChanged = false;
  const sharp = parts.map((part) => {
    const points = part.points.map(
      ([x, y]): Point => [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f],
    );
    const moved = strokeWidth === null ? sharpFill(points) : sharpStroke(points, part.isClosed);
    isChanged ||= moved !== null;
    return { points: moved ?? points, isClosed: part.isClosed };
  });
  return isChanged ? sharp : null;
}

/** A thin rectangle with its edges on whole pixels; null: it is no thin rectangle. */
function sharpFill(points: Point[]): Point[] | null {
  const [first, second, third, fourth, last = first] = points;
  if (!first || !second || !third || !fourth || !last || points.length > 5) return null;
  if (distance(first, last) > straight || !isUpright([first, second, third, fourth, first])) return null;
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const [width, height] = [right - left, bottom - top];
  if (Math.min(width, height) > thin.fill || Math.max(width, height) < 2 * thin.fill) return null;
  const [x0, x1] = width <= height ? wholePixels(left, right) : [left, right];
  const [y0, y1] = width <= height ? [top, bottom] : wholePixels(top, bottom);
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** Rounded edges, so that rectangles that touch each other still do. */
function wholePixels(from: number, to: number): [number, number] {
  const start = Math.round(from);
  return [start, Math.max(start + 1, Math.round(to))];
}

/** Lines through the middle of pixels; null: they are not horizontal and vertical. */
function sharpStroke(points: Point[], isClosed: boolean): Point[] | null {
  const [first] = points;
  if (!first || points.length < 2 || !isUpright(isClosed ? [...points, first] : points)) return null;
  return points.map(([x, y], at) => {
    const [before, after] = [
      points[at - 1] ?? (isClosed ? points.at(-1) : undefined),
      points[at + 1] ?? (isClosed ? first : undefined),
    ];
    const beside = [before, after].filter((point) => point !== undefined);
    const isOnVertical = beside.some((point) => Math.abs(point[0] - x) <= straight);
    const isOnHorizontal = beside.some((point) => Math.abs(point[1] - y) <= straight);
    return [isOnVertical ? middle(x) : x, isOnHorizontal ? middle(y) : y];
  });
}

const middle = (at: number) => Math.floor(at) + 0.5;
const distance = ([x0, y0]: Point, [x1, y1]: Point) => Math.max(Math.abs(x0 - x1), Math.abs(y0 - y1));
const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

const isUpright = (points: Point[]): boolean =>
  points.every(([x, y], at) => {
    const [x1, y1] = points[at + 1] ?? [x, y];
    return Math.abs(x - x1) <= straight || Math.abs(y - y1) <= straight;
  });
