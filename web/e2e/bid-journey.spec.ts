import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const asked = ['Rated flow,m³/h,250', 'Total head,m,60', 'Rated voltage,V,400'];
const meets = ['Rated flow,m³/h,250', 'Total head,ft,197', 'Rated voltage,V,400'];
const deviates = ['Rated flow,m³/h,180', 'Total head,m,60', 'Rated voltage,V,400'];

const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});
const sheet = (name: string, rows: readonly string[]) => csv(name, 'Parameter,Unit,Value', ...rows);

async function importFile(page: Page, file: ReturnType<typeof csv>, rows: number): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Excel file/).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText(`${rows} of ${rows} rows imported`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
}

const documentOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Documents of this tender' }).getByRole('listitem').filter({ hasText: name });

test('a bid from the first customer to what it taught', async ({ page, signedIn }) => {
  test.slow();
  const { organizationId, post } = signedIn;
  const stamp = Date.now();
  const customer = `Orchard Water ${stamp}`;
  const tender = `Booster pumps ${stamp}`;
  const home = `/home/${organizationId}`;

  const customerId = await test.step('a customer, with keywords and questions of its own', async () => {
    await page.goto(`${home}/customers`);
    await page.getByRole('button', { name: 'New customer' }).first().click();
    await page.getByLabel('Name').fill(customer);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: customer }).click();
    await page.waitForURL(/customers\/[\da-f-]{36}\/tenders/);
    const id = /customers\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
    await page.goto(`${home}/keywords?customer=${id}`);
    await importFile(page, csv('keywords.csv', 'Keyword,Description', 'rated flow,', 'total head,'), 2);
    const category = await post<{ id: string }>('/Categories', { organizationId, name: `Technical ${stamp}` });
    await page.goto(`${home}/questions?customer=${id}&category=${category.id}`);
    await importFile(page, csv('questions.csv', 'Question', 'What is the rated flow of the pumps?'), 1);
    return id;
  });

  await test.step('a tender with its document', async () => {
    await page.goto(`${home}/customers/${customerId}/tenders`);
    await page.getByRole('button', { name: 'New tender' }).first().click();
    await page.getByLabel('Name').fill(tender);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name: tender }).click();
    await page.locator('input[type=file]').first().setInputFiles(sheet('pumps.csv', asked));
    await expect(documentOf(page, 'pumps.csv')).toContainText('Ready', { timeout: 30_000 });
  });
  const tenderId = /tenders\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';

  await test.step("two vendors' proposals", async () => {
    await page.goto(`${home}/tenders/${tenderId}/response-workspace`);
    for (const [vendor, lines] of [
      ['Northern Pumps', meets],
      ['Southern Pumps', deviates],
    ] as const) {
      await page.getByRole('button', { name: 'Add proposal' }).first().click();
      const form = page.getByRole('dialog');
      await page.locator('input[name=vendor]').click();
      await page.keyboard.type(`${vendor} ${stamp}`);
      await page.keyboard.press('Escape');
      await form.getByLabel('Title').fill('Offer');
      await form.locator('input[type=file]').setInputFiles(sheet('offer.csv', lines));
      await form.getByRole('button', { name: 'Add proposal' }).click();
      await expect(page.getByRole('heading', { name: `${vendor} ${stamp}` })).toBeVisible();
    }
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(2, { timeout: 30_000 });
  });

  await test.step('they are compared', async () => {
    await page.goto(`${home}/tenders/${tenderId}/response-workspace?tab=comparison`);
    await page.getByRole('button', { name: 'Compare' }).click();
    const table = page.getByRole('region', { name: 'Comparison of parameters' });
    await expect(table.getByRole('row', { name: /Rated flow/ })).toContainText('lower', { timeout: 60_000 });
    await expect(table.getByRole('row', { name: /Rated voltage/ })).not.toContainText('lower');
  });

  await test.step('it is closed as won, and found under past tenders', async () => {
    await page.goto(`${home}/tenders?customer=${customerId}`);
    for (const status of ['Submitted']) {
      await page.getByRole('button', { name: `Actions for ${tender}` }).click();
      await page.getByRole('menuitem', { name: `Move to ${status}` }).click();
      await page.getByText(`${tender}: ${status}`).first().waitFor();
    }
    await page.getByRole('button', { name: `Actions for ${tender}` }).click();
    await page.getByRole('menuitem', { name: 'Move to Won' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Technical fit' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Close tender' }).click();
    await page.getByText(`${tender}: Won`).first().waitFor();
    await page.goto(`${home}/past-tenders?customerId=${customerId}`);
    await expect(page.getByRole('link', { name: tender })).toBeVisible();
    await expect(page.getByText('1 of 1').first()).toBeVisible();
  });

  await test.step('analytics counts its documents', async () => {
    await page.goto(`/home/analytics?customer=${customerId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    const tile = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true }).locator('..');
    await expect(tile('Documents uploaded')).toContainText(/^Documents uploaded3/);
    await expect(tile('Tenders opened')).toContainText(/^Tenders opened1/);
  });
});
