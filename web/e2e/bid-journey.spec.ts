import type { Page } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { makeXlsx } from './support/make-office.ts';
import { makePdf } from './support/make-pdf.ts';
import { openTab } from './support/open-tab.ts';
import { rowOf } from './support/tender.ts';
import { expect, test } from './support/test.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const book = (name: string, ...rows: string[][]) => ({ name, mimeType, buffer: makeXlsx({ Sheet: rows }) });
const datasheet = (name: string, ...rows: string[][]) => book(name, ['Parameter', 'Unit', 'Value'], ...rows);

const asked = datasheet(
  'pumps.xlsx',
  ['Rated flow', 'm³/h', '250'],
  ['Total head', 'm', '60'],
  ['Rated voltage', 'V', '400'],
);
const offers = [
  {
    vendor: 'Northern Pumps',
    warranty: 'The warranty period is 36 months.',
    sheet: datasheet('northern.xlsx', ['Rated flow', 'm³/h', '250'], ['Total head', 'ft', '197']),
  },
  {
    vendor: 'Southern Pumps',
    warranty: 'The warranty period is 12 months.',
    sheet: datasheet('southern.xlsx', ['Rated flow', 'm³/h', '180'], ['Total head', 'm', '60']),
  },
];
const question = 'How long is the warranty period?';

/** Opens a screen by the menu and waits for it: until then, the last screen is shown, with filters of the same names. */
async function menu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Imports a workbook into the list that is open, and reads the result. */
async function importBook(page: Page, file: ReturnType<typeof book>, rows: number): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Excel file/).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText(`${rows} of ${rows} rows imported`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
}

test('an administrator takes a bid from the first customer to its analytics', async ({ page }) => {
  test.slow();
  const stamp = Date.now().toString(36);
  const customer = `Orchard Water ${stamp}`;
  const category = `Warranties ${stamp}`;
  const tender = `Booster pumps ${stamp}`;
  const offerOf = (vendor: string) => `Offer of ${vendor}, ${stamp}`;

  await test.step('sets a customer up', async () => {
    await page.goto('/dashboard');
    await menu(page, 'Customers');
    await page.getByRole('button', { name: 'New customer' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill(customer);
    await page.getByLabel('Industry').fill('Water');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('link', { name: customer })).toBeVisible();
  });

  await test.step('imports keywords and questions', async () => {
    await menu(page, 'Keywords');
    await page.getByRole('combobox', { name: 'Customer', exact: true }).selectOption(customer);
    await importBook(
      page,
      book('keywords.xlsx', ['Keyword', 'Description'], [`flow ${stamp}`, ''], ['warranty', '']),
      2,
    );
    await expect(page.getByRole('cell', { name: 'warranty', exact: true })).toBeVisible();
    await menu(page, 'Categories');
    await page.getByRole('button', { name: 'New category' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill(category);
    await page.getByRole('button', { name: 'Create' }).click();
    await menu(page, 'Questions');
    await page.getByRole('combobox', { name: 'Customer', exact: true }).selectOption(customer);
    await page.getByRole('button', { name: new RegExp(`^${category}`) }).click();
    await importBook(page, book('questions.xlsx', ['Question'], [question]), 1);
    await expect(page.getByText(question)).toBeVisible();
  });

  await test.step('opens a tender and uploads its documents', async () => {
    await menu(page, 'Customers');
    await page.getByRole('link', { name: customer }).click();
    await page.getByRole('button', { name: 'New tender' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill(tender);
    await page.getByRole('button', { name: 'Create' }).click();
    const terms = await makePdf([['1 Warranty', 'The warranty period is 24 months from acceptance.']]);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([asked, { name: 'terms.pdf', mimeType: 'application/pdf', buffer: terms }]);
    for (const name of ['pumps.xlsx', 'terms.pdf']) {
      await expect(rowOf(page, name)).toContainText('Ready', { timeout: 60_000 });
    }
  });

  await test.step('searches the keywords of the customer', async () => {
    await openTab(page, 'Keywords');
    await page.getByRole('button', { name: 'Find keywords' }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  });

  await test.step("adds two vendors' proposals with their documents", async () => {
    await menu(page, 'Proposals');
    for (const { vendor, warranty, sheet } of offers) {
      await page.getByRole('button', { name: 'Add proposal' }).first().click();
      const form = page.getByRole('dialog');
      await page.locator('input[name=workspaceId]').click();
      await page.keyboard.type(tender);
      await page.getByRole('option', { name: tender }).click();
      await page.locator('input[name=vendor]').click();
      await page.keyboard.type(`${vendor} ${stamp}`);
      await page.keyboard.press('Escape');
      await form.getByLabel('Title').fill(offerOf(vendor));
      const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: await makePdf([['Offer', warranty]]) };
      await form.locator('input[type=file]').setInputFiles([sheet, letter]);
      await form.getByRole('button', { name: 'Add proposal' }).click();
      await expect(page.getByRole('link', { name: offerOf(vendor) })).toBeVisible();
    }
    await page.getByRole('link', { name: offerOf('Northern Pumps') }).click();
    await expect(page.getByRole('heading', { level: 1, name: tender })).toBeVisible();
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(4, { timeout: 60_000 });
  });

  await test.step('compares them', async () => {
    await page.getByRole('tab', { name: 'Comparison' }).click();
    await page.getByRole('checkbox', { name: new RegExp(`^${category}`) }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    const parameters = page.getByRole('region', { name: 'Comparison of parameters' });
    await expect(parameters.getByRole('row', { name: /Rated flow/ })).toContainText('lower', { timeout: 60_000 });
    await expect(parameters.getByRole('row', { name: /Total head/ })).not.toContainText('lower');
    const answers = page.getByRole('table', { name: 'Questions' });
    for (const months of [36, 12]) await expect(answers).toContainText(`${months} months`);
    expect.soft(await faultsOf(page), 'comparison').toEqual([]);
  });

  await test.step('closes the tender as won', async () => {
    await menu(page, 'Tenders');
    await page.getByPlaceholder('Search').fill(tender);
    const move = async (status: string) => {
      await page.getByRole('button', { name: `Actions for ${tender}` }).click();
      await page.getByRole('menuitem', { name: `Move to ${status}` }).click();
    };
    await move('Submitted');
    await page.getByText(`${tender}: Submitted`).first().waitFor();
    await move('Won');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Technical fit' }).check();
    await dialog.getByRole('button', { name: 'Close tender' }).click();
    await page.getByText(`${tender}: Won`).first().waitFor();
  });

  await test.step('finds it under past tenders', async () => {
    await menu(page, 'Past tenders');
    await page.getByRole('combobox', { name: 'Customer', exact: true }).selectOption(customer);
    await expect(page.getByRole('link', { name: tender })).toBeVisible();
    await expect(page.getByText('1 of 1').first()).toBeVisible();
    expect.soft(await faultsOf(page), 'past tenders').toEqual([]);
  });

  await test.step('and in analytics', async () => {
    await menu(page, 'Analytics');
    await page.getByRole('combobox', { name: 'Customer', exact: true }).selectOption(customer);
    const tile = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true }).locator('..');
    await expect(tile('Documents uploaded')).toContainText(/^Documents uploaded6/);
    await expect(tile('Tenders opened')).toContainText(/^Tenders opened1/);
    expect.soft(await faultsOf(page), 'analytics').toEqual([]);
  });
});
