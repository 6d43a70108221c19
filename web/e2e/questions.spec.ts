import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { readZip, textOfXml } from './support/read-zip.ts';
import { expect, makeTender, type SignedIn, test } from './support/test.ts';

/** Opens a part of the tab with its form. */
async function openForm(page: Page, signedIn: SignedIn, part: string): Promise<void> {
  const { path } = await demoTender(signedIn);
  await page.goto(`${path}?tab=questions&part=${part}&request=new`);
}

async function download(page: Page, button: Locator, item: string): Promise<Buffer> {
  await button.click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
  return readFile(await file.path());
}

/** All words of a workbook, with a line for each cell. */
function wordsOfWorkbook(file: Buffer): string {
  const parts = [...readZip(file)].filter(([name]) => name.startsWith('xl/') && name.endsWith('.xml'));
  return parts.map(([, xml]) => textOfXml(xml)).join('\n');
}

const wordsOfReport = (file: Buffer): string => textOfXml(readZip(file).get('word/document.xml') ?? '');

const rowOf = (page: Page, question: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: question, exact: true }) });

test('predefined questions are answered with sources, corrected by hand, downloaded and asked again', async ({
  page,
  signedIn,
}) => {
  await openForm(page, signedIn, 'predefined');
  const form = page.getByRole('form', { name: 'Answer predefined questions' });
  const { organizationId, post } = signedIn;
  const category = await post<{ id: string }>('/Categories', { organizationId, name: 'Spaceflight' });
  const open = 'Which vaccine must the astronauts receive?';
  const answered = 'How long must the bid remain valid?';
  await post('/Questions', { organizationId, categoryId: category.id, text: open });
  await page.reload();

  await test.step('start a run and see it end', async () => {
    await expect(form.getByText(/^\d+ questions will be answered$/)).toBeVisible();
    await form.getByRole('checkbox', { name: /^Technical requirements/ }).uncheck();
    await form.getByRole('button', { name: 'Answer questions' }).click();
    await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Commercial terms' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Technical requirements' })).toHaveCount(0);
  });

  await test.step('an answer leads to its place on its page', async () => {
    const row = rowOf(page, answered);
    await expect(row).toContainText('120 days');
    await expect(row.getByText(/^(Certain|Likely|Check this)$/)).toBeVisible();
    const chip = row.getByRole('button', { name: /^Source 1/ });
    const number = (await chip.getAttribute('aria-label'))?.match(/page (\d+)$/)?.[1];
    await chip.click();
    const shown = page.locator(`[data-page="${number}"]`);
    await expect(shown.locator('[data-highlight]').first()).toBeInViewport();
    await expect(shown.locator('.textLayer')).toContainText('120 days');
  });

  await test.step('unanswered questions are marked, and can be answered by hand', async () => {
    await expect(rowOf(page, open)).toContainText('Closest places, no clear answer');
    await page.getByRole('button', { name: /^Unanswered/ }).click();
    await expect(rowOf(page, answered)).toHaveCount(0);
    await rowOf(page, open)
      .getByRole('button', { name: `Write an answer to ${open}` })
      .click();
    await page.getByLabel('Answer', { exact: true }).fill('None: nobody flies.');
    await page.keyboard.press('Control+Enter');
    await expect(rowOf(page, open)).toContainText('Edited by hand');
    await page.getByRole('button', { name: /^Answered \d+/ }).click();
    await expect(rowOf(page, open)).toContainText('Edited by hand');
    await page.reload();
    await expect(rowOf(page, open)).toContainText('None: nobody flies.');
  });

  await test.step('the result meets the accessibility rules', async () => {
    await page.mouse.move(720, 2);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('the downloads contain the answers, also those by hand', async () => {
    const button = page.getByRole('button', { name: 'Download' });
    for (const words of [
      wordsOfWorkbook(await download(page, button, 'Excel (.xlsx)')),
      wordsOfReport(await download(page, button, 'Word (.docx)')),
    ]) {
      expect(words).toContain(answered);
      expect(words).toContain('120 days');
      expect(words).toContain(open);
      expect(words).toContain('None: nobody flies.');
      expect(words).toContain('TVWA-KRX-II-M-104-tender-documents.pdf');
    }
  });

  await test.step('the same questions are asked again in a run of their own', async () => {
    const before = new URL(page.url()).searchParams.get('request');
    await page.getByRole('button', { name: 'Ask again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask again' });
    await expect(dialog.getByRole('checkbox', { name: /^Spaceflight/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Technical requirements/ })).not.toBeChecked();
    // The dialog fades in, and its contrast is too low before the end.
    await page.waitForTimeout(500);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: /^Commercial terms/ }).uncheck();
    await dialog.getByRole('button', { name: 'Answer questions' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('request')).not.toBe(before);
    await expect(rowOf(page, open)).toContainText('Closest places, no clear answer');
    await expect(page.getByRole('heading', { name: 'Commercial terms' })).toHaveCount(0);
  });
});

