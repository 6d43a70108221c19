import { type BrowserContext, expect, type Page } from '@playwright/test';
import { chooseMode } from '../e2e/support/choose-mode.ts';
import { signIn, test } from '../e2e/support/test.ts';
import { fillDemonstration } from './fill-demonstration.ts';
import { type Place, placesOf, publicPlaces, type Role, workPlaces } from './places.ts';
import { type Picture, take, writeIndex } from './take.ts';

const height = 900;
/** Screens that are also shown narrow and dark. */
const chosen = /^(Dashboard|Tenders|Customers|Keywords|Analytics|Workspace, (overview|document|datasheets))$/;

test('every screen of every role', async ({ page, browser, signedIn, site }) => {
  page.setDefaultTimeout(20_000);
  const pictures: Picture[] = [];
  const walk = async (on: Page, chapter: string, places: readonly Place[]) => {
    const folder = chapter.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    for (const { title, path, open } of places) {
      const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      await on.goto(path);
      await expect.soft(on.getByRole('heading').first(), path).toBeVisible();
      // What can't be opened is told at the end, and the walk goes on.
      await open?.(on).catch((error: unknown) => expect.soft(String(error), title).toBe(''));
      pictures.push(await take(on, { chapter, title, file: `${folder}/${name}.webp` }));
    }
  };
  const enter = async (role: Role): Promise<[BrowserContext, Page]> => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height } });
    const entered = await context.newPage();
    await signIn(entered, role, site.dataDirectory);
    return [context, entered];
  };

  const ids = await fillDemonstration(signedIn);
  await ask(page, ids.workspace).catch((error: unknown) => expect.soft(String(error), 'question').toBe(''));
  const stranger = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height } });
  await walk(await stranger.newPage(), 'Without an account', publicPlaces);
  await stranger.close();

  const work = workPlaces(ids);
  const all = [...placesOf('ORGANIZATION_ADMIN', ids), ...work, citedPlace(ids.workspace)];
  await walk(page, 'Organization administrator', all);
  for (const role of ['ORGANIZATION_USER', 'PLATFORM_ADMIN'] as const) {
    const [context, entered] = await enter(role);
    await walk(
      entered,
      role === 'PLATFORM_ADMIN' ? 'Platform administrator' : 'Organization user',
      placesOf(role, ids),
    );
    await context.close();
  }
  const few = all.filter(({ title }) => chosen.test(title));
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height });
    await walk(page, `${width} pixels wide`, few);
  }
  await page.setViewportSize({ width: 1440, height });
  await chooseMode(page, 'dark');
  await walk(page, 'Dark', few);
  await writeIndex(pictures);
});

/** The place that the answer cites, beside the chat: the first picture of the README. */
const citedPlace = (workspace: string): Place => ({
  title: 'A cited place',
  path: `${workspace}?tab=document`,
  open: async (page) => {
    await page.getByRole('button', { name: /^Source 1:/ }).click();
    await expect(page.locator('[data-highlight]').first()).toBeVisible();
    await page.mouse.move(0, 0);
  },
});

/** Asks one question, so that the chat has an answer with its citations. */
async function ask(page: Page, workspace: string): Promise<void> {
  await page.goto(`${workspace}?tab=document`);
  await page.getByLabel('Your question').fill('What are the liquidated damages for delay?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible();
}
