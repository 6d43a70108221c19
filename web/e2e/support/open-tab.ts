import { expect, type Page } from '@playwright/test';

/** Opens a tab of the tender workspace. A tab without room is in the menu at the end. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  const more = page.getByRole('button', { name: /^\d+ more$/ });
  await expect(tab.or(more).first()).toBeVisible();
  if (await tab.isVisible()) return tab.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
