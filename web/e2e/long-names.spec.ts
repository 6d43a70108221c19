import type { Page } from '@playwright/test';
import { placesOf } from '../screenshots/places.ts';
import { cutNamesOf } from './support/cut-names.ts';
import { demoTender } from './support/demo-tender.ts';
import { type LongNames, makeLongNames } from './support/long-names.ts';
import { sidewaysOf } from './support/sideways.ts';
import { expect, makeTender, type SignedIn, test } from './support/test.ts';

/** The widths of a phone and of a tablet. */
const widths = [390, 1024];
const height = 844;

/** Screens that show none of these names. */
const nameless = /^\/(?:profile|settings|users)|\/(?:settings|users)$/;

const tabs = ['overview', 'document', 'facts', 'summary', 'keywords', 'datasheets', 'questions', 'requests'];

/** Expects that nothing on the open screen scrolls horizontally, at each width. */
async function expectRoom(page: Page, screen: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // Names are measured again when their width changes, before the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect.soft(await sidewaysOf(page), `${screen}, ${width} px`).toEqual([]);
  }
}

async function open(page: Page, signedIn: SignedIn): Promise<LongNames> {
  const names = await makeLongNames(signedIn);
  await page.goto(`${names.workspace}?tab=document`);
  await page.locator('input[type=file]').first().setInputFiles(names.file);
  await expect(page.getByRole('heading', { name: names.file.name })).toBeVisible();
  return names;
}

test('names of 200 letters without a space make no screen scroll horizontally, and are available in full', async ({
  page,
  signedIn,
}) => {
  test.slow();
  const names = await open(page, signedIn);
  const { organizationId, workspace } = names;
  const screens = [
    ...placesOf('ORGANIZATION_ADMIN', names)
      .map(({ path }) => path)
      .filter((path) => !nameless.test(path)),
    ...tabs.map((tab) => `${workspace}?tab=${tab}`),
    `${workspace}?pane=documents`,
    `/home/${organizationId}/tenders?view=board`,
  ];
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectRoom(page, screen);
  }
  await page.goto(`${workspace}?tab=document`);
  const title = page.getByRole('heading', { name: names.file.name });
  // The name is cut only visually: its end is shown, and the whole name is read out and is in the tooltip.
  await expect(title.locator('[data-end]')).toHaveAttribute('title', names.file.name);
  await expect(title.locator('[data-end]')).toHaveAttribute('data-end', /Rev3\.pdf$/);
});

test('names of 200 letters without a space fit into dialogs, menus and the palette', async ({ page, signedIn }) => {
  const names = await open(page, signedIn);
  const over = async (what: string) => {
    await expect(page.getByRole('dialog').last()).toBeVisible();
    await expectRoom(page, what);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.setViewportSize({ width: 390, height });
  await page.goto(`/home/${names.organizationId}/customers`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('pumpenersatz');
  await expect(page.getByRole('option').first()).toBeVisible();
  await over('palette');
  for (const list of ['customers', 'vendors', 'tenders']) {
    // Other tests also add to these lists.
    await page.goto(`/home/${names.organizationId}/${list}?search=asserpumpen`);
    await page
      .getByRole('button', { name: /asserpumpen/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /^Edit/ }).first().click();
    await over(`${list}: Edit`);
  }
});

test('a long name of several words in the list of what needs a look keeps its comma beside it', async ({
  page,
  signedIn,
}) => {
  await page.goto(await makeTender(signedIn, 'Long names'));
  const broken = (at: number) => ({
    name: `${'Minutes of the clarification meeting '.repeat(5)}${at}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nnothing that can be read'),
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([broken(1), broken(2)]);
  const name = page.locator('[data-issue=documents_failed]').getByRole('button').first();
  await expect(page.locator('[data-issue=documents_failed]').getByRole('button')).toHaveCount(2);
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const height = await name.evaluate(heightOf);
  expect(height, 'more than one line').toBeGreaterThan(30);
  expect(await name.locator('..').evaluate(heightOf)).toBeLessThan(height + 4);
});

test('a name of several words that is cut fills its last line up to its end, and breaks no word before', async ({
  page,
  signedIn,
}) => {
  const { organizationId, post } = signedIn;
  const name =
    'Framework agreement for the supply, installation, commissioning and ten-year maintenance of booster pumps, lot 3 of 7';
  const authority =
    'Association of the Municipal Waterworks and Wastewater Treatment Plants of the Northern Upland, Office 89';
  const customer = await post<{ id: string }>('/Customers', { organizationId, name: `${authority}${Date.now()}` });
  await post(`/organizations/${organizationId}/customers/${customer.id}/workspaces`, {
    ...{ name, dueAt: new Date(Date.now() + 3_600_000).toISOString() },
  });
  const home = `/home/${organizationId}`;
  await page.setViewportSize({ width: 390, height });
  for (const screen of [`${home}/tenders`, `${home}/tenders?view=board`]) {
    await page.goto(screen);
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
    // Other tests add names of one long word to these lists.
    const cut = (await cutNamesOf(page)).filter((one) => one.name === name || one.name.startsWith(authority));
    expect.soft(cut, screen).not.toEqual([]);
    for (const one of cut) {
      const what = `${screen}: ${one.name}`;
      expect.soft(one.whole, what).toBe(one.name);
      // What can be dragged can't be selected.
      if (!screen.endsWith('board')) expect.soft(one.copied, what).toBe(one.name);
      expect.soft(one.lines, what).toBeLessThanOrEqual(3);
      expect.soft(Math.abs(one.before), what).toBeLessThan(2);
      expect.soft(one.after, what).toBeLessThan(16);
      expect
        .soft(
          one.breaks.filter((letters) => /^\p{L}{2}$/u.test(letters)),
          what,
        )
        .toEqual([]);
    }
  }
});

test('a long name of a run is cut in the list of runs and in its menu, and available in full', async ({
  page,
  signedIn,
}) => {
  const { path, workspaceId } = await demoTender(signedIn);
  const order = { workspaceId, customKeywords: ['retention'], selectedKeywords: [], isGenerateSummary: false };
  const { id } = await signedIn.post<{ id: string }>('/AI/keyword-extraction', order);
  await page.goto(`${path}?request=${id}`);
  const name = `Keywords that the legal department wants to see ${'before anybody decides, '.repeat(6)}${id.slice(-8)}`;
  await page.getByRole('button', { name: 'More about this run' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'More about this run' }).click();
  await expect(page.getByRole('menuitemradio', { name })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name }).locator('[data-end]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.goto(`${path}?tab=requests`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    const cut = (await cutNamesOf(page)).filter((one) => one.name === name);
    expect
      .soft(
        cut.map(({ whole, lines }) => ({ whole, lines })),
        `${width} px`,
      )
      .toEqual([{ whole: name, lines: 2 }]);
    await expectRoom(page, `requests, ${width} px`);
  }
});

test('the list of tenders shows a name of 70 letters as a whole, 1440 px', async ({ page, signedIn }) => {
  await demoTender(signedIn);
  await page.goto(`/home/${signedIn.organizationId}/tenders`);
  const name = page.getByRole('table').getByRole('link', { name: /Kestrel Ridge/ });
  await expect(name.first()).toBeVisible();
  await expect(name.locator('[data-end]')).toHaveCount(0);
});
