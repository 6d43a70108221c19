import type { Page } from '@playwright/test';
import { chooseMode } from './support/choose-mode.ts';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { looks, showAs } from './support/looks.ts';
import { makePdf } from './support/make-pdf.ts';
import { expect, makeTender, type SignedIn, test } from './support/test.ts';

interface Known {
  path: string;
  documents: { id: string; status: string }[];
}

/** Creates a tender with one read document and one answered question. */
async function makeAnsweredTender(page: Page, signedIn: SignedIn, name: string): Promise<Known> {
  const path = await makeTender(signedIn, name);
  const workspaceId = path.split('/').at(-2) ?? '';
  await page.goto(path);
  const lines = Array.from(
    { length: 30 },
    (_, index) => `Clause ${index + 1} of this page says nothing in particular.`,
  );
  const pages = Array.from({ length: 40 }, (_, index) => [`${index + 1} Section ${index + 1}`, ...lines]);
  pages[29] = ['30 Guarantee', 'The performance guarantee amounts to 10% of the contract price.', ...lines];
  const buffer = await makePdf(pages);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('40 pages');
  await expect(page.getByLabel('Your question')).toBeEnabled();
  await page.getByLabel('Your question').fill('How much is the performance guarantee?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  return { path, documents: await signedIn.get(`/workspaces/${workspaceId}/documents/info`) };
}

test('the workspace is accessible at every width', async ({ page, signedIn }) => {
  const { path } = await makeAnsweredTender(page, signedIn, 'Every width');
  await chooseMode(page, 'system');
  for (const look of [...looks, { width: 1024, mode: 'light' } as const]) {
    await showAs(page, look);
    await page.goto(path);
    if (look.width === 390) await page.getByRole('tab', { name: 'Chat' }).click();
    await page
      .getByRole('button', { name: /^Source 1/ })
      .first()
      .click();
    await expect(page.locator('[data-highlight]').first()).toBeVisible();
    await page.mouse.move(look.width / 2, 2);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect.soft(await faultsOf(page), `${look.mode}, ${look.width} px`).toEqual([]);
  }
});

/** The left and right edges of the visible tabs, by name. */
const tabsInView = (page: Page) =>
  page.getByRole('tablist', { name: 'Parts of the workspace' }).evaluate((list) => {
    const room = list.parentElement?.getBoundingClientRect();
    return [...list.querySelectorAll<HTMLElement>('[role=tab]')].flatMap((tab) => {
      const { left, right, width } = tab.getBoundingClientRect();
      const isWhole = room !== undefined && width > 0 && left >= room.left && right <= room.right;
      return isWhole ? [{ name: tab.querySelector('.fui-Tab__content')?.textContent ?? '', left }] : [];
    });
  });

test('on a phone the content begins within the first 15% of the height', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await makeTender(signedIn, 'A tender with a name that is longer than a phone is wide'));
  const panel = page.getByRole('tabpanel').first();
  await expect(panel).toBeVisible();
  expect(((await panel.boundingBox())?.y ?? 844) / 844).toBeLessThan(0.15);
});

for (const [width, least] of [
  [1440, 24],
  [390, 44],
] as const) {
  test(`what can be hit in the list of documents is ${least} px wide and high, ${width} px`, async ({
    page,
    signedIn,
  }) => {
    const { path } = await demoTender(signedIn);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const documents = page.getByRole('tab', { name: 'Documents' });
    if (width === 390) await documents.click();
    const list = page.getByRole('list', { name: 'Documents of this tender' });
    await expect(list.getByRole('button').first()).toBeVisible();
    const sizes = await list.locator('button, input').evaluateAll((targets) =>
      targets.map((target) => {
        const { width: across, height } = target.getBoundingClientRect();
        return Math.min(across, height);
      }),
    );
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
  });
}

