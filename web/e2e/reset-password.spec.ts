import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

test('a forgotten password is reset by the link of a mail, and a used link says so', async ({ browser, site }) => {
  const accountsFile = join(site.dataDirectory, 'demo-accounts.json');
  const accounts: { role: string; email: string; password: string }[] = JSON.parse(readFileSync(accountsFile, 'utf8'));
  const email = accounts.find(({ role }) => role === 'ORGANIZATION_USER')?.email ?? '';
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByLabel('Your email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();

  const mailTo = async (subject: string): Promise<string> => {
    let found = '';
    await expect
      .poll(async () => {
        const answer = await page.request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
        const { data }: { data: Mail[] } = await answer.json();
        found = data.find((mail) => mail.to === email && mail.subject === subject)?.text ?? '';
        return found;
      })
      .not.toBe('');
    return found;
  };
  const link = /http\S+\/reset-password\/\S+/.exec(await mailTo('Reset your password'))?.[0] ?? '';
  const path = new URL(link).pathname;
  const password = 'long meadow copper kite';
  await page.goto(path);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('button', { name: 'Go to sign-in' }).click();
  // Later tests sign in with the new password.
  const now = accounts.map((account) => (account.email === email ? { ...account, password } : account));
  writeFileSync(accountsFile, JSON.stringify(now));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('One-time code')).toBeVisible();
  // The code is pasted with a space, and submitted automatically.
  const code = /\b\d{6}\b/.exec(await mailTo('Your sign-in code'))?.[0] ?? '';
  await page.getByLabel('One-time code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL('**/dashboard');

  await page.goto(path);
  await expect(page.getByText('has been used already')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible();
  await context.close();
});
