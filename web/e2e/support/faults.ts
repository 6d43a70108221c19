import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the screen as it stands, and what reaches out of it sideways.
 * @param without rules that do not hold in this state, each with its reason at the call
 */
export async function faultsOf(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not described: on a long list that takes longer than to find it.
    .options({ resultTypes: ['violations'] })
    // No frame is of another origin, so axe needs no page of its own to put the results together.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Fluent's guards at the ends of a dialog, menu or pop-over: hidden elements that can be focused, which axe's rule
    // `aria-hidden-focus` counts. They pass the focus on in the same moment, and have neither name nor size: walking by
    // keyboard the focus never rests on one (`shell.spec.ts` walks). Excluded are these elements alone, not the rule.
    .exclude('[data-tabster-dummy]')
    .disableRules(without)
    .analyze();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(wide > 0 ? [`${wide} px wider than the screen`] : []),
  ];
}
