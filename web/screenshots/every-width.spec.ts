import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { chooseMode, modes } from '../e2e/support/choose-mode.ts';
import { faultsOf } from '../e2e/support/faults.ts';
import { signIn, test } from '../e2e/support/test.ts';
import { fillDemonstration } from './fill-demonstration.ts';
import { type Place, placesOf, publicPlaces, type Role, workPlaces } from './places.ts';
import { settled, take } from './take.ts';
import { tenderStates } from './tender-states.ts';
import { makeTenderWithEverything } from './tender-with-everything.ts';

/** In CSS pixels, as wide as a desk, a tablet and a phone. */
const widths = [1440, 1024, 390];
const height = 900;
const directory = join(import.meta.dirname, '../test-results/every-width');
/** Only the places that this pattern finds in “administrator: Tenders”: all, unless `PLACES` names some. */
const wanted = new RegExp(process.env.PLACES ?? '');
/** Light and dark, unless `MODE` names one of them. */
const wantedModes = modes.filter((mode) => mode === (process.env.MODE ?? mode));
if (wantedModes.length === 0) throw new Error(`MODE must be one of: ${modes.join(', ')}. It is “${process.env.MODE}”.`);
/** What opens a form or a menu over a screen. */
const openers = /^(New|Add|Import|Clone|Invite|Create|Upload|Export|Share|Actions for|Edit)\b/;

test('axe finds nothing on every screen of every role, at three widths, light and dark, and in what opens over it', async ({
  page,
  browser,
  signedIn,
  site,
}) => {
  page.setDefaultTimeout(60_000);
  let checks = 0;
  const look = async (on: Page, where: string, file: string) => {
    checks++;
    await take(on, { chapter: '', title: where, file }, directory);
    expect.soft(await faultsOf(on, await withoutOfLayers(on)), where).toEqual([]);
  };
  /** Opens what the screen has a button for, one of each kind, and closes it again. */
  const lookOver = async (on: Page, where: string, name: string) => {
    const buttons = on.locator('#content').getByRole('button', { name: openers, disabled: false });
    const labels = await buttons.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
    );
    // The first of each kind: a list has as many menus as rows.
    const kinds = new Map(
      labels.map((label, index) => [label.split(' ').slice(0, 2).join(' '), index] as const).reverse(),
    );
    for (const [kind, index] of kinds) {
      const button = buttons.nth(index);
      if (!(await button.isVisible())) continue;
      await button.click();
      await settled(on);
      const over = on.locator('[role=dialog], [role=alertdialog], [role=menu]');
      if ((await over.count()) === 0) {
        await on.reload();
        await settled(on);
        continue;
      }
      checks++;
      expect.soft(await faultsOf(on, await withoutOfLayers(on)), `${where}, ${kind}`).toEqual([]);
      await take(on, { chapter: '', title: kind, file: `${name}-${slug(kind)}.webp` }, directory);
      await on.keyboard.press('Escape');
      if ((await over.count()) > 0) await on.reload();
    }
  };
  const walk = async (on: Page, role: string, places: readonly Place[], mode: Mode) => {
    for (const { title, path, open, close } of places.filter(({ title }) => wanted.test(`${role}: ${title}`))) {
      for (const width of widths) {
        await on.setViewportSize({ width, height });
        await on.goto(path);
        await expect.soft(on.getByRole('heading').first(), path).toBeVisible();
        await open?.(on).catch((error: unknown) => expect.soft(String(error), title).toBe(''));
        const where = `${role}: ${title}, ${width} px, ${mode}`;
        const name = `${width}-${mode}/${slug(role)}-${slug(title)}`;
        await look(on, where, `${name}.webp`);
        await close?.(on);
        // What opens over a screen is looked at wide and light, and narrow and dark.
        if (!open && width === (mode === 'light' ? 1440 : 390)) await lookOver(on, where, name);
      }
    }
  };
  const enter = async (role: Role): Promise<[BrowserContext, Page]> => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height } });
    const entered = await context.newPage();
    await signIn(entered, role, site.dataDirectory);
    return [context, entered];
  };

  const ids = await fillDemonstration(signedIn);
  const everything = await makeTenderWithEverything(page, signedIn);
  const [platformContext, platform] = await enter('PLATFORM_ADMIN');
  const [userContext, user] = await enter('ORGANIZATION_USER');
  const strangers = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height } });
  const stranger = await strangers.newPage();
  for (const mode of wantedModes) {
    await stranger.goto('/landing');
    await stranger.evaluate((value) => localStorage.setItem('bidloom-theme', JSON.stringify({ mode: value })), mode);
    await walk(stranger, 'stranger', publicPlaces, mode);
    for (const [on, name, places] of [
      [
        page,
        'administrator',
        [...placesOf('ORGANIZATION_ADMIN', ids), ...workPlaces(ids), ...tenderStates(ids, everything)],
      ],
      [platform, 'platform', placesOf('PLATFORM_ADMIN', ids)],
      [user, 'user', placesOf('ORGANIZATION_USER', ids)],
    ] as const) {
      await on.setViewportSize({ width: 1440, height });
      await chooseMode(on, mode);
      await walk(on, name, places, mode);
    }
  }
  for (const context of [strangers, platformContext, userContext]) await context.close();
  console.log(`${checks} states looked at`);
});

/**
 * Rules that do not apply to what is open: a menu or a tooltip is in a layer of its own, above the landmarks, and covers parts of buttons, which
 * cannot be pressed then.
 */
async function withoutOfLayers(on: Page): Promise<string[]> {
  return (await on.locator('[role=menu], [role=tooltip]').count()) > 0 ? ['region', 'target-size'] : [];
}

type Mode = (typeof modes)[number];

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
