import { expect, type Page } from '@playwright/test';

export const modes = ['light', 'dark'] as const;

/** A choice for the person alone; administrators also have one for the organisation. */
export const ownMode = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Theme', exact: true }).getByRole('radio', { name });

/** Chooses how the signed-in person's screens look, as people do. */
export async function chooseMode(page: Page, mode: (typeof modes)[number]): Promise<void> {
  await page.goto('/settings');
  await ownMode(page, mode === 'dark' ? 'Dark' : 'Light').check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bidloom-theme'))).toContain(`"mode":"${mode}"`);
}
