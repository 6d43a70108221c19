import { expect, test } from 'vitest';
import { fullScale, layOutPages, nextZoom, pageAt, pageGap, pagesNear } from './page-layout.ts';

const a4 = { width: 595, height: 842 };
const landscape = { width: 842, height: 595 };

test('fitted pages are all as wide as the room, whatever way round they stand', () => {
  const { pages, totalWidth } = layOutPages([a4, landscape], 'fit', 624);
  expect(pages.map(({ width }) => width)).toEqual([600, 600]);
  expect(pages[0]?.height).toBeCloseTo((600 * 842) / 595);
  expect(pages[1]?.height).toBeCloseTo((600 * 595) / 842);
  expect(totalWidth).toBe(624);
});

test('at a fixed zoom a page has its own size, and the room scrolls sideways', () => {
  const { pages, totalWidth } = layOutPages([a4], 2, 400);
  expect(pages[0]).toMatchObject({ width: 1190, height: 1684 });
  expect(totalWidth).toBe(1190 + 2 * pageGap);
});

test('pages lie beneath each other with gaps between them', () => {
  const { pages, totalHeight } = layOutPages([a4, a4, a4], 1, 800);
  expect(pages.map(({ top }) => top)).toEqual([pageGap, 842 + 2 * pageGap, 2 * 842 + 3 * pageGap]);
  expect(totalHeight).toBe(3 * 842 + 4 * pageGap);
});

test('the page at a height is found among hundreds, also before the first and after the last', () => {
  const layout = layOutPages(
    Array.from({ length: 222 }, () => a4),
    1,
    800,
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
    800,
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
