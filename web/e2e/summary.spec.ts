import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { readZip, textOfXml } from './support/read-zip.ts';
import { expect, signIn, test } from './support/test.ts';

const fileName = 'TVWA-KRX-II-M-104-tender-documents.pdf';

async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return readFile(await file.path());
}

/** The words of a PDF, page after page, with single spaces. */
async function textOfPdf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join(' ').replace(/\s+/g, ' ');
}

/** Checks a screen for accessibility, without the tooltip of the element under the pointer. */
async function expectAccessible(page: Page): Promise<void> {
  // When the browser is slow, a tooltip may open after the pointer has left. It closes when the pointer moves again.
  let moves = 0;
  const tooltips = async () => {
    await page.mouse.move(720, 2 + (moves++ % 2));
    return page.getByRole('tooltip').count();
  };
  await expect.poll(tooltips).toBe(0);
  // Surfaces fade in, and their contrast is too low before the end.
  await page.waitForTimeout(500);
  expect(await faultsOf(page)).toEqual([]);
}

const sectionOf = (within: Page | Locator, title: string) => within.getByRole('region', { name: title, exact: true });

test('a template is created with a drafted prompt, previewed and used; its summary is edited, regenerated and downloaded', async ({
  page,
  signedIn,
}) => {
  // It goes through two screens and runs axe four times.
  test.slow();
  const { path } = await demoTender(signedIn);
  const tender = 'Supply of Pumps and Valves – Kestrel Ridge Water Treatment Expansion';
  await page.goto(`/home/${signedIn.organizationId}/summary-templates`);
  await page.getByRole('button', { name: 'New template' }).click();
  const form = page.getByRole('dialog', { name: 'New template' });

  await test.step('write the sections, one with a drafted prompt', async () => {
    await form.getByLabel('Name').fill('Money and time');
    await form.getByRole('textbox', { name: 'Title' }).fill('Delay');
    await form.getByRole('button', { name: 'Draft a prompt' }).click();
    await form.getByLabel('What should this section contain?').fill('liquidated damages for late delivery');
    await page.keyboard.press('Enter');
    const draft = sectionOf(form, 'Draft');
    await expect(draft).toContainText('liquidated damages');
    await expect(form.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await expectAccessible(page);
    await draft.getByRole('button', { name: 'Use this prompt' }).click();
    await expect(form.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/liquidated damages/);
    await form.getByRole('button', { name: 'Add a section' }).click();
    await form.getByRole('textbox', { name: 'Title' }).last().fill('Bid security');
    await form.getByRole('textbox', { name: 'Prompt' }).last().fill('Amount, form and validity of the bid security.');
    await form.getByRole('textbox', { name: 'Prompt' }).last().press('Alt+ArrowUp');
    await expect(form.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Bid security');
    await expect(form.getByRole('textbox', { name: 'Prompt' }).first()).toBeFocused();
  });

  await test.step('try them out on a document', async () => {
    await form.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview of Money and time' });
    await preview.getByLabel('Customer').selectOption('Tarrow Vale Water Authority');
    await preview.getByLabel('Tender').selectOption(tender);
    await preview.getByLabel('Document').selectOption(fileName);
    await preview.getByRole('button', { name: 'Show the preview' }).click();
    const security = sectionOf(preview, 'Bid security');
    await expect(security).toContainText('2% of the total bid price');
    await expect(preview.getByRole('button', { name: 'Show it again' })).toBeVisible();
    await expect(sectionOf(preview, 'Delay').getByRole('listitem').first()).toContainText(
      new RegExp(`${fileName}, page \\d+: “`),
    );
    await security.getByRole('button', { name: /^Source 1:/ }).click();
    await expect(security.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(form.getByRole('button', { name: 'Preview' })).toBeFocused();
  });

  await test.step('keep the template', async () => {
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('row', { name: /^Money and time/ })).toContainText('2');
  });

  await test.step('summarise by it; the preview has left no run behind', async () => {
    await page.goto(`${path}?tab=summary`);
    const start = page.getByRole('form', { name: 'Summarize' });
    await start.getByLabel('Template').selectOption('Money and time');
    await start.getByRole('button', { name: 'Summarize' }).click();
    await expect(page.getByText('Built-in analyst: quotes, no AI model').first()).toBeVisible();
    await expect(page.getByText('2 sections')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  const security = sectionOf(page, 'Bid security');
  const delay = sectionOf(page, 'Delay');

  await test.step('a source marks its words in the document', async () => {
    await security.getByRole('button', { name: /^Source 1:/ }).click();
    await expect(page.locator('[data-highlight]').first()).toBeInViewport();
    await expectAccessible(page);
  });

  const found = (await delay.locator('[data-claim]').allTextContents()).join('\n');
  await test.step('edit a section by hand', async () => {
    await delay.getByRole('button', { name: 'Edit Delay' }).click();
    await delay.getByLabel('Text of Delay').fill('Half a per cent a week, which we shall price in.');
    await page.keyboard.press('Control+Enter');
    await expect(delay).toContainText('Edited by hand');
    await expect(delay.getByText('Saving the edit...')).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(delay).toContainText('Half a per cent a week, which we shall price in.');
  });

  await test.step('the downloads contain the sections, the edit and the pages', async () => {
    const docx = textOfXml(readZip(await download(page, 'Word (.docx)')).get('word/document.xml') ?? '');
    const pdf = await textOfPdf(await download(page, 'PDF (.pdf)'));
    for (const words of [docx.replace(/\s+/g, ' '), pdf]) {
      expect(words).toContain('Bid security');
      expect(words).toContain('2% of the total bid price');
      expect(words).toContain('Half a per cent a week, which we shall price in.');
      expect(words).toContain(fileName);
    }
  });

  await test.step('regenerate the section', async () => {
    await delay.getByRole('button', { name: 'Regenerate Delay' }).click();
    await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
    await expect(delay).not.toContainText('Half a per cent');
    await expect(delay.locator('[data-claim]').first()).toBeVisible();
    expect((await delay.locator('[data-claim]').allTextContents()).join('\n')).toBe(found);
    await expect(security).toContainText('2% of the total bid price');
  });
});

test('a user who is not an administrator can use the templates, but not change them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await signIn(page, 'ORGANIZATION_USER');
  await expect(page.getByRole('link', { name: 'Customers' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Summary templates' })).toHaveCount(0);
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('bidloom-auth') ?? '{}').user);
  await page.goto(`/home/${user.organizationId}/summary-templates`);
  await expect(page).toHaveURL(/\/unauthorized$/);
  await context.close();
});
