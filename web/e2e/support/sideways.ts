import type { Page } from '@playwright/test';

/** Elements that may scroll horizontally: the board, wide tables, and the tabs of a tender. */
const meant = 'section[aria-label], [role=tablist], [role=tablist] *, :has(> [role=tablist])';

/** The elements of the current screen that are wider than their container, so that something scrolls horizontally. */
export function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const scrolls = (element: Element) =>
      element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
    return [...document.querySelectorAll('html, body *')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter((element) => scrolls(element) && !element.matches(selector))
      .map(({ tagName, id, className, clientWidth, scrollWidth }) =>
        `${tagName} ${id} ${className}: ${scrollWidth} of ${clientWidth} px`.slice(0, 120),
      );
  }, meant);
}
