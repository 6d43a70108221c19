import { expect, test } from 'vitest';
import { fullScale, heightOf, layOutPages, nextZoom, pageAt, pageGap, pagesNear, pointAt } from './page-layout.ts';

const a4 = { width: 595, height: 842 };
const landscape = { width: 842, height: 595 };
const room = { width: 800, height: 900 };

test('fitted pages are all as wide as the room, in portrait and landscape', () => {
  const { pages, totalWidth } = layOutPages([a4, landscape], 'width', { width: 624, height: 900 });
  expect(pages.map(({ width }) => width)).toEqual([600, 600]);
  expect(pages[0]?.height).toBeCloseTo((600 * 842) / 595);
  expect(pages[1]?.height).toBeCloseTo((600 * 595) / 842);
  expect(totalWidth).toBe(624);
});

test('fitted whole pages are as large as the width and the height of the room allow', () => {
  const { pages } = layOutPages([a4, landscape], 'page', { width: 624, height: 524 });
  expect(pages[0]?.height).toBeCloseTo(500);
  expect(pages[0]?.width).toBeCloseTo((500 * 595) / 842);
  expect(pages[1]?.width).toBeCloseTo(600);
  expect(layOutPages([a4], 'page', { width: 30, height: 30 }).pages[0]?.height).toBeGreaterThan(100);
});

test('a height is converted to a page and a part of it, and back, also in another layout', () => {
  const small = layOutPages([a4, a4, a4], 1, room);
  const large = layOutPages([a4, a4, a4], 2, room);
  const point = pointAt(small, (small.pages[1]?.top ?? 0) + 421);
  expect(point).toEqual({ index: 1, part: 0.5 });
  expect(point && heightOf(large, point)).toBeCloseTo((large.pages[1]?.top ?? 0) + 842);
  // A point of a document with more pages leads to the end of this one.
  expect(heightOf(small, { index: 7, part: 0.2 })).toBeCloseTo((small.pages[2]?.top ?? 0) + 842);
  expect(heightOf(small, { index: -1, part: 0.9 })).toBeCloseTo(small.pages[0]?.top ?? 0);
  expect(pointAt(layOutPages([], 1, room), 10)).toBeNull();
});

test('at a fixed zoom a page has its own size, and the room scrolls horizontally', () => {
  const { pages, totalWidth } = layOutPages([a4], 2, { width: 400, height: 900 });
  expect(pages[0]).toMatchObject({ width: 1190, height: 1684 });
  expect(totalWidth).toBe(1190 + 2 * pageGap);
});

test('pages are below each other with gaps between them', () => {
  const { pages, totalHeight } = layOutPages([a4, a4, a4], 1, room);
  expect(pages.map(({ top }) => top)).toEqual([pageGap, 842 + 2 * pageGap, 2 * 842 + 3 * pageGap]);
  expect(totalHeight).toBe(3 * 842 + 4 * pageGap);
});

test('the page at a height is found among hundreds, also before the first and after the last', () => {
  const layout = layOutPages(
    Array.from({ length: 222 }, () => a4),
    1,
    room,
  );
  const top = layout.pages[40]?.top ?? 0;
  expect(pageAt(layout, top)).toBe(40);
  expect(pageAt(layout, top - 1)).toBe(39);
  expect(pageAt(layout, -500)).toBe(0);
  expect(pageAt(layout, 1e9)).toBe(221);
});

test('only pages near the view are drawn', () => {
  const layout = layOutPages(
    Array.from({ length: 222 }, () => a4),
    1,
    room,
  );
  const [first, last] = pagesNear(layout, layout.pages[100]?.top ?? 0, 900);
  expect(first).toBeLessThanOrEqual(100);
  expect(last).toBeGreaterThanOrEqual(101);
  expect(last - first).toBeLessThan(5);
});

test('zooming goes by steps and stops at the ends', () => {
  expect(nextZoom(fullScale, 1)).toBeCloseTo(1.25 * fullScale);
  expect(nextZoom(fullScale * 0.66, 1)).toBeCloseTo(0.75 * fullScale);
  expect(nextZoom(fullScale * 0.66, -1)).toBeCloseTo(0.5 * fullScale);
  expect(nextZoom(fullScale * 4, 1)).toBeCloseTo(4 * fullScale);
  expect(nextZoom(fullScale * 0.25, -1)).toBeCloseTo(0.25 * fullScale);
});