test('questions are suggested with their places, added to a category, and not suggested twice', async ({
  page,
  signedIn,
}) => {
  await openForm(page, signedIn, 'suggested');
  const form = page.getByRole('form', { name: 'Suggest questions' });
  const rows = page.locator('[data-question]');
  const texts = () => rows.locator('label').allTextContents();

  await test.step('start a run and see it end', async () => {
    await form.getByLabel('How many, at most').fill('8');
    await form.getByRole('button', { name: 'Suggest questions' }).click();
    await expect(page.getByRole('button', { name: 'More questions' })).toBeVisible();
    expect(await rows.count()).toBeGreaterThan(3);
    expect(await rows.count()).toBeLessThanOrEqual(8);
  });

  await test.step('a question leads to the place that gave rise to it', async () => {
    const place = rows
      .first()
      .getByRole('button', { name: /^p\. \d+/ })
      .first();
    const number = (await place.textContent())?.match(/^p\. (\d+)/)?.[1];
    await place.click();
    await expect(page.locator(`[data-page="${number}"] [data-highlight]`).first()).toBeInViewport();
  });

  const given = await texts();
  await test.step('selected ones go to a category and are marked', async () => {
    await rows.nth(0).getByRole('checkbox').check();
    await rows.nth(1).getByRole('checkbox').check();
    await page.getByLabel('Add to category').selectOption('Commercial terms');
    await page.getByRole('button', { name: 'Add 2' }).click();
    await expect(page.getByText('2 questions added to Commercial terms')).toBeVisible();
    await expect(rows.filter({ hasText: 'In Commercial terms' })).toHaveCount(2);
    await page.reload();
    await expect(rows.filter({ hasText: 'In Commercial terms' })).toHaveCount(2);
    await expect(page.getByLabel('Add to category')).toHaveValue(/.+/);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('the downloads contain them', async () => {
    const button = page.getByRole('button', { name: 'Download' });
    const first = given[0]?.slice(0, 40) ?? '';
    expect(first).not.toBe('');
    expect(wordsOfWorkbook(await download(page, button, 'Excel (.xlsx)'))).toContain(first);
    expect(wordsOfReport(await download(page, button, 'Word (.docx)'))).toContain(first);
  });

  await test.step('more questions are others', async () => {
    const before = page.url();
    await page.getByRole('button', { name: 'More questions' }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    // The questions of the previous run are shown until the new run has some.
    await expect
      .poll(async () => {
        const shown = await texts();
        return shown.length > 0 && !shown.some((text) => given.includes(text));
      })
      .toBe(true);
    await expect(page.getByRole('button', { name: 'More questions' })).toBeVisible();
    expect((await texts()).filter((text) => given.includes(text))).toEqual([]);
  });

  await test.step('the category has them now', async () => {
    await page.goto(`/home/${signedIn.organizationId}/questions`);
    const table = page.getByRole('table');
    await expect(table.getByText(given[0]?.slice(0, 30) ?? '').first()).toBeVisible();
  });
});

test('the chat is downloaded as a document and as a sheet; an empty chat says so', async ({ page, signedIn }) => {
  await page.goto(await makeTender(signedIn, 'Silent tender'));
  const menu = page.getByRole('button', { name: 'More about the chat' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Download as Word (.docx)' }).click();
  await expect(page.getByText('Nothing to download yet')).toBeVisible();

  const { path, workspaceId } = await demoTender(signedIn);
  const question = 'How much is the bid security?';
  await signedIn.post('/AI/ask-question', { workspaceId, userQuestion: question });
  await page.goto(path);
  // Another test of this tender may have asked the same.
  await expect(page.getByText(question).first()).toBeVisible();
  const report = wordsOfReport(await download(page, menu, 'Download as Word (.docx)'));
  await expect(menu).toBeVisible();
  const sheet = wordsOfWorkbook(await download(page, menu, 'Download as Excel (.xlsx)'));
  for (const words of [report, sheet]) {
    expect(words).toContain(question);
    expect(words).toContain('2% of the total bid price');
    expect(words).toContain('TVWA-KRX-II-M-104-tender-documents.pdf');
  }
  await expect(page.getByText(/chat history .*\.xlsx downloaded/)).toBeVisible();
  await page.getByRole('tab', { name: 'Runs' }).click();
  const row = page.getByRole('table', { name: 'Runs of analysis' }).getByRole('row').nth(1);
  await expect(row).toContainText('Chat history');
  await expect(row).toContainText('Completed');
});
