import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { makePdf } from './support/make-pdf.ts';
import { readZip } from './support/read-zip.ts';
import { expect, makeTender, test } from './support/test.ts';

const notice = [
  [
    'Notice to tenderers',
    'Deadline for submission of bids: 12 May 2031, 14:00 hours (UTC+1).',
    'Requests for clarification are accepted until 20 May 2031, 16:00 hours (UTC+1).',
    'Each bid stays valid for 90 days once the box has been opened.',
    'The bid security amounts to EUR 25,000.',
  ],
];

/** The file that an item of the menu downloads; it is called after the tender, this content and the day. */
async function download(page: Page, name: string, content: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^Overview – ${content} \\d{4}-\\d\\d-\\d\\d\\.`));
  return readFile(await file.path());
}

test('a tender opens with its overview, from the first document to its dates in a calendar', async ({
  page,
  signedIn,
}) => {
  await page.goto(await makeTender(signedIn, 'Overview'));
  const overview = page.getByRole('region', { name: 'Overview of the tender' });
  const dates = overview.getByRole('list', { name: 'Key dates' });
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(overview.locator('[data-countdown]')).toHaveText('No due date');
  expect(await faultsOf(page)).toEqual([]);

  await test.step('documents add dates, and the deadline becomes the due date', async () => {
    const file = { name: 'notice.pdf', mimeType: 'application/pdf', buffer: await makePdf(notice) };
    await overview.getByLabel('Add documents').setInputFiles(file);
    // Not only after the next call to the server.
    await page.getByRole('checkbox', { name: 'Ask notice.pdf' }).waitFor();
    expect(await overview.getByRole('region', { name: 'Documents', exact: true }).textContent()).toMatch(/^1 document/);
    await expect(dates.locator('[data-date=submission_deadline]')).toContainText('12 May 2031, 14:00 UTC+1', {
      timeout: 40_000,
    });
    await expect(overview.locator('[data-fact=bid_validity]')).toContainText('90 days');
    await overview
      .getByRole('button', { name: /^Use .+ as due date$/ })
      .first()
      .click();
    await expect(overview.locator('[data-countdown]')).toHaveText(/^[\d,]+ days left$/);
    await expect(dates.locator('[data-date=submission_deadline]')).toHaveCount(0);
    await expect(dates.locator('[data-date]').last()).toContainText('Deadline for questions');
  });

  await test.step('a contradiction is shown, and leads to the fact', async () => {
    const late = overview.locator('[data-issue=date_after_due]');
    await late.getByRole('button', { name: 'Show deadline for questions' }).click();
    const row = overview.locator('[data-fact=clarification_deadline]');
    await expect(row).toBeInViewport();
    const place = row.getByRole('button', { name: /^p\. 1/ });
    await place.click();
    await expect(page.locator('[data-page="1"] [data-highlight]').first()).toBeInViewport();
    // Back shows the overview where it was left, also from within the document.
    await page.getByRole('textbox', { name: 'Page' }).focus();
    await page.goBack();
    await expect(place).toBeFocused();
    await expect(row).toBeInViewport();
  });

  await test.step('the dates are downloaded', async () => {
    const calendar = (await download(page, 'Key dates as a calendar file (.ics)', 'key dates')).toString();
    expect(calendar).toContain('DTSTART:20310512T130000Z');
    expect(calendar).toContain('DTSTART:20310520T150000Z');
    const report = await readZip(await download(page, 'Overview as Word (.docx)', 'overview'));
    expect(String(report.get('word/document.xml'))).toContain('12 May 2031, 14:00');
  });

  await test.step('on a phone the dates are a list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dates.locator('[data-date=today]')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});
