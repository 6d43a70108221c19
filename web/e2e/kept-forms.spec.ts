import type { Page } from '@playwright/test';
import { makePdf } from './support/make-pdf.ts';
import { rowOf, upload } from './support/tender.ts';
import { expect, makeTender, test } from './support/test.ts';

/** The form is open again after a reload, with what was typed. */
async function expectReopened(page: Page, title: string | RegExp): Promise<void> {
  await page.reload();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('What you had typed is here again')).toBeVisible();
}

/** Closes the form and gives up what was typed. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the forms of a tender open again after a reload, with what was typed', async ({ page, signedIn }) => {
  const path = await makeTender(signedIn, 'Tender with open forms');
  await page.goto(path);

  await test.step('its due date', async () => {
    await page.getByRole('button', { name: 'Set due date' }).click();
    await page.getByRole('dialog').getByLabel('Due date').fill('2031-03-04T12:30');
    await expectReopened(page, 'Due date of the tender');
    await expect(page.getByRole('dialog').getByLabel('Due date')).toHaveValue('2031-03-04T12:30');
    await discard(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Set due date' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('how it ended', async () => {
    await page.getByRole('button', { name: /: move it, or see/ }).click();
    await page.getByRole('menuitem', { name: /No bid/i }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('The bond is too high.');
    await expectReopened(page, /Tender with open forms/);
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('The bond is too high.');
    await discard(page);
  });

  await test.step('the tags of a document', async () => {
    await upload(page, 'terms.pdf', await makePdf([['Terms', 'Payment is due within 30 days.']]));
    await rowOf(page, 'terms.pdf')
      .getByRole('button', { name: /Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Category and tags' }).click();
    await page.getByRole('textbox', { name: 'Tags' }).fill('urgent, legal');
    await expectReopened(page, /terms\.pdf/);
    await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('urgent, legal');
    await discard(page);
  });
});
