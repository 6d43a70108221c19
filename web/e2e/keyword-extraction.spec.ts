import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoTender } from './support/demo-tender.ts';
import { faultsOf } from './support/faults.ts';
import { covers, frameOf, framesOfWords } from './support/frames.ts';
import { openTab } from './support/open-tab.ts';
import { readZip, textOfXml } from './support/read-zip.ts';
import { expect, makeTender, test } from './support/test.ts';

/** Opens the form, removes all stored keywords and enters these. Words that are stored keywords are recognised as such. */
async function startRun(page: Page, words: string): Promise<void> {
  await openTab(page, 'Keywords');
  const again = page.getByRole('button', { name: 'New run' });
  const form = page.getByRole('form', { name: 'Find keywords' });
  await expect(again.or(form)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await form.getByRole('group', { name: 'Your keywords' }).getByRole('checkbox').first().uncheck();
  await form.getByLabel('Other keywords').fill(words);
  await form.getByRole('button', { name: 'Find keywords' }).click();
}

const keyword = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Keywords found' }).getByRole('button', { name: new RegExp(`^${name}`, 'i') });

async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return readFile(await file.path());
}

/** Expects that the current hit is marked on its page, over its words. */
async function expectMarked(page: Page, words: string): Promise<void> {
  const current = page.locator('[data-hit][aria-current]');
  const number = (await current.textContent())?.match(/^p\. (\d+)\s/)?.[1];
  const shown = page.locator(`[data-page="${number}"]`);
  await expect(shown.locator('[data-highlight]').first()).toBeInViewport();
  await expect(shown.locator('.textLayer')).toContainText(words, { ignoreCase: true });
  // A page is drawn again when the layout of the panes has settled.
  await expect
    .poll(async () => {
      const mark = await frameOf(shown.locator('[data-highlight]'));
      const frames = await framesOfWords(shown.locator('.textLayer'), words);
      return frames.some((frame) => covers(mark, frame) && mark.right - mark.left < (frame.right - frame.left) * 1.2);
    })
    .toBe(true);
}

test('keywords are found, counted, shown in the document one by one, and downloaded', async ({ page, signedIn }) => {
  // It makes three downloads and runs axe twice.
  test.slow();
  const { path } = await demoTender(signedIn);
  await page.goto(path);

  await test.step('start a run and see it end', async () => {
    await startRun(page, 'mechanical seal, liquidated damages, vaccine');
    await expect(page.getByText('Built-in analyst: quotes, no AI model').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(page).toHaveURL(/tab=keywords&.*request=[\w-]+/);
  });

  await test.step('every keyword has its count; one that was not found is marked', async () => {
    await expect(keyword(page, 'liquidated damages')).toContainText(/\d+ exact · \d+ abbreviation/i);
    await expect(keyword(page, 'mechanical seal')).toContainText('exact');
    await page.getByText('Not found (1)').click();
    await expect(keyword(page, 'vaccine')).toContainText('not found');
    await keyword(page, 'vaccine').click();
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  await test.step('the summary cites its sources', async () => {
    await keyword(page, 'liquidated damages').click();
    const summary = page.getByRole('region', { name: 'In short' });
    await expect(summary).toContainText('10%');
    await summary.getByRole('button', { name: /^Source 1/ }).click();
    await expect(page.locator('[data-highlight]').first()).toBeInViewport();
  });

  await test.step('stepping through the hits marks each in the document', async () => {
    await keyword(page, 'mechanical seal').click();
    // The previous keyword has a first hit, too.
    await expect(page.getByRole('region', { name: 'Hits of mechanical seal' })).toBeVisible();
    await expect(page.getByText(/^Hit 1 of \d+$/)).toBeVisible();
    await expectMarked(page, 'mechanical seal');
    await page.getByRole('button', { name: 'Next hit' }).click();
    await expect(page.getByText(/^Hit 2 of \d+$/)).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByText(/^Hit 3 of \d+$/)).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.getByText(/^Hit 2 of \d+$/)).toBeVisible();
    await expectMarked(page, 'mechanical seal');
    await page.locator('[data-hit="2"]').click();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^Hit 4 of \d+$/)).toBeVisible();
    await expect(page.locator('[data-hit="3"]')).toBeFocused();
    await expectMarked(page, 'mechanical seal');
  });

  await test.step('the result meets the accessibility rules', async () => {
    for (const theme of ['dark', 'light']) {
      await page.getByRole('button', { name: `Switch to ${theme} theme` }).click();
      // A tooltip is not part of the screen.
      await page.mouse.move(720, 2);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      expect(await faultsOf(page), theme).toEqual([]);
    }
  });

  await test.step('the downloads contain the result', async () => {
    const csv = (await download(page, 'CSV (.csv)')).toString('utf8');
    const rows = csv.split('\n').filter((row) => /mechanical seal/i.test(row));
    const shown = Number((await keyword(page, 'mechanical seal').textContent())?.match(/\d+/)?.[0]);
    expect(rows.length).toBeGreaterThanOrEqual(shown);

    const workbook = readZip(await download(page, 'Excel (.xlsx)'));
    const cells = [...workbook].filter(([name]) => name.startsWith('xl/') && name.endsWith('.xml'));
    const words = cells.map(([, xml]) => textOfXml(xml)).join('\n');
    expect(words).toMatch(/mechanical seal/i);
    expect(words).toContain('TVWA-KRX-II-M-104-tender-documents.pdf');

    const report = readZip(await download(page, 'Word (.docx)')).get('word/document.xml') ?? '';
    expect(textOfXml(report)).toMatch(/liquidated damages/i);
    expect(textOfXml(report)).toMatch(/vaccine/i);
  });
});

