import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The accessibility violations that axe finds on the current screen, and whether the page is wider than the screen, or a list than its
 * card.
 * @param without rules that do not apply in this state; the call gives the reason of each
 */
export async function faultsOf(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Passed checks are not reported: on a long list, reporting takes longer than checking.
    .options({ resultTypes: ['violations'] })
    // No frame has another origin, so axe needs no extra page to merge the results.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Excludes Fluent's guards at the ends of a dialog, menu or popover. They are hidden elements that can be focused,
    // which axe's rule `aria-hidden-focus` reports. They pass the focus on at once, and have neither name nor size, so
    // keyboard users never stop on one (`shell.spec.ts` tests that). Only these elements are excluded, not the rule.
    .exclude('[data-tabster-dummy]')
    .disableRules(without)
    .analyze();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Rows of lists: what has no room is cut off, with the menu at the end.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[style*="--columns"]')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .reduce((most, over) => Math.max(most, over), 0),
  );
  return [
    ...violations.flatMap(({ id, nodes }) => {
      // The links of a paper are as large as its words: WCAG 2.2, 2.5.8, a presentation that is essential.
      const own = id === 'target-size' ? nodes.filter(({ html }) => !html.includes('data-paper-link')) : nodes;
      return own.length > 0 ? [`${id}: ${own.map(({ target }) => target.join(' ')).join(', ')}`] : [];
    }),
    ...(cut > 1 ? [`rows of a list are ${cut} px wider than their room`] : []),
    ...(wide > 0 ? [`${wide} px wider than the screen`] : []),
  ];
}
