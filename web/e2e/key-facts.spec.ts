import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { makePdf } from './support/make-pdf.ts';
import { openTab } from './support/open-tab.ts';
import { findCell, readWorkbook } from './support/read-workbook.ts';
import { expect, makeTender, test } from './support/test.ts';

const rowOf = (page: Page, fact: string): Locator => page.locator(`[data-fact=${fact}]`);

/** Opens the panel of the facts and waits until they are read. */
async function openFacts(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?tab=facts`);
  await expect(page.getByText(/^\d+ of 26 stated$/)).toBeVisible();
  await expect(page.getByText('Reading the documents for key facts...')).toHaveCount(0, { timeout: 60_000 });
}

async function upload(page: Page, name: string, lines: readonly (readonly string[])[]): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: await makePdf(lines) };
  await page.locator('input[type=file]').first().setInputFiles(file);
}

test('key facts lead to their places, are decided by a person, kept and downloaded', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await openFacts(page, path);
  const validity = rowOf(page, 'bid_validity');

  await test.step('a value leads to the words that state it', async () => {
    await expect(validity).toContainText('120 days');
    const place = validity.getByRole('button', { name: /^p\. \d+ of / }).first();
    const number = (await place.textContent())?.match(/\d+/)?.[0];
    await place.click();
    const shown = page.locator(`[data-page="${number}"]`);
    await expect(shown.locator('[data-highlight]').first()).toBeInViewport();
    await expect(shown.locator('.textLayer')).toContainText('120 days');
  });

  await test.step('on a phone, its link opens the words, and the facts are behind them', async () => {
    await expect(page).toHaveURL(/tab=facts.*quote=/);
    const phone = await page.context().newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(page.url());
    await expect(phone.locator('[data-highlight]').first()).toBeInViewport();
    await phone.getByRole('button', { name: 'Key facts' }).click();
    await expect(rowOf(phone, 'bid_validity')).toBeVisible();
    await phone.reload();
    await expect(rowOf(phone, 'bid_validity')).toBeVisible();
    await phone.close();
  });

  await test.step('it is confirmed by the keyboard, and the focus stays', async () => {
    await page.getByRole('button', { name: 'Confirm bid validity' }).focus();
    await page.keyboard.press('Enter');
    await expect(validity).toContainText('Confirmed');
    await expect(page.getByRole('button', { name: 'Undo your decision on bid validity' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(validity).not.toContainText('Confirmed');
    await page.keyboard.press('Enter');
    await expect(validity).toContainText('Confirmed');
  });

  await test.step('it is corrected by hand, or marked as not stated', async () => {
    await page.getByRole('button', { name: 'Correct how to submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct: How to submit' });
    await expect(dialog.getByLabel('Value')).toBeFocused();
    await dialog.getByLabel('Value').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Value is a required field')).toBeVisible();
    // The dialog fades in, and its contrast is too low before the end.
    await page.waitForTimeout(500);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByLabel('Value').fill('=Two envelopes, by courier');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, 'submission_method')).toContainText('=Two envelopes, by courier');
    await page.getByRole('button', { name: 'Mark subcontracting as not stated' }).click();
    await expect(rowOf(page, 'subcontracting')).toContainText('Marked as not stated');
    await page.reload();
    await expect(validity).toContainText('Confirmed');
    await expect(rowOf(page, 'submission_method')).toContainText('By hand');
    await expect(rowOf(page, 'subcontracting')).toContainText('Not stated in the documents');
  });

  await test.step('facts to check are shown alone', async () => {
    const toCheck = page.getByRole('button', { name: /^To check \(\d+\)$/ });
    const count = Number((await toCheck.textContent())?.match(/\d+/)?.[0]);
    await toCheck.click();
    await expect(page.locator('[data-fact]')).toHaveCount(count);
    await page.getByRole('button', { name: 'All (26)' }).click();
    await expect(page.locator('[data-fact]')).toHaveCount(26);
  });

  await test.step('the workbook has them typed, and no formula', async () => {
    await page.getByRole('button', { name: 'More about the key facts' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as Excel (.xlsx)' }).click(),
    ]);
    await expect(page.getByText(/key facts .*\.xlsx downloaded/)).toBeVisible();
    const [sheet] = readWorkbook(await readFile(await file.path()));
    if (!sheet) throw new Error('the workbook has no sheet');
    expect([...sheet.cells.values()].filter(({ formula }) => formula)).toEqual([]);
    expect(findCell(sheet, '=Two envelopes, by courier')).toBeDefined();
    const [reference = ''] = findCell(sheet, 'Bid validity') ?? [];
    expect(sheet.cells.get(reference.replace('A', 'B'))?.value).toBe(120);
    const [deadline = ''] = findCell(sheet, 'Submission deadline') ?? [];
    expect(typeof sheet.cells.get(deadline.replace('A', 'B'))?.value).toBe('number');
  });

  await test.step('the list meets the accessibility rules', async () => {
    await page.mouse.move(720, 2);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});

test("key facts follow changes of the documents; a person's decisions stay", async ({ page, signedIn }) => {
  await page.goto(await makeTender(signedIn, 'Culverts'));
  await openTab(page, 'Key facts');
  await expect(page.getByText('No key facts yet')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await upload(page, 'notice.pdf', [
    [
      'Notice to tenderers',
      'Deadline for submission of bids: 12 May 2031, 14:00.',
      'Each bid stays valid for 90 days once the box has been opened.',
      'The bid security amounts to EUR 25,000.',
    ],
  ]);
  const validity = rowOf(page, 'bid_validity');
  await expect(rowOf(page, 'submission_deadline')).toContainText('12 May 2031, 14:00', { timeout: 30_000 });
  await expect(validity).toContainText('90 days');
  await page.getByRole('button', { name: 'Confirm bid validity' }).click();
  await expect(validity).toContainText('Confirmed');

  await openTab(page, 'Document');
  await page.getByRole('button', { name: 'Actions for notice.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await openTab(page, 'Key facts');
  await expect(rowOf(page, 'submission_deadline')).not.toContainText('2031');
  await expect(validity).toContainText('90 days');
  await expect(validity).toContainText('Confirmed');
  await expect(validity).toContainText('Its place is no longer in the documents.');
});
