import { readFile } from 'node:fs/promises';
import { chooseMode } from './support/choose-mode.ts';
import { demoTender } from './support/demo-tender.ts';
import { faultsInLooks } from './support/looks.ts';
import { expect, signIn, test } from './support/test.ts';

test('a run is counted at once; its bar leads to it, and the figures are downloaded', async ({ page, signedIn }) => {
  const { path, workspaceId } = await demoTender(signedIn);
  const order = { workspaceId, customKeywords: ['liquidated damages'], selectedKeywords: [], isGenerateSummary: false };
  const { id } = await signedIn.post<{ id: string }>('/AI/keyword-extraction', order);
  const request = `/workspaces/${workspaceId}/document-requests/${id}/view`;
  await expect.poll(async () => (await signedIn.get<{ status: string }>(request)).status).toBe('completed');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByRole('heading', { name: 'Most used keywords' })).toBeVisible();
  await page.getByRole('button', { name: 'Most used keywords: Show as a table' }).click();
  await page.getByRole('button', { name: 'Show the runs of liquidated damages' }).click();
  const runs = page.getByRole('dialog');
  await expect(runs.getByText('Completed').first()).toBeVisible();
  await runs.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?.*request=`));
  await expect(runs).toBeHidden();
  await page.goBack();

  await expect(runs.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(runs).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(runs).toBeHidden();
  await page.locator('.recharts-bar-rectangle').last().click();
  await expect(runs.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyword runs: Download' }).click();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Picture (PNG)' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^Analytics – keyword runs over time [\d-]{10} to [\d-]{10}\.png$/);
  expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('button', { name: 'Keyword extraction: Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Analytics – keyword runs [\d-]{10} to [\d-]{10}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Customer,Runs,Completed');

  await chooseMode(page, 'system');
  await page.goto('/home/analytics');
  const shown = () => expect(page.getByRole('heading', { name: 'Most active people' })).toBeVisible();
  expect.soft(await faultsInLooks(page, shown)).toEqual([]);
  await page.goto('/home/analytics?period=own&from=2020-01-01&to=2020-01-31');
  await expect(page.getByText('Nothing was done in this period')).toBeVisible();
});

test('platform administrators see organisations by name, and no customers', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await signIn(page, 'PLATFORM_ADMIN', site.dataDirectory);
  await page.goto('/home/analytics');
  await expect(page.getByText('Active organizations')).toBeVisible();
  await expect(page.getByLabel('Customer')).toHaveCount(0);
  await context.close();
});
