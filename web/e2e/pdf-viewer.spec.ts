import type { Page } from '@playwright/test';
import { chooseMode } from './support/choose-mode.ts';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { looks, showAs } from './support/looks.ts';
import { type BookPart, makeBook } from './support/make-book.ts';
import { expect, makeTender, type SignedIn, test } from './support/test.ts';

const sections = (count: number, deadline: string): BookPart[] => [
  { title: 'Preface', pages: [{ lines: ['Contents'] }, { lines: ['Abbreviations', 'HQ is the head office.'] }] },
  {
    title: 'Conditions',
    pages: Array.from({ length: count }, (_, index) => ({
      lines: [`Section ${index + 1}`, `Clause ${index + 1}: the seal is renewed within ${deadline}.`],
      rotation: index === 4 ? 90 : 0,
    })),
  },
];

/** A tender with a book of 2 + 30 pages, and another, which takes its place unless both are to be listed. */
async function makeVersions(page: Page, signedIn: SignedIn, name: string, areListed = false): Promise<string> {
  const path = await makeTender(signedIn, name);
  const workspaceId = path.split('/').at(-2);
  const documents = `/workspaces/${workspaceId}/documents`;
  const token = (await page.context().storageState()).origins[0]?.localStorage.find((item) => item.name === 'token');
  let replaces = '';
  for (const [fileName, deadline] of [
    ['terms.pdf', '14 days'],
    ['terms, addendum.pdf', '21 days'],
  ] as const) {
    const buffer = await makeBook(sections(30, deadline), { roman: 2 });
    const answer = await page.request.post(`${documents}/upload`, {
      headers: { authorization: `Bearer ${token?.value}` },
      multipart: {
        ...(replaces && !areListed ? { replaces } : {}),
        files: { name: fileName, mimeType: 'application/pdf', buffer },
      },
    });
    replaces = (await answer.json()).data.uploaded[0].id;
    const isReady = async () => {
      const all = await signedIn.get<{ id: string; status: string }[]>(`${documents}/info`);
      return all.find(({ id }) => id === replaces)?.status;
    };
    await expect.poll(isReady, { timeout: 60_000 }).toBe('ready');
  }
  return `${path}?tab=document&document=${replaces}`;
}

const pageField = (page: Page) => page.getByLabel('Page', { exact: true });
const drawn = (page: Page, number: number) => page.locator(`[data-page="${number}"] .textLayer`);

