import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readWorkbook } from './support/read-workbook.ts';
import { expect, test } from './support/test.ts';

const rows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const rowOf = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('keywords are created, changed, found and deleted', async ({ page, signedIn }) => {
  await page.goto(`/home/${signedIn.organizationId}/keywords`);
  await page.getByRole('button', { name: 'New keyword' }).first().click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Keyword is a required field')).toBeVisible();
  await page.getByRole('textbox', { name: 'Keyword' }).fill('Zebra crossing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Keyword created')).toBeVisible();
  await expect(rows(page).first()).toContainText('Zebra crossing');

  await act(page, 'Zebra crossing', 'Edit');
  await page.getByRole('textbox', { name: 'Description' }).fill('Paint for roads');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Zebra crossing')).toContainText('Paint for roads');
  // An open dialog keeps the keyboard, and gives the focus back when it is gone.
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search keywords' })).toBeFocused();
  await page.keyboard.type('paint for');
  await expect(page).toHaveURL(/search=paint\+for/);
  await expect(rows(page)).toHaveCount(1);

  await act(page, 'Zebra crossing', 'Delete');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a dialog that closes returns the focus to what opened it', async ({ page, signedIn }) => {
  await page.goto(`/home/${signedIn.organizationId}/keywords`);
  const opener = page.getByRole('button', { name: 'New keyword' }).first();
  await opener.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Keyword')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Keyword')).toBeFocused();
  await page.keyboard.type('Held by the keyboard');
  // The question over the form returns it to the form, and the form to the screen.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Keyword')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Keyword created')).toBeVisible();
  await expect(opener).toBeFocused();

  const menu = rowOf(page, 'Held by the keyboard').getByRole('button', { name: /^Actions for/ });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(menu).toBeFocused();
});

test('a duplicate is refused in the form, which keeps its input', async ({ page, signedIn }) => {
  const { organizationId, post } = signedIn;
  await post('/Keywords', { organizationId, text: 'Duplicate clause' });
  await page.goto(`/home/${organizationId}/keywords`);
  await page.getByRole('button', { name: 'New keyword' }).first().click();
  await page.getByRole('textbox', { name: 'Keyword' }).fill('Duplicate clause');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Keyword' })).toHaveValue('Duplicate clause');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Discard your changes?')).toBeVisible();
});

test('order, page and page size are in the address, and Back restores them', async ({ page, signedIn }) => {
  await page.goto(`/home/${signedIn.organizationId}/questions`);
  await page.getByLabel('Rows per page').selectOption('5');
  await expect(rows(page)).toHaveCount(5);
  const sorted = page.waitForResponse((answer) => /\/Questions\/search\/.*sortby=text/i.test(answer.url()));
  await page.getByRole('button', { name: 'Question', exact: true }).click();
  await expect(page).toHaveURL(/size=5&sort=text&order=asc/);
  const { data } = await (await sorted).json();
  await expect(rows(page).first()).toContainText(data[0].text);
  const first = await rows(page).first().textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(rows(page).first()).toHaveText(first ?? '');
  await page.reload();
  await expect(rows(page).first()).toHaveText(first ?? '');
});

