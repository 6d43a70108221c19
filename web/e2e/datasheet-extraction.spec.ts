import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { covers, frameOf, framesOfWords } from './support/frames.ts';
import { openTab } from './support/open-tab.ts';
import { findCell, readWorkbook, type WorkbookSheet } from './support/read-workbook.ts';
import { expect, type SignedIn, test } from './support/test.ts';
import { expectUncovered } from './support/uncovered.ts';

const pump = 'P-101A/B/C';

/** Opens the tab and its form, with or without earlier runs. */
async function openForm(page: Page) {
  await openTab(page, 'Datasheets');
  const again = page.getByRole('button', { name: 'New run' });
  const form = page.getByRole('form', { name: 'Extract tables and datasheets' });
  await expect(again.or(form)).toBeVisible();
  if (await again.isVisible()) await again.click();
  return form;
}

/** Extracts everything from these pages of the demo tender, and shows the result. */
async function extract(page: Page, signedIn: SignedIn, pages: [from: number, to: number], view: string): Promise<void> {
  const { path } = await demoTender(signedIn);
  await page.goto(path);
  const form = await openForm(page);
  await form.getByLabel('From page').fill(String(pages[0]));
  await form.getByLabel('To page').fill(String(pages[1]));
  await form.getByRole('button', { name: 'Extract' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(page.getByText('Built-in analyst: quotes, no AI model').first()).toBeVisible();
  await page.getByRole('tab', { name: new RegExp(`^${view} \\(\\d+\\)$`) }).click();
}

async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return readFile(await file.path());
}

/** Expects a mark on a page over these words, and over little else. */
async function expectMarked(page: Page, number: number, words: string): Promise<void> {
  const shown = page.locator(`[data-page="${number}"]`);
  await expect(shown.locator('[data-highlight]').first()).toBeInViewport();
  await expect(shown.locator('.textLayer')).toContainText(words);
  // A page is drawn again when the layout of the panes has settled.
  await expect
    .poll(async () => {
      const mark = await frameOf(shown.locator('[data-highlight]'));
      const frames = await framesOfWords(shown.locator('.textLayer'), words);
      return frames.some((frame) => covers(mark, frame) && mark.right - mark.left < (frame.right - frame.left) * 1.5);
    })
    .toBe(true);
}

const tableList = (page: Page) => page.getByRole('navigation', { name: 'Tables found' });

async function settled(page: Page): Promise<void> {
  await page.mouse.move(720, 2);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
}

/** How many rows of the table's body are in sight as a whole: below its header, and above the bar of the chosen cell. */
const rowsInSight = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const { tHead, tBodies, parentElement } = grid as HTMLTableElement;
    const top = tHead?.getBoundingClientRect().bottom ?? 0;
    const bottom = parentElement?.getBoundingClientRect().bottom ?? 0;
    const frames = [...tBodies].flatMap(({ rows }) => [...rows]).map((row) => row.getBoundingClientRect());
    return frames.filter((frame) => frame.top >= top - 1 && frame.bottom <= bottom + 1).length;
  });

/** The cells of the first row that has all of these values. */
function rowWith(sheet: WorkbookSheet, values: readonly (string | number)[]): (string | number)[] {
  const rows = Map.groupBy(sheet.cells, ([reference]) => reference.replace(/\D+/, ''));
  const row = [...rows.values()].find((cells) =>
    values.every((value) => cells.some(([, cell]) => cell.value === value)),
  );
  return (row ?? []).map(([, cell]) => cell.value);
}