test('in a file without page pictures each hit is marked in its own row, although other rows have the same words', async ({
  page,
  signedIn,
}) => {
  await page.goto(await makeTender(signedIn, 'Lists'));
  const row = 'Pump,"API 610, 12th edition",API 610\n';
  const buffer = Buffer.from(`Item,Standard,Also\n${row}Valve,none,none\n${row}`);
  await page.locator('input[type=file]').first().setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('Ready');
  await startRun(page, 'API 610');
  await expect(keyword(page, 'API 610')).toContainText('4 exact');
  const places: number[] = [];
  for (const hit of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: 'Next hit' }).click();
    await expect(page.getByText(`Hit ${hit} of 4`)).toBeVisible();
    if (hit === 1) await page.getByRole('button', { name: 'Show as text' }).click();
    const mark = page.locator('[data-page="1"] mark[data-highlight]');
    await expect(mark).toHaveText('API 610');
    places.push(
      await mark.evaluate((element) => {
        const before = document.createRange();
        before.setStart(element.closest('[data-page]') ?? element, 0);
        before.setEndBefore(element);
        return before.toString().length;
      }),
    );
  }
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

test('short forms match whole words, glossary and accent matches are marked, parts of words are optional', async ({
  page,
  signedIn,
}) => {
  await page.goto(await makeTender(signedIn, 'Short forms'));
  const lines = [
    'Item,Condition',
    '1,Every bidder signs the mandatory NDA on the agenda.',
    '2,An earnest money deposit is due; no black-listed firm may bid.',
    '3,La garantía is a forbidden word here.',
  ];
  const file = { name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('Ready');

  await startRun(page, 'NDA, EMD, black listed, garantia, bid');
  await expect(keyword(page, 'NDA')).toContainText(/1 exact$/);
  await expect(keyword(page, 'EMD')).toContainText(/1 bid glossary$/);
  await expect(keyword(page, 'black listed')).toContainText('1 exact');
  await expect(keyword(page, 'garantia')).toContainText('1 spelling');
  await expect(keyword(page, 'bid')).not.toContainText('part of a word');
  await keyword(page, 'EMD').click();
  await expect(page.getByRole('region', { name: /^Hits of EMD$/i })).toContainText('earnest money deposit');

  await page.getByRole('button', { name: 'New run' }).click();
  const parts = page.getByRole('switch', { name: 'Also inside longer words' });
  await expect(parts).not.toBeChecked();
  await parts.check();
  await page.getByRole('group', { name: 'Your keywords' }).getByRole('checkbox').first().uncheck();
  await page.getByLabel('Other keywords').fill('NDA, bid');
  await page.getByRole('button', { name: 'Find keywords' }).click();
  await expect(keyword(page, 'bid')).toContainText('2 part of a word');
  await expect(keyword(page, 'NDA')).toContainText(/1 exact$/);
});

test('a run that ends sends a notification and is listed, and both link to it', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await page.goto(path);
  await startRun(page, 'hydrostatic test');
  await expect(keyword(page, 'hydrostatic test')).toBeVisible();
  const result = new RegExp(`request=${new URL(page.url()).searchParams.get('request')}`);

  await page.getByRole('tab', { name: 'Runs' }).click();
  const row = page.getByRole('table', { name: 'Runs of analysis' }).getByRole('row').nth(1);
  await expect(row).toContainText('Completed');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Status').selectOption('Failed');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await row.getByRole('link', { name: 'Keywords' }).click();
  await expect(page).toHaveURL(result);
  await expect(keyword(page, 'hydrostatic test')).toBeVisible();

  await page.goto(path);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('button', { name: /Keywords/ })
    .first()
    .click();
  await expect(page).toHaveURL(result);
  await expect(keyword(page, 'hydrostatic test')).toBeVisible();
});

test('on a phone a hit leads into the document and back to the same place of the list', async ({ page, signedIn }) => {
  const { path } = await demoTender(signedIn);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  await startRun(page, 'pump');
  const list = page.getByRole('region', { name: /^Hits of pump$/i });
  const hit = list.locator('[data-hit="30"]');
  await hit.click();
  await expect(page.getByRole('tab', { name: 'Document', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-highlight]').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Next hit' }).click();
  await expect(page.getByText(/^Hit 32 of \d+$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Back to Keywords' }).click();
  await expect(list.locator('[data-hit="31"]')).toBeInViewport();
  await expect(list.locator('[data-hit="31"]')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Document', exact: true })).toHaveAttribute('aria-selected', 'true');

  // In a wide window there is room for both: the list is beside the place again.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(list.locator('[data-hit="31"]')).toHaveAttribute('aria-current', 'true');
  await expect(list.locator('[data-hit="31"]')).toBeInViewport();
  await expect(page.locator('[data-highlight]').first()).toBeInViewport();
});
