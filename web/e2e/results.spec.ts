import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { findCell, readWorkbook } from './support/read-workbook.ts';
import { readZip } from './support/read-zip.ts';
import { expect, type SignedIn, test } from './support/test.ts';

interface Tables {
  tables: { ordinal: number; pages: number[]; bodyRows: number; columns: number }[];
  totals: { tables: number; rows: number; parameters: number };
}

/** Starts a run over these pages of the demo tender, and waits for its end. */
async function extract({ post, get }: SignedIn, workspaceId: string, startPage: number, endPage: number) {
  const run = await post<{ id: string }>('/AI/datasheet-extraction', { workspaceId, startPage, endPage });
  const at = `/workspaces/${workspaceId}/document-requests/${run.id}`;
  await expect
    .poll(async () => (await get<{ status: string }>(`${at}/view`)).status, { timeout: 60_000 })
    .toBe('completed');
  return { id: run.id, ...(await get<Tables>(`${at}/tables`)) };
}

async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return readFile(await file.path());
}

test('a table over several pages is one table on the screen and in files, its cells are copied, and runs are compared', async ({
  page,
  context,
  signedIn,
}) => {
  const { path, workspaceId } = await demoTender(signedIn);
  const earlier = await extract(signedIn, workspaceId, 18, 18);
  const run = await extract(signedIn, workspaceId, 1, 60);
  const long = run.tables.find(({ pages }) => pages.length > 1);
  if (!long) throw new Error('the demo tender has no table over several pages');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${path}?tab=datasheets&request=${run.id}&view=tables&table=${long.ordinal}`);

  await test.step('its pages are one table with all of their rows', async () => {
    const pages = `pages ${long.pages[0]}–${long.pages.at(-1)}`;
    await expect(page.getByText(`${pages} · ${long.bodyRows} rows, ${long.columns} columns`)).toBeVisible();
    await expect(page.getByRole('tab', { name: `Tables (${run.totals.tables})` })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('a range is copied as a table', async () => {
    // The first cell is the heading of a group, over all columns.
    await page.getByRole('gridcell').nth(1).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('region', { name: 'Chosen cell' })).toContainText('Chosen: 2 rows, 2 columns');
    await page.keyboard.press('ControlOrMeta+c');
    const read = (type: string) =>
      page.evaluate(async (wanted) => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType(wanted))?.text();
      }, type);
    expect((await read('text/plain'))?.split('\n')).toHaveLength(2);
    expect(await read('text/html')).toContain('<table');
  });

  await test.step('the table fills the window, and returns to its place', async () => {
    await page.getByRole('button', { name: 'Full screen' }).click();
    const full = page.getByRole('dialog');
    await expect(full.getByRole('grid')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
  });

  await test.step('files have as many tables and rows as the screen', async () => {
    const [contents, ...sheets] = readWorkbook(await download(page, 'Excel (.xlsx)'));
    const { tables, rows, parameters } = run.totals;
    const line = `${tables} tables with ${rows} rows; ${parameters} parameters`;
    expect(contents && findCell(contents, line)).toBeDefined();
    expect(sheets.filter(({ name }) => /^\d/.test(name))).toHaveLength(tables);
    const zip = readZip(await download(page, 'CSV, a file for each table (.zip)'));
    expect([...zip.keys()].filter((name) => /^\d/.test(name))).toHaveLength(tables);
    for (const csv of zip.values()) expect(csv.startsWith('\ufeff')).toBe(true);
  });

  await test.step('the run is named, compared with another, and found by its name', async () => {
    await page.getByRole('button', { name: 'More about this run' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('First sixty pages');
    await page.keyboard.press('Enter');
    await expect(page.getByText('First sixty pages')).toBeVisible();
    await page.goto(`${path}?tab=datasheets&request=${run.id}&with=${earlier.id}`);
    await expect(page.getByRole('button', { name: /^Only in the later run \d+/ })).toBeVisible();
    await expect(page.locator('[data-change=added]').first()).toContainText('not in this run');
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${path}?tab=requests&search=sixty`);
    await expect(page.getByRole('link', { name: /First sixty pages/ })).toBeVisible();
  });
});
