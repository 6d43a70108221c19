import type { Page } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { expect, type SignedIn, test } from './support/test.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Creates a customer with two open tenders, and returns the address of the list that is filtered by them. */
async function open({ organizationId, post }: SignedIn, name: string): Promise<string> {
  const { id } = await post<{ id: string }>('/Customers', { name: `${name} Ports` });
  const path = `/organizations/${organizationId}/customers/${id}/workspaces`;
  await post(path, { name: `${name} quay cranes`, status: 'open', dueAt: inDays(-2), value: 90_000, currency: 'EUR' });
  await post(path, { name: `${name} fenders`, status: 'submitted', dueAt: inDays(-9) });
  return `/home/${organizationId}/tenders?customer=${id}`;
}

const column = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Board' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(`^${name}:`) }) })
    .last();

test('a tender is moved in the table, moved back by undo, and closed with its reasons', async ({ page, signedIn }) => {
  await page.goto(await open(signedIn, 'Eastern'));
  await expect(page.getByRole('cell', { name: 'Late', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Eastern quay cranes' }).click();
  await page.getByRole('menuitem', { name: 'Move to In review' }).click();
  await page.getByText('Eastern quay cranes: In review').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Eastern quay cranes: Open').waitFor();

  await page.getByRole('button', { name: 'Actions for Eastern fenders' }).click();
  await page.getByRole('menuitem', { name: 'Move to Lost' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did Eastern fenders end?' });
  await expect(dialog.getByRole('radio', { name: 'Lost' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Price' }).check();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('A tenth too dear');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close tender' }).click();
  await page.getByText('Eastern fenders: Lost').waitFor();

  await page.getByRole('link', { name: 'Eastern fenders' }).click();
  await page.getByRole('button', { name: /^Lost: move it/ }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'How this tender moved' });
  await expect(history.getByText('Submitted to Lost')).toBeVisible();
  await expect(history.getByText('A tenth too dear')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('a card goes to another column by keys and by dragging', async ({ page, signedIn }) => {
  const list = await open(signedIn, 'Western');
  const customer = new URLSearchParams(list.split('?')[1]).get('customer');
  await signedIn.post(`/organizations/${signedIn.organizationId}/customers/${customer}/workspaces`, {
    name: `Western ${'dredging of the outer basin and its approaches '.repeat(4)}`.slice(0, 200),
  });
  await page.goto(`${list}&view=board`);
  const card = page.getByRole('link', { name: 'Western quay cranes' });
  const long = await page.getByRole('link', { name: 'Western dredging' }).boundingBox();
  expect(long?.height, 'a long name has three lines').toBeLessThan(70);
  await expect(column(page, 'Open')).toContainText('Western quay cranes');
  await card.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'In review')).toContainText('Western quay cranes');
  await expect(card, 'the focus goes along').toBeFocused();
  await page.getByText('Western quay cranes: In review').waitFor();

  await card.dragTo(column(page, 'Submitted'));
  await page.getByText('Western quay cranes: Submitted').waitFor();
  await expect(column(page, 'Submitted')).toContainText('Western quay cranes');
});

test('several tenders are changed at once, a view is saved, and a calendar link is created and revoked', async ({
  page,
  signedIn,
}) => {
  await page.goto(await open(signedIn, 'Southern'));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Move to', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Draft', exact: true }).click();
  await page.getByText('1 tender updated').waitFor();
  await page.getByText("A tender can't go from submitted to draft").waitFor();

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Southern alone');
  await page.keyboard.press('Enter');
  await page.getByText('View "Southern alone" saved').waitFor();
  await page.goto(`/home/${signedIn.organizationId}/tenders`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Southern alone' }).click();
  await expect(page).toHaveURL(/customer=/);

  await page.getByRole('button', { name: 'Calendar link' }).click();
  const mine = page.getByRole('region', { name: 'My tenders' });
  await mine.getByRole('button', { name: 'Make a link' }).click();
  const url = await mine.getByRole('textbox').inputValue();
  const calendar = await page.request.get(new URL(url).pathname);
  expect(await calendar.text()).toContain('SUMMARY:Due: Southern quay cranes');
  expect(await faultsOf(page)).toEqual([]);
  await mine.getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The link is of no use any more').waitFor();
  expect((await page.request.get(new URL(url).pathname)).status()).toBe(404);
});

test('an administrator opens a tender by only its id', async ({ page, signedIn }) => {
  await page.goto(await open(signedIn, 'Northern'));
  const href = await page.getByRole('link', { name: 'Northern fenders' }).getAttribute('href');
  const [, id] = /tenders\/([^/]+)\/workspace/.exec(href ?? '') ?? [];
  await page.goto(`/home/${signedIn.organizationId}/tenders/${id}/workspace`);
  await expect(page.getByRole('heading', { level: 1, name: 'Northern fenders' })).toBeVisible();
});

test('a new customer is created without leaving the form of a new tender', async ({ page, signedIn }) => {
  const customer = `Vale Water ${Date.now().toString(36)}`;
  await page.goto(`/home/${signedIn.organizationId}/tenders`);
  await page.getByRole('button', { name: 'New tender' }).first().click();
  const tenderForm = page.getByRole('dialog', { name: 'New tender' });
  await tenderForm.getByRole('textbox', { name: 'Name' }).fill('Pump house');
  const choice = tenderForm.getByRole('combobox', { name: 'Customer' });
  await choice.click();
  await choice.fill(customer);
  await page.getByRole('option', { name: `New customer "${customer}"...` }).click();
  const customerForm = page.getByRole('dialog', { name: 'New customer' });
  await expect(customerForm.getByRole('textbox', { name: 'Name' })).toHaveValue(customer);
  await page.keyboard.press('Escape');
  await expect(customerForm).toHaveCount(0);
  await expect(choice, 'Escape closes the upper form').toBeFocused();

  await tenderForm.getByRole('button', { name: 'Create', exact: true }).click();
  await tenderForm.getByRole('button', { name: `Create customer "${customer}"` }).click();
  await expect(customerForm.getByRole('textbox', { name: 'Name' })).toHaveValue(customer);
  await page.keyboard.press('Escape');
  await expect(customerForm).toHaveCount(0);
  await expect(choice, 'the message led to the form').toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: `New customer "${customer}"...` }).click();
  await customerForm.getByRole('textbox', { name: 'Industry' }).fill('Water');
  await page.keyboard.press('Enter');
  await expect(customerForm).toHaveCount(0);
  await expect(choice).toHaveValue(customer);
  await expect(tenderForm.getByRole('textbox', { name: 'Name' })).toHaveValue('Pump house');
  expect(await faultsOf(page)).toEqual([]);
  await tenderForm.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pump house' }), 'the tender is opened').toBeVisible();
  await expect(page.getByRole('link', { name: `Back to ${customer}` })).toBeVisible();
});