test('keywords are imported from a template; rows with errors are marked', async ({ page, signedIn }) => {
  const { organizationId, post } = signedIn;
  const { id } = await post<{ id: string }>('/Customers', { organizationId, name: 'Import Works' });
  await page.goto(`/home/${organizationId}/keywords?customer=${id}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download template' }).click();
  const template = readWorkbook(await readFile(await (await downloading).path()));
  const row = (sheet: number, number: number) =>
    ['A', 'B'].map((column) => template[sheet]?.cells.get(`${column}${number}`)?.value);
  expect(row(0, 2), 'the example is no row to import').toEqual([undefined, undefined]);
  const filled = [row(0, 1), row(1, 2)].map((cells) => cells.join(';')).join('\n');
  const send = async () => {
    const file = { name: 'keywords.csv', mimeType: 'text/csv', buffer: Buffer.from(filled) };
    await dialog.getByLabel(/Excel file/).setInputFiles(file);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  };
  await send();
  await expect(dialog.getByText('1 of 1 rows imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import another file' }).click();
  await send();
  await expect(dialog.getByText('0 of 1 rows imported')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '2', exact: true })).toBeVisible();
});

test('keywords are cloned from all customers to one, and shown there', async ({ page, signedIn }) => {
  const { organizationId, post } = signedIn;
  await post('/Customers', { organizationId, name: 'Clone Works' });
  await page.goto(`/home/${organizationId}/keywords`);
  await page.getByRole('button', { name: 'Clone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('To').selectOption('Clone Works');
  await dialog.getByRole('button', { name: 'Clone' }).click();
  await expect(page.getByText(/^\d+ copied, 0 already there$/)).toBeVisible();
  await page.getByLabel('Customer').selectOption('Clone Works');
  await expect(page).toHaveURL(/customer=/);
  await expect(rows(page).first()).toBeVisible();
});

test('a category is deactivated and activated again', async ({ page, signedIn }) => {
  const { organizationId, post } = signedIn;
  await post('/Categories', { organizationId, name: 'Logistics' });
  await page.goto(`/home/${organizationId}/categories?search=Logistics`);
  await act(page, 'Logistics', 'Deactivate');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(rowOf(page, 'Logistics')).toContainText('Inactive');
  await act(page, 'Logistics', 'Activate');
  await expect(rowOf(page, 'Logistics').getByText('Active', { exact: true })).toBeVisible();
});

test('a question belongs to a category', async ({ page, signedIn }) => {
  const { organizationId, post } = signedIn;
  await post('/Categories', { organizationId, name: 'Shipping' });
  await page.goto(`/home/${organizationId}/questions`);
  await page.getByRole('button', { name: 'New question' }).first().click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Which port is named?');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Category is a required field')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Category').selectOption('Shipping');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(rowOf(page, 'Which port is named?')).toContainText('Shipping');
});

test('a customer leads to its tenders, and a tender keeps the values of its form', async ({ page, signedIn }) => {
  const { organizationId, post } = signedIn;
  const email = 'purchasing.department@lakeside-utilities.example';
  await post('/Customers', { organizationId, name: 'Lakeside Utilities', email });
  await page.goto(`/home/${organizationId}/customers?search=Lakeside`);
  const address = rowOf(page, 'Lakeside Utilities').getByText(email);
  // One rectangle for each line of the part before the @.
  const lines = address.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild ?? element);
    return range.getClientRects().length;
  });
  expect(await lines, 'no break in the middle of a word').toBe(1);
  await rowOf(page, 'Lakeside Utilities').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenders of Lakeside Utilities' })).toBeVisible();
  await page.getByRole('button', { name: 'New tender' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Penstocks');
  await dialog.getByLabel('Due').fill('2030-05-17T14:30');
  await dialog.getByLabel('Value').fill('125000');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Currency is a required field where there is a value')).toBeVisible();
  await dialog.getByLabel('Currency').fill('eur');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Penstocks' })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'Penstocks')).toContainText('17 May 2030, 14:30');
  await expect(rowOf(page, 'Penstocks')).toContainText(/EUR\s125,000/);

  await act(page, 'Penstocks', 'Edit');
  await expect(dialog.getByLabel('Due')).toHaveValue('2030-05-17T14:30');
  await dialog.getByLabel('Status').selectOption('Submitted');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Penstocks')).toContainText('Submitted');
  await rowOf(page, 'Penstocks').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Lakeside Utilities' })).toBeVisible();
});

test('the command palette opens a tender by a few letters', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('kestrel');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workspace\b/);
});

test("another organisation's screens are refused", async ({ page }) => {
  await page.goto('/home/01a1f867-4755-773b-91b7-c6c6a5fd8f77/keywords');
  await expect(page.getByRole('heading', { name: '401 - Unauthorized' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('on a phone one button shows the filters of a list, and says how many are set', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/home/${signedIn.organizationId}/users`);
  const role = page.getByRole('combobox', { name: 'Role' });
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(rows(page).first()).toBeVisible();
  await expect(role).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(role).toBeFocused();
  await role.selectOption({ index: 1 });
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'false');
  await expect(role).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(role).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
});
