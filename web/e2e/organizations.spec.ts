import type { APIRequestContext, Page } from '@playwright/test';
import { chooseMode } from './support/choose-mode.ts';
import { faultsOf } from './support/faults.ts';
import { faultsInLooks } from './support/looks.ts';
import { expect, signIn, signInAs, test } from './support/test.ts';

const password = 'violet lantern beyond the harbour';
/** A context that is not signed in. */
const nobody = { cookies: [], origins: [] };

/** The newest mail to an address that has `words` in it. */
async function mailTo(request: APIRequestContext, to: string, words: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
        const { data }: { data: { to: string; text: string; sentAt: string }[] } = await answer.json();
        const mails = data.filter((mail) => mail.to === to && words.test(mail.text));
        found = mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt))[0]?.text ?? '';
        return found;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return found;
}

/** Checks a screen on a wide screen and, in the other mode, on a phone. */
async function look(page: Page, path: string): Promise<void> {
  await chooseMode(page, 'system');
  await page.goto(path);
  const shown = () => expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  expect.soft(await faultsInLooks(page, shown), path).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('the platform administrator creates an organisation, and its administrator signs in', async ({
  browser,
  site,
}) => {
  // Jobs create its mails and its export.
  test.slow();
  const admin = await (await browser.newContext({ baseURL: site.url, storageState: nobody })).newPage();
  await signIn(admin, 'PLATFORM_ADMIN', site.dataDirectory);
  const name = `Sluice Works ${Date.now()}`;
  const email = `nora-${Date.now()}@example.org`;

  await test.step('it is created with its first administrator and a license', async () => {
    await admin.getByRole('link', { name: 'Organizations' }).first().click();
    await look(admin, '/home');
    await admin.getByRole('button', { name: 'New organization' }).click();
    const form = admin.getByRole('dialog');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Industry is a required field')).toBeVisible();
    await form.getByRole('textbox', { name: /^Name/ }).fill(name);
    await form.getByLabel('Industry').selectOption('Water and wastewater');
    await form.getByRole('checkbox', { name: 'Pumping stations' }).check();
    await form.getByLabel('First name').fill('Nora');
    await form.getByLabel('Last name').fill('Quinn');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('switch', { name: 'Set a license now' }).check();
    await form.getByLabel('Seats').fill('3');
    expect.soft(await faultsOf(admin), 'the form').toEqual([]);
    // A hint below one of two fields side by side does not stretch the other.
    const terms = form.locator('input[type=number], input[type=date]');
    const heights = await terms.evaluateAll((inputs) => inputs.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size, `heights of ${heights}`).toBe(1);
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(admin.getByRole('row').filter({ hasText: name })).toContainText('Active');
    await admin.getByRole('link', { name: 'Licensing' }).first().click();
    await expect(admin.getByRole('row').filter({ hasText: name })).toContainText('1 of 3');
    await look(admin, '/licensing');
  });

  await test.step('the invited person chooses a password and signs in', async () => {
    const page = await (await browser.newContext({ baseURL: site.url, storageState: nobody })).newPage();
    const mail = await mailTo(page.request, email, /verify-signup-link/);
    await page.goto(/https?:\S+verify-signup-link\S+/.exec(mail)?.[0] ?? '');
    await page.getByRole('textbox', { name: /^New password/ }).fill(password);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('button', { name: 'Go to sign-in' }).click();
    await signInAs(page, { email, password });
    await expect(page.getByText('Nora Quinn').first()).toBeVisible();
  });

  await test.step('it is removed: export, download, confirmation', async () => {
    await admin.goto('/home');
    const open = async (action: string) => {
      await admin.getByRole('button', { name: `Actions for ${name}` }).click();
      await admin.getByRole('menuitem', { name: action }).click();
    };
    await open('Remove...');
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel(/^Name/).fill(name);
    await dialog.getByRole('button', { name: 'Deactivate and export' }).click();
    await expect(dialog.getByText(/The export is ready/)).toBeVisible();
    const download = admin.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download the export' }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${name} – export \\d{4}-\\d\\d-\\d\\d\\.zip$`));
    expect.soft(await faultsOf(admin), 'the removal').toEqual([]);
    await dialog.getByLabel(/^Type/).fill(name);
    await dialog.getByRole('button', { name: 'Remove for good' }).click();
    await expect(admin.getByText(`${name} was removed`)).toBeVisible();
    await expect(admin.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  });
});
