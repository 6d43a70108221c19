import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Expects an element to be in sight as a whole, and nothing over its middle. */
export async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      element.evaluate((shown) => {
        const { left, top, width, height } = shown.getBoundingClientRect();
        return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
}
