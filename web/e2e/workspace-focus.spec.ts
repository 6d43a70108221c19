import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { expect, test } from './support/test.ts';

const question = 'How long must the bids remain valid?';

test('the keyboard gets to the chat at once, and from a source to its page', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await page.goto(path);
  const skip = page.getByRole('link', { name: 'Skip to chat' });
  const field = page.getByLabel('Your question');
  const source = page.getByRole('article', { name: question }).getByRole('button', { name: /^Source 1/ });
  await expect(field).toBeEnabled();

  await skip.focus();
  await expect(skip).toBeInViewport();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(source.first()).toBeVisible();

  // Beside the page, the source keeps the focus: the next one is a Tab away.
  await source.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-highlight]').first()).toBeInViewport();
  await expect(source.first()).toBeFocused();

  // Where the page covers the chat, the focus goes to the page.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(path);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await source.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-highlight]').first()).toBeInViewport();
  await expect(page.locator('#panel-viewer').locator(':focus').or(page.locator('#panel-viewer:focus'))).toHaveCount(1);
});
