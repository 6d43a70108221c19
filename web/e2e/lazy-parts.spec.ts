import { demoTender } from './support/demo-tender.ts';
import { expect, test } from './support/test.ts';

test('a tab whose code can not be loaded says so in its place, and Retry loads it; typed text beside it is kept', async ({
  page,
  signedIn,
}) => {
  const { path } = await demoTender(signedIn);
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Overview of the tender' })).toBeVisible();
  await page.route(/\/assets\/similar-panel-/, (route) => route.abort());
  const question = page.getByLabel('Your question');
  const typed = 'What is the due date';
  await question.fill(typed);
  await page.getByRole('tab', { name: 'Similar' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(question).toHaveValue(typed);
  // The code still fails to load: the tab says so again, and offers to reload the page.
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.unroute(/\/assets\/similar-panel-/);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Similar' })).toHaveAttribute('aria-selected', 'true');
  await expect(question).toHaveValue(typed);
});

test('a tab whose code takes long is announced, and nothing moves', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Overview of the tender' })).toBeVisible();
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/similar-panel-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const tab = page.getByRole('tab', { name: 'Similar' });
  const before = await tab.boundingBox();
  await tab.click();
  const announced = page.locator('[aria-live=polite]').filter({ hasText: 'Loading...' });
  await expect(announced).toHaveCount(1);
  expect((await tab.boundingBox())?.y).toBe(before?.y);
  code.resolve();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(announced).toHaveCount(0);
});

test('a form that can not be loaded says so over its list, and Retry opens it', async ({ page, signedIn }) => {
  await page.goto(`/home/${signedIn.organizationId}/keywords`);
  await page.route(/\/assets\/keyword-form-/, (route) => route.abort());
  await page.getByRole('searchbox').fill('seal');
  // Each drawing of the list loads its form in advance, so the list must be complete before the form is opened.
  await expect(page).toHaveURL(/seal/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'New keyword' }).first().click();
  const failure = page.getByRole('alertdialog', { name: 'This part could not be loaded' });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toContainText('reload the page');
  await page.unroute(/\/assets\/keyword-form-/);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByLabel('Keyword')).toBeFocused();
  await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('seal');
});

test('a failed prefetch of a document does not change the screen; opening the document then shows Retry', async ({
  page,
  signedIn,
}) => {
  const { path } = await demoTender(signedIn);
  await page.route(/\/assets\/pdf-viewer-/, (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Overview of the tender' })).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/pdf-viewer-'));
  await page.mouse.move(300, 300);
  await failed;
  await expect(page.getByRole('region', { name: 'Overview of the tender' })).toBeVisible();
  await page.getByRole('tab', { name: 'Document' }).click();
  await page.unroute(/\/assets\/pdf-viewer-/);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
});
