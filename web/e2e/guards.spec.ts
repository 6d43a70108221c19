import { ownMode } from './support/choose-mode.ts';
import { expect, makeTender, test } from './support/test.ts';

test('an address without a screen shows a page within the layout, and so does a wrong role', async ({ page }) => {
  await page.goto('/no/such/screen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page).toHaveURL('/no/such/screen');
  await expect(page).toHaveTitle('There is nothing at this address · Bidloom');
  await page.goto('/failed-jobs');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('401 - Unauthorized');
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the page of a tender that does not exist says so and leads back', async ({ page, signedIn }) => {
  const path = await makeTender(signedIn, 'A tender that is there');
  await page.goto(path.replace(/[0-9a-f-]{36}(?=\/workspace)/, '01a1f867-4755-773b-91b7-c6c6a5fd8f79'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such tender here');
  await page.getByRole('button', { name: 'Tenders of this customer' }).click();
  await expect(page.getByRole('link', { name: 'A tender that is there' })).toBeVisible();
});

test('typed input is restored after a reload and after the end of the session', async ({ page, signedIn }) => {
  await page.goto(`/home/${signedIn.organizationId}/keywords`);
  await page.getByRole('button', { name: 'New keyword' }).first().click();
  await page.getByRole('textbox', { name: 'Keyword' }).fill('retention money');
  await page.reload();
  await expect(page.getByText('What you had typed is here again')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Keyword' })).toHaveValue('retention money');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  // The server has ended the session, and this call must be the first to fail: any other would leave the screen earlier.
  await page.route('**/Keywords', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'not_signed_in', message: 'Please sign in.' } }),
  );
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // The app stores a moment later that nobody is signed in.
  const stored = () => page.evaluate(() => localStorage.getItem('bidloom-auth') ?? '');
  await expect.poll(stored).not.toContain('"isAuthenticated":true');

  await page.unroute('**/Keywords');
  // The same person signs in again, without the mail. On a page without the app, which may still store that nobody is signed in.
  const back = new URL(page.url()).searchParams.get('returnUrl') ?? '';
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/blank');
  await page.evaluate((values) => Object.assign(localStorage, values), kept);
  await page.goto(back);
  await expect(page.getByText('What you had typed is here again')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Keyword' })).toHaveValue('retention money');
});

test('two tabs agree on changes, on the colours and on the end of the session', async ({ page, context, signedIn }) => {
  const path = `/home/${signedIn.organizationId}/keywords`;
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'New keyword' }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole('button', { name: 'New keyword' }).first().click();
  await other.getByRole('textbox', { name: 'Keyword' }).fill('A word of two tabs');
  await other.getByRole('button', { name: 'Create' }).click();
  await page.bringToFront();
  await expect(page.getByText('A word of two tabs', { exact: true })).toBeVisible();

  await other.goto('/settings');
  const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme);
  await ownMode(other, 'Dark').check();
  await expect.poll(scheme).toBe('dark');
  await ownMode(other, 'Same as the system').check();
  await expect.poll(scheme).toBe('light');

  await page.getByRole('button', { name: 'New keyword' }).first().click();
  await page.getByRole('textbox', { name: 'Keyword' }).fill('half a wo');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await expect(page.getByText('Your session has ended in another tab. Please sign in again.')).toBeVisible();
  // The dialog, which hid everything else from screen readers, is gone.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('if chosen, the colours follow the system while the page is open', async ({ page }) => {
  await page.goto('/settings');
  await ownMode(page, 'Same as the system').check();
  const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(scheme).toBe(colorScheme);
  }
});