test('words are found on all pages, are marked on turned pages too, and can be stepped through', async ({
  page,
  signedIn,
}) => {
  const path = await makeVersions(page, signedIn, 'Find');
  await page.goto(`${path}&page=7`);
  await expect(drawn(page, 7)).toContainText('Section 5');
  // After opening an address, the focus is not in the viewer.
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search', { name: 'Find in document' });
  const words = bar.getByLabel('Find words in this document');
  await expect(words).toBeFocused();
  await words.fill('the SEAL is renewed');
  await expect(bar.getByRole('status')).toHaveText('5 of 30');

  // The file turns the page of the fifth hit, so its mark is upright. When the page is turned once more, the mark is flat.
  const mark = page.locator('[data-page="7"] [data-found=current]').first();
  await expect(mark).toBeInViewport();
  const shape = async () => {
    const box = await mark.boundingBox();
    return box && box.height > box.width ? 'upright' : 'flat';
  };
  await expect.poll(shape).toBe('upright');
  await page.getByRole('button', { name: 'Rotate clockwise' }).click();
  await expect.poll(shape).toBe('flat');
  await page.getByRole('button', { name: 'Rotate clockwise' }).click();
  await expect.poll(shape).toBe('upright');

  await bar.getByRole('button', { name: 'Match case' }).click();
  await expect(bar.getByRole('status')).toHaveText('No hits');
  await page.getByLabel('Find words in this document').fill('seal is renewed');
  await expect(bar.getByRole('status')).toHaveText('5 of 30');
  await page.keyboard.press('Shift+Enter');
  await expect(bar.getByRole('status')).toHaveText('4 of 30');
  await bar.getByRole('button', { name: 'List of hits' }).click();
  const hits = page.getByRole('complementary', { name: 'Pages and outline' });
  const last = hits.getByRole('button', { name: /^Page 30/ });
  await hits.getByRole('button', { name: /^Page 4/ }).focus();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toHaveText('30 of 30');
  await expect(page.locator('[data-page="32"] [data-found=current]').first()).toBeInViewport();
  // A link, and Back from another document, lead to the same words on the page that was read.
  await expect(page).toHaveURL(/find=seal\+is\+renewed/);
  await expect(page).toHaveURL(/page=32/);
  await expect(page).toHaveURL(/found=30/);
  await page.reload();
  await expect(bar.getByRole('status')).toHaveText('30 of 30');
  await expect(page.locator('[data-page="32"] [data-found=current]').first()).toBeInViewport();
  // A hit of another page does not lead away from the page of the address.
  await page.goto(page.url().replace('page=32', 'page=7'));
  await expect(bar.getByRole('status')).toHaveText('5 of 30');
  await expect(drawn(page, 7)).toBeInViewport();
  await page.getByRole('button', { name: '1 earlier version' }).click();
  await page.getByRole('button', { name: 'terms.pdf', exact: true }).click();
  await expect(page).not.toHaveURL(/find=/);
  await expect(bar).toHaveCount(0);
  await page.goBack();
  await expect(bar.getByRole('status')).toHaveText('5 of 30');
  await page.getByLabel('Find words in this document').press('Escape');
  await expect(page.locator('[data-found]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/find=/);
});

test('a PDF is gone through by labels, bookmarks and small pages, copied from, printed and compared', async ({
  page,
  signedIn,
}) => {
  const path = await makeVersions(page, signedIn, 'Ways');
  await page.goto(path);
  await expect(pageField(page)).toHaveValue('i');
  await pageField(page).fill('3');
  await page.keyboard.press('Enter');
  await expect(drawn(page, 5)).toContainText('Section 3');
  await expect(page.getByText('(5 of 32)')).toBeVisible();

  await page.getByRole('button', { name: 'Pages and outline' }).click();
  await page.getByRole('button', { name: 'Page 4', exact: true }).click();
  await expect(drawn(page, 6)).toContainText('Section 4');
  await page.getByRole('tab', { name: 'Outline' }).click();
  // It is open where the page is that is read.
  await expect(page.getByRole('treeitem', { name: 'Section 4', exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.getByRole('treeitem', { name: 'Conditions' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(drawn(page, 4)).toContainText('Section 2');
  await expect(pageField(page)).toHaveValue('2');

  const copied = await page.evaluate(() => {
    const range = document.createRange();
    const spans = document.querySelectorAll('[data-page="4"] .textLayer span');
    range.setStart(spans[0]?.firstChild as Node, 0);
    range.setEndAfter(spans[1] as Node);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
    spans[0]?.dispatchEvent(event);
    return event.clipboardData?.getData('text/plain');
  });
  expect(copied).toBe('Section 2\nClause 2: the seal is renewed within 21 days.');

  await page.evaluate(() => {
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('[data-printed] img')];
      document.title = `printed ${images.map(({ naturalWidth }) => naturalWidth).join(' ')}`;
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByLabel('Pages', { exact: true }).check();
  await page.getByRole('textbox', { name: 'Pages' }).fill('2, 40');
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page.getByText('Enter pages from i to 30')).toBeVisible();
  await page.getByRole('textbox', { name: 'Pages' }).fill('ii, 5');
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed 1240 1754');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for terms, addendum.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Compare with the version before' }).click();
  const first = page.getByRole('region', { name: 'terms.pdf', exact: true });
  const second = page.getByRole('region', { name: 'terms, addendum.pdf', exact: true });
  await expect(first.locator('[data-page="4"] .textLayer')).toContainText('14 days');
  await expect(second.locator('[data-page="4"] .textLayer')).toContainText('21 days');
  await second.getByLabel('Page', { exact: true }).fill('20');
  await page.keyboard.press('Enter');
  await expect(first.locator('[data-page="22"] .textLayer')).toContainText('Section 20');
  await page.getByRole('switch', { name: 'Scroll together' }).uncheck();
  await second.getByLabel('Page', { exact: true }).fill('2');
  await page.keyboard.press('Enter');
  await expect(second.locator('[data-page="4"] .textLayer')).toBeVisible();
  await expect(first.getByLabel('Page', { exact: true })).toHaveValue('20');
  await page.reload();
  await expect(first.locator('.textLayer').first()).toBeVisible();
  await page.goBack();
  await expect(first).toHaveCount(0);
  await page.goForward();
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await expect(first).toHaveCount(0);
  await expect(page).not.toHaveURL(/compare=/);
});

test('axe finds nothing on the viewer, its tools and two documents, and its zoom is always in reach', async ({
  page,
  signedIn,
}) => {
  const path = await makeVersions(page, signedIn, 'Tools');
  const zooms = page.getByRole('button', { name: 'Zoom in' });
  const expectZoomInReach = async () => {
    for (const zoom of await zooms.all()) await expect(zoom).toBeInViewport({ ratio: 1 });
  };
  await chooseMode(page, 'system');
  for (const look of looks) {
    const where = `${look.mode}, ${look.width} px`;
    await showAs(page, look);
    await page.goto(`${path}&page=7`);
    await expect(drawn(page, 7)).toContainText('Section 5');
    await expect(zooms).toBeInViewport({ ratio: 1 });
    await page.getByRole('region', { name: /^Pages of/ }).focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('seal');
    await expect(page.locator('[data-found]').first()).toBeVisible();
    await page.getByRole('button', { name: 'List of hits' }).click();
    for (const tab of ['Hits', 'Outline', 'Pages']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      expect.soft(await faultsOf(page), `${tab}, ${where}`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Close the side panel' }).click();
    await page.getByRole('button', { name: 'More of the document view' }).click();
    await page.getByRole('menuitem', { name: 'Compare with the version before' }).click();
    await expect(zooms).toHaveCount(2);
    await expect(page.locator('[data-side] .textLayer span').first()).toBeVisible();
    await expectZoomInReach();
    expect.soft(await faultsOf(page), `two documents, ${where}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(zooms).toHaveCount(2);
  await expectZoomInReach();
  await page.goto(`${path}&page=7`);
  await expect(zooms).toHaveCount(1);
  await expectZoomInReach();
});

test('links on a page lead to the places that they name', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await page.goto(`${path}?tab=document`);
  await expect(drawn(page, 1)).toContainText('Kestrel Ridge');
  await pageField(page).fill('2');
  await page.keyboard.press('Enter');
  const links = page.locator('[data-page="2"]').getByRole('button', { name: 'Go to this place of the document' });
  await expect(links.first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await expect(page).toHaveURL(/[?&]page=2(&|$)/);
  await links.last().click();
  await expect(pageField(page)).not.toHaveValue('2');
  await expect(drawn(page, 2)).not.toBeInViewport();
  await expect(page).not.toHaveURL(/[?&]page=2(&|$)/);
  await page.goBack();
  await expect(pageField(page)).toHaveValue('2');
  await expect(drawn(page, 2)).toBeInViewport();
});

test('the next PDF needs no further code to be loaded', async ({ page, signedIn }) => {
  const path = await makeVersions(page, signedIn, 'Next', true);
  const code: string[] = [];
  page.on('request', (request) => /pdf\.worker/.test(request.url()) && code.push(request.url()));
  await page.goto(path);
  await expect(drawn(page, 1)).toContainText('Contents');
  // For this document, and one before the user asks for the next.
  await expect.poll(() => code.length).toBe(2);
  const list = page.getByRole('list', { name: 'Documents of this tender' });
  for (const [name, words] of [
    ['terms.pdf', '14 days'],
    ['terms, addendum.pdf', '21 days'],
    ['terms.pdf', '14 days'],
  ] as const) {
    await list.getByRole('button', { name, exact: true }).click();
    // A number that is typed before the labels are known is another page.
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText(/^\(\d+ of 32\)$/)).toBeVisible();
    await pageField(page).fill('1');
    await page.keyboard.press('Enter');
    await expect(drawn(page, 3)).toContainText(words);
  }
  expect(code).toHaveLength(2);
});

test('the tools are in the middle of their bar at every width, and their menu has no column without marks', async ({
  page,
  signedIn,
}) => {
  const { path } = await demoTender(signedIn);
  await page.goto(`${path}?tab=document`);
  const bar = page.getByRole('group', { name: 'Document view' });
  const more = bar.getByRole('button', { name: 'More of the document view' });
  const items = page.locator('[role=menuitem], [role=menuitemcheckbox]');
  /** How far the icons of the menu begin from its items, in pixels. */
  const iconsFrom = () =>
    items.evaluateAll((all) =>
      all.map((item) => {
        const icon = item.querySelector('.fui-MenuItem__icon, .fui-MenuItemCheckbox__icon');
        return Math.round((icon?.getBoundingClientRect().left ?? 0) - item.getBoundingClientRect().left);
      }),
    );
  for (const [width, height] of [
    [1440, 900],
    [1024, 900],
    [844, 390],
    [390, 844],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(more).toBeVisible();
    const off = await bar.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const { borderBottomWidth } = getComputedStyle(element);
      const middle = (top + bottom - Number.parseFloat(borderBottomWidth)) / 2;
      return [...element.querySelectorAll('button')]
        .map((button) => button.getBoundingClientRect())
        .filter((box) => box.height > 0)
        .map((box) => Math.abs((box.top + box.bottom) / 2 - middle));
    });
    expect(Math.max(...off), `${width} px`).toBeLessThanOrEqual(0.5);
    await more.click();
    for (const from of await iconsFrom()) expect(from, `${width} px`).toBeLessThan(16);
    await page.keyboard.press('Escape');
  }
  // A tool in the menu that is on has its mark, and all icons begin at the same place.
  await more.click();
  await page.getByRole('menuitemcheckbox', { name: 'Pages and outline' }).click();
  await more.click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Pages and outline' })).toBeChecked();
  const [first, ...others] = await iconsFrom();
  expect(first).toBeGreaterThan(16);
  expect(new Set(others)).toEqual(new Set([first]));
});
