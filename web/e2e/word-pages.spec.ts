import type { Page } from '@playwright/test';
import { makeDocx, paragraph } from './support/make-office.ts';
import { expect, makeTender, test } from './support/test.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function open(page: Page, path: string, name: string, body: string): Promise<void> {
  await page.goto(path);
  const file = { name, mimeType: docxType, buffer: makeDocx(body) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const documents = page.getByRole('list', { name: 'Documents of this tender' });
  await expect(documents.getByRole('listitem').filter({ hasText: name })).toContainText('Ready');
  await page.getByRole('button', { name, exact: true }).click();
}

test('a row of a table over several pages of Word is cited, shown and marked on its own page', async ({
  page,
  signedIn,
}) => {
  const mark = '<w:r><w:lastRenderedPageBreak/></w:r>';
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const row = (at: number) => {
    const begins = at % 12 === 0 ? mark : '';
    const words = at === 40 ? 'The penalty for late delivery is 0.5% per week' : `Requirement of row ${at}`;
    return `<w:tr>${cell(`${at}`).replace('<w:p>', `<w:p>${begins}`)}${cell(words)}</w:tr>`;
  };
  const grid = '<w:tblPr/><w:tblGrid><w:gridCol w:w="900"/><w:gridCol w:w="6000"/></w:tblGrid>';
  const rows = Array.from({ length: 60 }, (_, at) => row(at + 1)).join('');
  const empty = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'.repeat(2);
  const body = `${paragraph('Cover')}${empty}${paragraph('Requirements')}<w:tbl>${grid}${rows}</w:tbl>${paragraph('End')}`;
  const path = await makeTender(signedIn, 'Rows on pages');
  await open(page, path, 'rows.docx', body);
  const frame = page.frameLocator('iframe');
  const drawn = frame.locator('section.docx');
  // A cover, an empty page, and the table on six pages.
  await expect(drawn).toHaveCount(8);
  const field = page.getByLabel('Page', { exact: true });
  await expect(page.getByText('/ 8', { exact: true })).toBeVisible();
  await page.getByLabel('Your question').fill('What is the penalty for late delivery?');
  await page.getByLabel('Your question').press('Enter');
  const source = page.getByRole('button', { name: /^Source 1/ }).first();
  await expect(source).toHaveAccessibleName(/page 6/i);
  await source.click();
  await expect(frame.locator('[data-highlight]').first()).toBeInViewport();
  await expect(drawn.nth(5).locator('[data-highlight]')).toContainText(['40', 'penalty for late delivery']);
  await expect(field).toHaveValue('6');
});

test('each page of a Word document fits the width, a landscape page too', async ({ page, signedIn }) => {
  const size = (width: number, height: number) =>
    `<w:p><w:pPr><w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:pPr></w:p>`;
  const body = `${paragraph('Tall')}${size(11906, 16838)}${paragraph('Wide')}${size(16838, 11906)}${paragraph('Tall again')}`;
  await open(page, await makeTender(signedIn, 'Landscape'), 'wide.docx', body);
  const pages = page.frameLocator('iframe').locator('section.docx');
  await expect(pages).toHaveCount(3);
  const widths = () => pages.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
  const room = () => pages.first().evaluate((each) => each.ownerDocument.documentElement.clientWidth);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => Math.max(...(await widths())) - (await room()), { message: `${width} px` })
      .toBeLessThanOrEqual(0);
    const [tall = 0, wide = 0] = await widths();
    expect(Math.abs(tall - wide), `${width} px`).toBeLessThan(3);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await widths())[1] ?? 0).toBeGreaterThan(1.3 * ((await widths())[0] ?? 0));
});

test('each page of a table has its header rows, which are found and copied once', async ({ page, signedIn }) => {
  const mark = '<w:r><w:lastRenderedPageBreak/></w:r>';
  const row = (words: string, begins = '') =>
    `<w:tr><w:tc>${paragraph(words).replace('<w:p>', `<w:p>${begins}`)}</w:tc></w:tr>`;
  const header = row('Unit prices').replace('<w:tr>', '<w:tr><w:trPr><w:tblHeader/></w:trPr>');
  const grid = '<w:tblPr/><w:tblGrid><w:gridCol w:w="6000"/></w:tblGrid>';
  const table = `<w:tbl>${grid}${header}${row('Pump')}${row('Valve', mark)}${row('Motor', mark)}</w:tbl>`;
  await open(page, await makeTender(signedIn, 'Header rows'), 'prices.docx', paragraph('Schedule') + table);
  const pages = page.frameLocator('iframe').locator('section.docx');
  await expect(pages).toHaveCount(3);
  for (const [at, words] of ['Pump', 'Valve', 'Motor'].entries())
    await expect(pages.nth(at).locator('td')).toHaveText(['Unit prices', words]);
  const region = page.getByRole('region', { name: 'Pages of prices.docx' });
  const copied = await region.evaluate((element) => {
    const frame = element.querySelector('iframe')?.contentDocument;
    frame?.getSelection()?.selectAllChildren(frame.body);
    const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
    element.dispatchEvent(event);
    return ['text/plain', 'text/html'].map((type) => event.clipboardData?.getData(type) ?? '');
  });
  for (const text of copied) expect(text.match(/Unit prices|Motor/g)).toEqual(['Unit prices', 'Motor']);
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find in this document' }).fill('unit prices');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
});

test('on a phone, pages are turned in the bar, and the menu has nothing that does nothing', async ({
  page,
  signedIn,
}) => {
  const path = await makeTender(signedIn, 'Word on a phone');
  const newPage = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  const clauses = Array.from({ length: 12 }, (_, at) => paragraph(`Clause ${at + 1}`)).join(newPage);
  const openOnPhone = async (name: string, body: string) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    await open(page, path, name, body);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  const bar = page.getByRole('group', { name: 'Document view' });
  const way = (name: string) => bar.getByRole('button', { name });
  const frame = page.frameLocator('iframe');

  await openOnPhone('terms.docx', clauses);
  await expect(frame.getByText('Clause 1', { exact: true })).toBeInViewport();
  await way('Next page').click();
  await way('Next page').click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('3');
  await expect(frame.getByText('Clause 3', { exact: true })).toBeInViewport();
  await way('Previous page').click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('2');
  await way('More of the document view').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Show as text', 'Save a copy']);
  await page.keyboard.press('Escape');

  // On a narrower phone both are still in the bar, beside each other.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('2');
  await way('Next page').click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('3');
  await way('Previous page').click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('2');
  // Where one has no room, both are in the menu.
  await page.setViewportSize({ width: 320, height: 780 });
  await expect(way('Next page')).toBeHidden();
  await expect(way('Previous page')).toBeHidden();
  await way('More of the document view').click();
  await page.getByRole('menuitem', { name: 'Previous page' }).click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('1');
  await way('More of the document view').click();
  await page.getByRole('menuitem', { name: 'Next page' }).click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('2');

  await openOnPhone('letter.docx', paragraph('Dear Sirs'));
  await expect(frame.getByText('Dear Sirs')).toBeInViewport();
  await expect(way('Save a copy')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);
  await expect(way('More of the document view')).toHaveCount(0);
});