test('the values of datasheets have their units, lead to their places and are corrected by hand', async ({
  page,
  signedIn,
}) => {
  await extract(page, signedIn, [17, 23], 'Datasheets');

  await test.step("a pump's rated flow has its value and unit, and leads to its place", async () => {
    await page
      .getByRole('navigation', { name: 'Datasheets found' })
      .getByRole('button', { name: `Datasheet ${pump}` })
      .click();
    const flow = page.getByRole('button', { name: 'Rated capacity: 1,310 m³/h, page 18' });
    await expect(page.getByRole('row').filter({ has: flow })).toContainText(/1,310.*m³\/h/);
    await flow.click();
    await expectMarked(page, 18, '1,310');
    await page.keyboard.press('ArrowDown');
    await expectMarked(page, 18, '32.0');
    await settled(page);
  });

  await test.step('a value is corrected by hand', async () => {
    await page.getByRole('button', { name: 'Correct Rated speed' }).click();
    await page.getByRole('group', { name: 'Correct Rated speed' }).getByLabel('Value').fill('1,490');
    await page.keyboard.press('Enter');
    const speed = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Rated speed: 1,490 rpm/ }) });
    await expect(speed).toContainText('by hand');
  });

  await test.step('a search goes through all datasheets', async () => {
    await page.getByLabel('Search parameters').fill('rated capacity');
    await expect(page.getByRole('button', { name: 'Rated capacity: 880 m³/h, page 19' })).toBeVisible();
    const dosing = page.getByRole('button', { name: 'Rated capacity: 420 l/h, page 22' });
    await expect(page.getByRole('row').filter({ has: dosing })).toContainText('0.42 m³/h');
    await page.getByLabel('Tag', { exact: true }).selectOption(pump);
    await expect(page.getByRole('button', { name: 'Rated capacity: 880 m³/h, page 19' })).toHaveCount(0);
    await page.getByLabel('Search parameters').clear();
  });

  await test.step('the CSV file has the parameters', async () => {
    const lines = (await download(page, 'CSV of the parameters (.csv)')).toString('utf8').split(/\r?\n/);
    expect(lines[0]).toMatch(/Tag.*Parameter.*Value.*Unit/);
    const own = lines.filter((line) => line.startsWith(pump));
    expect(own.find((line) => line.includes('Rated capacity'))).toMatch(/1310.m³\/h/);
    expect(own.find((line) => line.includes('Rated speed'))).toMatch(/1490.rpm.*Yes/);
  });
});

test('tables lead to their pages cell by cell, and are downloaded with corrections', async ({ page, signedIn }) => {
  await extract(page, signedIn, [18, 18], 'Tables');

  await test.step('a table is beside its page, and each cell is linked', async () => {
    await tableList(page)
      .getByRole('button', { name: /p\. 18/ })
      .first()
      .click();
    await expect(page.locator('[data-page="18"] [data-highlight]')).toBeInViewport();
    await expect(page.getByRole('gridcell', { name: 'Operating conditions' })).toHaveAttribute('colspan', '6');
    await page.getByRole('gridcell', { name: '32.0', exact: true }).click();
    await expectMarked(page, 18, '32.0');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('gridcell', { name: '1,310', exact: true })).toBeFocused();
    await expectMarked(page, 18, '1,310');
    await settled(page);
  });

  await test.step('a cell is corrected, marked, and stays so', async () => {
    await page.getByRole('gridcell', { name: '32.0', exact: true }).dblclick();
    await page.getByRole('textbox', { name: 'Text of the cell' }).fill('33.5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: '33.5', exact: true })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Chosen cell' })).toContainText('In the document: 32.0');
    await expect(page.getByText('Saving...')).toHaveCount(0);
    await page.reload();
    await tableList(page)
      .getByRole('button', { name: /p\. 18.*by hand/ })
      .click();
    await expect(page.getByRole('gridcell', { name: '33.5', exact: true })).toHaveAttribute(
      'title',
      'In the document: 32.0',
    );
    await expect(page.getByRole('button', { name: 'Undo 1 correction' })).toBeVisible();
  });

  await test.step('the workbook has merged cells, numbers as numbers, and the corrections', async () => {
    const sheets = readWorkbook(await download(page, 'Excel (.xlsx)'));
    const table = sheets.find((sheet) => findCell(sheet, 33.5) && findCell(sheet, 'Operating conditions'));
    expect(table, sheets.map(({ name }) => name).join()).toBeDefined();
    if (!table) return;
    const row = findCell(table, 'Operating conditions')?.[0].replace(/\D+/, '');
    expect(table.merges).toContain(`A${row}:F${row}`);
    expect(rowWith(table, ['Rated capacity'])).toContain(1310);
    expect(findCell(table, 33.5)?.[1].note).toMatch(/Corrected by hand; the document says '32\.0'.*page 18/s);
    expect(findCell(table, 'Ductile iron EN-GJS-500-7')?.[1].note).toContain('TVWA-KRX-II-M-104-tender-documents.pdf');

    const parameters = sheets.find(({ name }) => name === 'Parameters');
    expect(parameters && rowWith(parameters, [pump, 'Rated capacity'])).toEqual(expect.arrayContaining([1310, 'm³/h']));
    expect(sheets.some(({ cells }) => [...cells.values()].some(({ formula }) => formula))).toBe(false);
  });
});

