import { expect, test } from 'vitest';
import { type Point, sharpen } from './sharpen.ts';

const matrix = (a: number, b: number, c: number, d: number, e: number, f: number) =>
  ({ a, b, c, d, e, f }) as DOMMatrix;
const upright = matrix(1, 0, 0, 1, 0, 0);
const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const trace = (...parts: Point[][]) => ({ parts: parts.map((points) => ({ points, isClosed: true })), count: 0 });
const filled = (points: Point[], at = upright) => sharpen(trace(points), at, null)?.[0]?.points;
const stroked = (points: Point[], isClosed = false) =>
  sharpen({ parts: [{ points, isClosed }], count: 0 }, upright, 1)?.[0]?.points;

test('a rule of less than a pixel fills one whole pixel, wherever it is', () => {
  for (const top of [10, 10.2, 10.45, 10.5, 10.8])
    for (const height of [0, 0.5, 1]) {
      const rows = filled(box(5.3, top, 90.6, top + height))?.map(([, y]) => y) ?? [];
      expect(Math.max(...rows) - Math.min(...rows)).toBe(1);
      expect(Number.isInteger(rows[0])).toBe(true);
    }
  expect(filled(box(5.3, 20, 5.9, 60.5))).toEqual(box(5, 20, 6, 60.5));
});

test('a rule on a turned and scaled page is the same in pixels', () => {
  // A quarter of a turn, twice as large.
  expect(filled(box(10, 4.6, 40, 4.8), matrix(0, 2, 2, 0, 0, 0))).toEqual(box(9, 20, 10, 80));
});

test('areas, dots, and shapes that are no rectangles are as they were', () => {
  expect(filled(box(5, 10, 90, 11.2))).toBeUndefined();
  expect(filled(box(5, 10, 5.5, 10.5))).toBeUndefined();
  expect(
    filled([
      [5, 10],
      [90, 10.4],
      [90, 10.9],
      [5, 10.5],
    ]),
  ).toBeUndefined();
  expect(
    filled([
      [5, 10],
      [90, 10],
      [90, 10.5],
    ]),
  ).toBeUndefined();
  expect(sharpen(trace(), upright, null)).toBeNull();
});

test('thin rectangles that touch each other still do', () => {
  const edges = Array.from({ length: 30 }, (_, at) => 10 + at * 0.7);
  const strips = edges.slice(1).map((bottom, at) => box(0, edges[at] ?? 0, 50, bottom));
  const rows = sharpen(trace(...strips), upright, null)?.map(({ points }) => points.map(([, y]) => y)) ?? [];
  for (const [at, next] of rows.slice(1).entries())
    expect(Math.min(...next)).toBeLessThanOrEqual(Math.max(...(rows[at] ?? [])));
});

test('horizontal and vertical strokes go through the middle of pixels, others stay', () => {
  expect(
    stroked([
      [5.2, 10],
      [90.7, 10],
    ]),
  ).toEqual([
    [5.2, 10.5],
    [90.7, 10.5],
  ]);
  expect(
    stroked([
      [5.2, 10.3],
      [5.2, 40],
    ]),
  ).toEqual([
    [5.5, 10.3],
    [5.5, 40],
  ]);
  expect(stroked(box(5.2, 10, 90.7, 40.1), true)).toEqual(box(5.5, 10.5, 90.5, 40.5));
  expect(
    stroked([
      [5, 10],
      [90, 12],
    ]),
  ).toBeUndefined();
});
