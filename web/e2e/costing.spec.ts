import { chooseMode } from './support/choose-mode.ts';
import { faultsInLooks } from './support/looks.ts';
import { expect, signIn, test } from './support/test.ts';

test('a platform administrator sees costs, sets a budget, and finds it in the audit log', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await signIn(page, 'PLATFORM_ADMIN', site.dataDirectory);
  await page.getByRole('link', { name: 'Costing' }).first().click();
  await expect(page.getByRole('heading', { name: 'Cost by month' })).toBeVisible();
  await page.getByRole('button', { name: 'Cost by month: Show as a table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Month' })).toBeVisible();

  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Budget for a month').fill('250');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: '250.00' })).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await page
    .getByRole('button', { name: /updated the budget of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Monthly amount');
  await chooseMode(page, 'system');
  for (const [path, shown] of [
    ['/costing', page.getByRole('button', { name: 'Download CSV' })],
    ['/audit-log', page.getByRole('button', { name: 'Download CSV' })],
    ['/users', page.getByRole('button', { name: /^Actions for/ }).first()],
    ['/dashboard', page.getByRole('link', { name: 'Failed jobs' }).last()],
  ] as const) {
    await page.goto(path);
    expect.soft(await faultsInLooks(page, () => expect(shown).toBeVisible()), path).toEqual([]);
  }
  await context.close();
});
