import type { Page } from '@playwright/test';
import { chooseMode, ownMode } from './support/choose-mode.ts';
import { expect, signInAs, test } from './support/test.ts';

/** The link that was mailed to this address. */
async function mailedLink(page: Page, to: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
      const { data }: { data: { to: string; text: string }[] } = await answer.json();
      link = data.find((mail) => mail.to === to)?.text.match(/\/verify-signup-link\/[\w-]+/)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a person is invited, activates the account by the mail, signs in, chooses a theme and signs out', async ({
  page,
  browser,
  signedIn,
  site,
}) => {
  const email = `grace.${Date.now()}@example.org`;
  const password = 'a long tale of relays and moths';
  await page.goto(`/home/${signedIn.organizationId}/users`);
  await page.getByRole('button', { name: 'New user' }).first().click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Grace');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hopper');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invited');

  const context = await browser.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  const theirs = await context.newPage();
  await theirs.goto(await mailedLink(page, email));
  await theirs.getByRole('textbox', { name: 'New password' }).fill(password);
  await theirs.getByRole('button', { name: 'Activate my account' }).click();
  await expect(theirs.getByText('Activate my account')).toBeHidden();

  await signInAs(theirs, { email, password });
  const ground = () => theirs.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await chooseMode(theirs, 'light');
  const light = await ground();
  await chooseMode(theirs, 'dark');
  expect(await ground()).not.toBe(light);
  // The theme is stored with the account, not only in the browser.
  await theirs.evaluate(() => localStorage.removeItem('bidloom-theme'));
  await theirs.reload();
  await expect(ownMode(theirs, 'Dark')).toBeChecked();
  await theirs.getByRole('button', { name: /Grace Hopper/ }).click();
  await theirs.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(theirs.getByText('Logout Successful')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(row).toContainText('Active');
});
