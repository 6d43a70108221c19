import { gzipSync } from 'node:zlib';
import { faultsOf } from './support/faults.ts';
import { expect, test } from './support/test.ts';

test('the public page links to its sections, opens one question at a time and scrolls back to its top', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/landing');
  await expect(page.locator('#preloader')).toHaveCount(0);
  for (const id of ['quote', 'challenges', 'services', 'call-to-action', 'benefits', 'faq', 'footer']) {
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/#services$/);
  await expect(page.getByRole('heading', { name: 'How Bidloom helps' })).toBeInViewport();

  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(5);
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);
});

test('its link to sign-in leads who is signed in to their dashboard, and the session goes on', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.organizationId).not.toBe('');
  await page.goto('/landing');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a demo is requested by a form, which checks and keeps its input, and sends a mail', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('button', { name: 'Book a Demo' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Book a Demo');
  await dialog.getByRole('button', { name: 'Request a demo' }).click();
  await expect(dialog.getByText('Name is a required field')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Grace Hopper');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByLabel('Work e-mail').fill('grace@compilers.example');
  await dialog.getByLabel('Company').fill('Compilers & Sons');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Thank you, your request has been sent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => {
      const answer = await page.request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
      const { data }: { data: { text: string }[] } = await answer.json();
      return data.some(({ text }) => text.includes('grace@compilers.example'));
    })
    .toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the public page and its form, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/landing');
      await page.locator('#faq summary').first().click();
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
      expect.soft(await faultsOf(page), `page, ${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Book a Demo' }).first().click();
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await expect(page.getByText('Name is a required field')).toBeVisible();
    expect.soft(await faultsOf(page), 'form').toEqual([]);
  });
}

test('the public page sends no request to another host, and stays under 200 kB of compressed script', async ({
  page,
  baseURL,
}) => {
  const urls: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    urls.push(response.url());
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/landing', { waitUntil: 'networkidle' });
  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(200_000);
});