test('on a phone on its side a page has most of the height, below one line of bars', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${path}?tab=document`);
  const shown = page.getByRole('region', { name: /^Pages of / });
  await expect(page.locator('[data-page="1"] canvas').first()).toBeVisible();
  expect(((await shown.boundingBox())?.height ?? 0) / 390).toBeGreaterThan(0.6);
  // The tender's line is between the logo and the buttons, and covers neither.
  const [line, logo, search] = await Promise.all(
    [
      page.locator('header', { has: page.getByRole('heading', { level: 1 }) }),
      page.getByRole('link', { name: 'Bidloom' }),
      page.getByRole('button', { name: /^Search and commands/ }),
    ].map((part) => part.boundingBox()),
  );
  expect((line?.x ?? 0) - ((logo?.x ?? 0) + (logo?.width ?? 0))).toBeGreaterThanOrEqual(0);
  expect((search?.x ?? 0) - ((line?.x ?? 0) + (line?.width ?? 0))).toBeGreaterThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('every tab can be reached at every width, and stays where it is', async ({ page, signedIn }) => {
  const path = await makeTender(signedIn, 'Tabs');
  const sideNames: Record<number, string[]> = { 1440: [], 1024: ['Documents'], 390: ['Documents', 'Chat'] };
  for (const [width, sides] of Object.entries(sideNames)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Key dates' })).toBeVisible();
    const names = [
      'Overview',
      'Document',
      'Key facts',
      'Summary',
      'Keywords',
      'Datasheets',
      'Questions',
      'Similar',
      'Runs',
      ...sides,
    ];
    const before = await tabsInView(page);
    const inView = before.map(({ name }) => name);
    const away = names.filter((name) => !inView.includes(name));
    if (Number(width) > 1100) expect(away, `${width} px`).toEqual([]);
    if (inView.includes('Keywords')) {
      await page.getByRole('tab', { name: 'Keywords' }).click();
    } else {
      await page.getByRole('button', { name: `${away.length} more` }).click();
      await expect(page.getByRole('menuitem')).toHaveText(away);
      await page.getByRole('menuitem', { name: 'Keywords' }).click();
    }
    await expect(page.getByRole('tab', { name: 'Keywords' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Key dates' })).toBeHidden();
    const after = await tabsInView(page);
    expect(after.map(({ name }) => name)).toContain('Keywords');
    if (away.length === 0) expect(after, `${width} px`).toEqual(before);
  }
});

test('beside a result the chat is hidden for the page, and can be shown again', async ({ page, signedIn }) => {
  const { path } = await makeAnsweredTender(page, signedIn, 'Chat away');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(path);
  const chat = page.getByLabel('Your question');
  const pageNumber = page.getByLabel('Page', { exact: true });
  await expect(chat).toBeVisible();
  await page.getByRole('tab', { name: 'Keywords' }).click();
  await expect(page.getByRole('heading', { name: 'Find keywords' })).toBeInViewport();
  await expect(pageNumber).toBeInViewport();
  await expect(chat).toBeHidden();

  await page.getByRole('button', { name: 'Show the chat' }).click();
  await expect(chat).toBeVisible();
  await expect(pageNumber).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Find keywords' })).toBeInViewport();
  await expect(chat).toBeVisible();
  await page.getByRole('button', { name: 'Hide the chat' }).click();
  await expect(chat).toBeHidden();
  await expect(pageNumber).toBeInViewport();
});

test('of a long document only the pages near the view are drawn, and every page can be opened', async ({
  page,
  signedIn,
}) => {
  const { path, documents } = await makeAnsweredTender(page, signedIn, 'Long document');
  await page.goto(`${path}?document=${documents[0]?.id}`);
  await expect(page.locator('.textLayer').first()).toContainText('Section 1');
  await expect(page.getByText('/ 40')).toBeVisible();
  await page.getByLabel('Page', { exact: true }).fill('35');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-page="35"] .textLayer')).toContainText('Section 35');
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('35');
  expect(await page.locator('canvas').count()).toBeLessThan(8);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('35');
  await expect(page.locator('[data-page="35"] .textLayer')).toContainText('Section 35');

  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('30');
  await expect(page.locator('[data-page="30"] [data-highlight]').first()).toBeInViewport();
});

test('panes keep the width that the user has set, also by keyboard', async ({ page, signedIn }) => {
  await page.goto(await makeTender(signedIn, 'Widths'));
  const handle = page.getByRole('separator', { name: 'Width of the documents' });
  const left = async () => (await handle.boundingBox())?.x ?? 0;
  const before = await left();
  await handle.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  const moved = await left();
  expect(moved).toBeGreaterThan(before + 20);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Drop the tender in' })).toBeVisible();
  expect(Math.abs((await left()) - moved)).toBeLessThan(4);
});

test('files can be dropped anywhere', async ({ page, signedIn }) => {
  await page.goto(await makeTender(signedIn, 'Dropped'));
  await expect(page.getByRole('heading', { name: 'Drop the tender in' })).toBeVisible();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['The pump runs at 1450 rpm.'], 'notes.txt', { type: 'text/plain' }));
    return data;
  });
  const chat = page.getByRole('region', { name: 'Questions and answers' });
  await chat.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop the files here')).toBeVisible();
  await chat.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop the files here')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('notes.txt');
  await page.getByRole('button', { name: 'notes.txt' }).first().click();
  await expect(page.locator('[data-page="1"]')).toContainText('The pump runs at 1450 rpm.');

  await page.getByLabel('Your question').fill('At how many rpm does the pump run?');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(page.locator('mark')).toHaveText('The pump runs at 1450 rpm.');
});

test('Back, a reload and a copied link open the same place again', async ({ page, context, signedIn }) => {
  const { path, documents } = await makeAnsweredTender(page, signedIn, 'Addresses');
  const pageField = page.getByLabel('Page', { exact: true });
  const highlight = page.locator('[data-page="30"] [data-highlight]').first();
  await page.goto(`${path}?tab=document&document=${documents[0]?.id}&page=12`);
  await expect(pageField).toHaveValue('12');
  await pageField.fill('20');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=20(&|$)/);
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(highlight).toBeInViewport();
  await expect(page).toHaveURL(/page=30&.*quote=/);
  const link = page.url();

  await page.goBack();
  await expect(pageField).toHaveValue('20');
  await page.goForward();
  await expect(highlight).toBeInViewport();
  await page.reload();
  await expect(highlight).toBeInViewport();
  const colleague = await context.newPage();
  await colleague.goto(link);
  await expect(colleague.locator('[data-page="30"] [data-highlight]').first()).toBeInViewport();

  // From another screen, to another document than the one that is opened while the address names none.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'annex.txt', mimeType: 'text/plain', buffer: Buffer.from('Nothing about guarantees.') });
  const annex = page.getByRole('listitem').filter({ hasText: 'annex.txt' });
  await expect(annex).toContainText('Ready');
  await page.goto(path);
  await page.getByRole('button', { name: 'annex.txt', exact: true }).click();
  await expect(page).toHaveURL(/document=/);
  await page.getByRole('link', { name: 'Customers' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'annex.txt' })).toBeVisible();
});
