import { expect, test } from 'vitest';
import { expand, isWhole } from './use-page-sizes.ts';

const a4 = { width: 595, height: 842 };
const a3 = { width: 1191, height: 842 };

test('each page has the size of its group', () => {
  expect(
    expand({
      count: 4,
      sizes: [
        { page: 1, ...a4 },
        { page: 3, ...a3 },
        { page: 4, ...a4 },
      ],
    }),
  ).toEqual([a4, a4, a3, a4]);
});

test('sizes are used only if they cover all pages', () => {
  const sizes = [{ page: 1, ...a4 }];
  expect(isWhole({ count: 12, sizes }, undefined)).toBe(true);
  expect(isWhole({ count: 12, sizes }, 12)).toBe(true);
  expect(isWhole({ count: 12, sizes }, 40), 'still being read').toBe(false);
  expect(isWhole({ count: 0, sizes: [] }, undefined)).toBe(false);
  expect(isWhole({ count: 1, sizes: [{ page: 1, width: 0, height: 0 }] }, 1), 'no geometry').toBe(false);
});