test('tags are side by side, and differences are marked', async ({ page, signedIn }) => {
  await extract(page, signedIn, [18, 20], 'Comparison');
  await expect(page.getByRole('columnheader', { name: 'P-201A/B/C/D' })).toBeVisible();
  const value = page.getByRole('button', { name: /^P-201A\/B\/C\/D, Rated capacity: 880 m³\/h, page 19/ });
  await value.click();
  await expectMarked(page, 19, '880');
  const same = page.getByRole('rowheader', { name: 'Motor efficiency class' });
  const other = page.getByRole('rowheader', { name: /^Rated capacity.*not the same for all/ });
  await expect(same).toBeVisible();
  await page.getByRole('switch', { name: 'Only differences' }).check();
  await expect(same).toHaveCount(0);
  await expect(other).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: /^Tags: / }).click();
  await page.getByRole('checkbox', { name: 'P-201A/B/C/D' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'P-201A/B/C/D' })).toHaveCount(0);
});

test('parameters that are requested by name and not found are listed', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await page.goto(path);
  const form = await openForm(page);
  await form.getByRole('radio', { name: 'Only those that I name' }).check();
  await form.getByLabel('Names of parameters').fill('NPSH available, astronaut vaccine');
  await form.getByRole('button', { name: 'Extract' }).click();
  await page.getByText('Not found (1)').click();
  await expect(page.getByText('astronaut vaccine', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /^Datasheets \(\d+\)$/ }).click();
  await expect(page.getByRole('button', { name: /^NPSH available: / }).first()).toBeVisible();
});

test('on a phone a cell is chosen in the grid, and a button leads to its page and back', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const form = await openForm(page);
  await form.getByLabel('From page').fill('18');
  await form.getByLabel('To page').fill('18');
  await form.getByRole('button', { name: 'Extract' }).click();
  await page.getByRole('tab', { name: /^Tables \(\d+\)$/ }).click();
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(5);
  // Corrections of other tests are carried into this run: this cell has none.
  await page.getByRole('gridcell', { name: '998', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Chosen cell' })).toContainText('998');
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(5);
  await settled(page);
  await page.getByRole('button', { name: 'Show on page 18' }).click();
  await expectMarked(page, 18, '998');
  const link = new URL(page.url());
  await page.getByRole('button', { name: 'Back to Datasheets' }).click();
  await expect(page.getByRole('gridcell', { name: '998', exact: true })).toBeInViewport();
  // A colleague's link from a wide window names no pane.
  link.searchParams.delete('pane');
  link.searchParams.set('tab', 'datasheets');
  await page.goto(link.href);
  await expect(page.getByRole('region', { name: 'Chosen cell' })).toContainText('998');
  await expectUncovered(page.getByRole('gridcell', { name: '998', exact: true }));
  await expect(page.getByRole('button', { name: 'Show on page 18' })).toBeInViewport();
});
