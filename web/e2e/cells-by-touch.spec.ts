import type { Locator, Page } from '@playwright/test';
import { chooseMode, modes } from './support/choose-mode.ts';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { makeDocx, paragraph } from './support/make-office.ts';
import { upload } from './support/tender.ts';
import { expect, makeTender, type SignedIn, test } from './support/test.ts';
import { expectUncovered } from './support/uncovered.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The lower part of the screen that a keyboard covers, in pixels. */
const keyboard = 340;
/** The least width and height of what a finger hits, in pixels. */
const target = 40;

interface Tables {
  /** The path of the tender's workspace. */
  path: string;
  workspaceId: string;
  startPage: number;
  endPage: number;
}

/** Extracts the tables of some pages of a tender, else of one page of the demo tender, and shows them. */
async function showTables(page: Page, signedIn: SignedIn, wanted?: Tables) {
  const { path, ...order } = wanted ?? { ...(await demoTender(signedIn)), startPage: 18, endPage: 18 };
  const { workspaceId } = order;
  const { id } = await signedIn.post<{ id: string }>('/AI/datasheet-extraction', order);
  const view = `/workspaces/${workspaceId}/document-requests/${id}/view`;
  const status = async () => (await signedIn.get<{ status: string }>(view)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  await page.goto(`${path}?tab=datasheets&request=${id}&view=tables&pane=tab`);
}

/** The buttons, cells and fields of a part of the screen that are too small, or below the line. */
async function tooSmall(part: Locator, line = Number.POSITIVE_INFINITY): Promise<string[]> {
  const found = await part.locator('button, textarea, [role=gridcell], [role=columnheader], select').all();
  const frames = await Promise.all(
    found.map(async (one) => ({
      name: await one.textContent(),
      box: await one.boundingBox(),
    })),
  );
  return frames.flatMap(({ name, box }) =>
    box && (box.height < target || box.width < target || box.y + box.height > line)
      ? [`${name} ${JSON.stringify(box)}`]
      : [],
  );
}

test('a cell is read, corrected and put back with fingers, on a phone', async ({ page, signedIn }) => {
  await showTables(page, signedIn);
  const grid = page.getByRole('grid');
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
  const bar = page.getByRole('region', { name: 'Chosen cell' });

  await test.step('a tap chooses a cell, and the bar says where it comes from', async () => {
    await expect(page.getByText('Tap a cell to see its place or to correct it.')).toBeVisible();
    await cell('32.0').tap();
    await expect(bar).toContainText('32.0');
    expect(await tooSmall(bar)).toEqual([]);
    expect(await tooSmall(grid)).toEqual([]);
    await expectUncovered(cell('32.0'));
    await bar.getByRole('button', { name: 'Show on page 18' }).tap();
    await expect(page.locator('[data-page="18"] [data-highlight]').first()).toBeInViewport();
    const back = page.getByRole('navigation', { name: 'Way back' });
    expect(await tooSmall(back)).toEqual([]);
    await back.getByRole('button', { name: 'Back to Datasheets' }).tap();
    await expect(bar).toContainText('32.0');
    await expect(cell('32.0')).toBeInViewport({ ratio: 1 });
  });

  await test.step('its text is changed above the keyboard', async () => {
    await bar.getByRole('button', { name: 'Edit' }).tap();
    const dialog = page.getByRole('alertdialog');
    const field = dialog.getByLabel('Text of the cell');
    await expect(field).toBeFocused();
    expect(await tooSmall(dialog, 844 - keyboard)).toEqual([]);
    // Smaller letters make a phone enlarge the page.
    expect(await field.evaluate((area) => Number.parseFloat(getComputedStyle(area).fontSize))).toBeGreaterThanOrEqual(
      16,
    );
    await field.fill('99');
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(cell('32.0')).toBeVisible();
    await bar.getByRole('button', { name: 'Edit' }).tap();
    await field.fill('33.5');
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(cell('33.5')).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('In the document: 32.0');
    await expect(page.getByText('Saving...')).toHaveCount(0);
    expect(await tooSmall(bar)).toEqual([]);
  });

  await test.step('it is put back as the document says', async () => {
    await page.reload();
    await cell('33.5').tap();
    await bar.getByRole('button', { name: 'Undo' }).tap();
    await expect(cell('32.0')).toBeInViewport();
    await expect(bar).not.toContainText('In the document');
  });
});

test('axe finds nothing on a chosen cell and its dialog, light and dark', async ({ page, signedIn }) => {
  for (const mode of modes) {
    await chooseMode(page, mode);
    await showTables(page, signedIn);
    await page.getByRole('gridcell', { name: '32.0', exact: true }).tap();
    expect.soft(await faultsOf(page), `chosen, ${mode}`).toEqual([]);
    await page.getByRole('button', { name: 'Edit' }).tap();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect.soft(await faultsOf(page), `dialog, ${mode}`).toEqual([]);
  }
  // The account keeps its mode, and other tests begin in light.
  await chooseMode(page, 'light');
});

test('seven rows of long texts fit on a phone, and the chosen cell has its whole text in the bar', async ({
  page,
  signedIn,
}) => {
  const textOf = (number: number) =>
    `Clause ${number}: the supplier tests every pump in the presence of the buyer, keeps the records for ten years, repairs at its own cost whatever fails the test, and repeats the test until the buyer accepts it in writing, part ${number}.`;
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
  const rows = Array.from({ length: 20 }, (_, at) => row(`4.${at + 1}`, textOf(at + 1), 'yes'));
  const path = await makeTender(signedIn, 'Long cells');
  const workspaceId = path.split('/').at(-2) ?? '';
  await page.goto(path);
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const table = `<w:tbl>${row('No.', 'Requirement', 'Binding')}${rows.join('')}</w:tbl>`;
  await upload(page, 'clauses.docx', makeDocx(`${paragraph('Requirements')}${table}`), type);
  await expect.poll(() => signedIn.get(`/workspaces/${workspaceId}/documents/HasAnyDocumentForChat`)).toBe(true);
  await showTables(page, signedIn, { path, workspaceId, startPage: 1, endPage: 9 });

  const grid = page.getByRole('grid');
  await expect(page.getByRole('gridcell', { name: textOf(1), exact: true })).toBeVisible();
  const inSight = () =>
    grid.evaluate((element) => {
      const room = element.parentElement?.getBoundingClientRect();
      return [...element.querySelectorAll('tbody tr[aria-rowindex]')].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return room && top >= room.top && bottom <= room.bottom;
      }).length;
    });
  await expect.poll(inSight).toBeGreaterThanOrEqual(7);
  expect(await tooSmall(grid)).toEqual([]);
  // Screen readers have the whole text of a cell that is cut.
  await page.getByRole('gridcell', { name: textOf(3), exact: true }).tap();
  const bar = page.getByRole('region', { name: 'Chosen cell' });
  const words = bar.getByText(textOf(3), { exact: true });
  await expect(words).toBeInViewport({ ratio: 1 });
  expect(await words.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('cells of a small table are whole on a phone, also while one of them is chosen', async ({ page, signedIn }) => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
  const long =
    'The supplier tests every pump in the presence of the buyer, keeps the records for ten years and repairs at its own cost whatever fails the test.';
  const table = `<w:tbl>${row('No.', 'Requirement', 'Binding')}${row('1', long, 'yes')}${row('2', `Spare parts: ${long}`, 'no')}</w:tbl>`;
  const path = await makeTender(signedIn, 'Small table');
  const workspaceId = path.split('/').at(-2) ?? '';
  await page.goto(path);
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await upload(page, 'tests.docx', makeDocx(`${paragraph('Tests')}${table}`), type);
  await expect.poll(() => signedIn.get(`/workspaces/${workspaceId}/documents/HasAnyDocumentForChat`)).toBe(true);
  await showTables(page, signedIn, { path, workspaceId, startPage: 1, endPage: 9 });
  const chosen = page.getByRole('gridcell', { name: long, exact: true });
  const cut = () =>
    page
      .getByRole('grid')
      .evaluate(
        (grid) =>
          [...grid.querySelectorAll('td > div, th > div')].filter((one) => one.scrollHeight > one.clientHeight + 1)
            .length,
      );
  await expect(chosen).toBeVisible();
  await expect.poll(cut).toBe(0);
  const height = (await chosen.boundingBox())?.height;
  await chosen.tap();
  await expect(page.getByRole('region', { name: 'Chosen cell' })).toContainText(long);
  expect(await cut()).toBe(0);
  expect((await chosen.boundingBox())?.height).toBe(height);
});
