import type { Page } from '@playwright/test';

/** What is made to be scrolled sideways: the board, wide tables, and the tabs of a tender. */
const meant = 'section[aria-label], [role=tablist], [role=tablist] *, :has(> [role=tablist])';

/** What is wider than its place on the screen as it is, so that the screen or a part of it scrolls sideways. */
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
