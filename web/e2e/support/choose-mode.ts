import { expect, type Page } from '@playwright/test';

export const modes = ['light', 'dark'] as const;

/** Chooses how the signed-in person's screens look, as people do. */
export async function chooseMode(page: Page, mode: (typeof modes)[number]): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('radio', { name: mode === 'dark' ? 'Dark' : 'Light' }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bidloom-theme'))).toContain(`"mode":"${mode}"`);
}
