import type { Page } from '@playwright/test';

/** What can be scrolled sideways on the screen as it stands, tables and boards aside. */
export function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const scrolls = element === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
        return scrolls && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      })
      // Sections that scroll are made for it: wide tables and the board.
      .filter((element) => !element.matches('section, [role=tablist], [role=tablist] *'))
      .map((element) =>
        `${element.tagName} ${element.id} ${element.className}: ${element.scrollWidth} px`.slice(0, 120),
      ),
  );
}
