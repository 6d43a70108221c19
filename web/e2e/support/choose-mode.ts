import { expect, type Page } from '@playwright/test';

export const modes = ['light', 'dark'] as const;

/** The user's own choice; administrators also have one for the organisation. */
export const ownMode = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Theme', exact: true }).getByRole('radio', { name });

const names = { light: 'Light', dark: 'Dark', system: 'Same as the system' };

/** Chooses the colour mode of the signed-in user on the settings screen. */
export async function chooseMode(page: Page, mode: keyof typeof names): Promise<void> {
  await page.goto('/settings');
  await ownMode(page, names[mode]).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bidloom-theme'))).toContain(`"mode":"${mode}"`);
}
