import type { Page } from '@playwright/test';
import { chooseMode } from './support/choose-mode.ts';
import { demoTender } from './support/demo-tender.ts';
import { faultsInLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

/** Types into the palette, and waits for its entries. */
async function type(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option').last()).toContainText(words.slice(0, 20));
  return page.getByRole('option');
}

test('words that are no command are looked for in the open document or asked, by the keys alone', async ({
  page,
  signedIn,
}) => {
  const { path } = await demoTender(signedIn);
  await page.goto(`${path}?tab=document`);
  await expect(page.locator('.textLayer').first()).toBeVisible();

  await test.step('the bar of the viewer finds the words, at their first hit', async () => {
    const options = await type(page, 'rated capacity');
    await expect(options.last()).toContainText('Find “rated capacity” in the open document');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Find words in this document');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('rated capacity');
    await expect(page.locator('[data-found=current]').first()).toBeInViewport();
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d+$/);
    // The palette must not take the focus back a moment later.
    await page.waitForTimeout(1200);
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/find=rated\+capacity/);
    await page.goBack();
    await expect(field).toHaveCount(0);
  });

  await test.step('from another tab, they open the document', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByRole('region', { name: 'Overview of the tender' })).toBeVisible();
    expect(page.url()).toContain('document=');
    const options = await type(page, 'vibration');
    await options.filter({ hasText: 'in the open document' }).click();
    await expect(page.getByRole('tab', { name: 'Document', exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Find words in this document')).toBeFocused();
    await expect(page.locator('[data-found=current]').first()).toBeInViewport();
  });

  await test.step('the chat answers them, also where it was hidden', async () => {
    await page.getByRole('button', { name: 'Hide the chat' }).click();
    const question = 'How much is the bid security?';
    const options = await type(page, question);
    await expect(options.first()).toContainText(`Ask this tender: ${question}`);
    await page.keyboard.press('Enter');
    const asked = page.getByRole('region', { name: 'Questions and answers' }).getByText(question, { exact: true });
    await expect(asked).toBeVisible();
    await expect(page.getByLabel('Your question')).toBeFocused();
    await expect(page.getByText('Thinking...')).toHaveCount(0);
    // A reload must not ask again.
    await page.reload();
    await expect(asked).toHaveCount(1);
    await expect(page.getByText('Thinking...')).toHaveCount(0);
  });
});

test('long words are cut in the middle at every width, and nothing is offered outside of a tender', async ({
  page,
  signedIn,
}) => {
  await chooseMode(page, 'system');
  const long = `${'the guaranteed efficiency of each pump at the rated point '.repeat(4)}to the end`;
  const { path } = await demoTender(signedIn);
  await page.goto(`${path}?tab=document`);
  await expect(page.locator('.textLayer').first()).toBeVisible();
  const options = await type(page, long);
  await expect(options).toHaveCount(2);
  const faults = await faultsInLooks(page, async () => {
    for (const option of await options.all()) {
      const name = option.locator('[data-end]').first();
      await expect(name).toBeVisible();
      const over = await option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
  expect(faults).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(long);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});
