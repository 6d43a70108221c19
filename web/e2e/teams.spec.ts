import type { APIRequestContext } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { expect, test } from './support/test.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** The newest mail to an address that matches. */
async function mailTo(request: APIRequestContext, address: string, content: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
      const { data }: { data: Mail[] } = await answer.json();
      found = data.find(({ to, text }) => to === address && content.test(text));
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
}

test('a person without an account is invited to a team, creates one, and sees the colours of the organisation', async ({
  page,
  signedIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const { organizationId } = signedIn;
  const email = `grace-${Date.now()}@demo.bidloom.example`;

  await page.goto('/settings');
  await page.getByLabel('Primary, main', { exact: true }).fill('#0b5a8f');
  await page.getByRole('button', { name: 'Save', disabled: false }).click();
  await expect(page.getByText('Theme updated')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(`/home/${organizationId}/teams`);
  await page.getByRole('button', { name: 'New team' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill(`Bridges ${Date.now()}`);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: /^Bridges/ }).click();
  await page.getByRole('button', { name: 'New team member' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Person/ }).fill(email);
  await dialog.getByLabel('Name').fill('Grace Hopper');
  await dialog.getByLabel('Role in the team').fill('Estimator');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /Grace Hopper/ })).toContainText('Invited');
  expect(await faultsOf(page)).toEqual([]);

  const invitation = await mailTo(page.request, email, /\/team-invitation\/verify\//);
  expect(invitation.html).toContain('#0b5a8f');
  const link = invitation.text.match(/\S*\/team-invitation\/verify\/\S+/)?.[0] ?? '';
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } });
  const grace = await context.newPage();
  await grace.goto(new URL(link).pathname);
  await expect(grace.getByLabel('First name')).toHaveValue('Grace');
  expect(await faultsOf(grace)).toEqual([]);
  const password = 'a harbour full of ships';
  await grace.getByLabel('New password', { exact: true }).fill(password);
  await grace.getByRole('button', { name: 'Make my account' }).click();
  await expect(grace.getByRole('heading', { name: 'You are in the team' })).toBeVisible();

  await grace.goto('/login');
  await grace.getByLabel('Email').fill(email);
  await grace.getByRole('textbox', { name: 'Password' }).fill(password);
  await grace.getByRole('button', { name: 'Sign in' }).click();
  const code = (await mailTo(grace.request, email, /\b\d{6}\b/)).text.match(/\b\d{6}\b/)?.[0] ?? '';
  await grace.getByLabel('One-time code').fill(code);
  await grace.waitForURL('**/dashboard');
  const brand = () =>
    grace.evaluate(() => {
      const provider = document.querySelector('.fui-FluentProvider');
      return provider ? getComputedStyle(provider).getPropertyValue('--colorBrandBackground').trim() : '';
    });
  expect(await brand()).toBe('#0b5a8f');
  await context.close();

  await page.reload();
  await expect(page.getByRole('row', { name: /Grace Hopper/ })).toContainText('Active');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('button', { name: 'Save', disabled: false }).click();
  await expect(page.getByText('Theme updated')).toBeVisible();
});
