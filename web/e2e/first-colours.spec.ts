import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The colours of the page itself, whatever the app has drawn on it. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
    return { colorScheme, backgroundColor };
  });

const light = { colorScheme: 'light', backgroundColor: 'rgb(255, 255, 255)' };
const dark = { colorScheme: 'dark', backgroundColor: 'rgb(41, 41, 41)' };

const cases = [
  { mode: null, system: 'dark', colours: light },
  { mode: 'light', system: 'dark', colours: light },
  { mode: 'dark', system: 'light', colours: dark },
  { mode: 'system', system: 'dark', colours: dark },
  { mode: 'system', system: 'light', colours: light },
] as const;

for (const { mode, system, colours } of cases) {
  test(`before the app is loaded the page has the colours of the mode ${mode} on a ${system} system`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: system, storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    await page.addInitScript((chosen) => {
      if (chosen) localStorage.setItem('bidloom-theme', JSON.stringify({ mode: chosen }));
    }, mode);
    let load = () => {};
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/\/assets\/.+\.js/, async (route) => {
      await loading;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.body?.childElementCount ?? 0)).toBeGreaterThan(0);
    expect(await coloursOf(page)).toEqual(colours);
    load();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await coloursOf(page), 'the app has the same').toEqual(colours);
    await context.close();
  });
}
