import type { Locator } from '@playwright/test';
import { squareMetafile } from '../src/features/viewer/office/testing/square-metafile.ts';
import { makeDocx, paragraph, picture } from './support/make-office.ts';
import { expect, makeTender, test } from './support/test.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

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

test('a picture that Windows stored as its drawing calls is shown in a Word document', async ({ page, signedIn }) => {
  const buffer = makeDocx(picture('p'), [['p', 'image', 'media/image1.emf']], {
    'word/media/image1.emf': squareMetafile(),
  });
  await page.goto(await makeTender(signedIn, 'Metafile'));
  const documents = page.getByRole('list', { name: 'Documents of this tender' });
  await page.locator('input[type=file]').first().setInputFiles({ name: 'drawing.docx', mimeType: docxType, buffer });
  await expect(documents.getByText('Ready')).toBeVisible();
  await documents.getByText('drawing.docx').click();
  const drawing = page.frameLocator('iframe').locator('img');
  await expect(drawing).toHaveJSProperty('complete', true);
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(100);
});

test('a group of a Word document is drawn in its place, and the style of a paragraph wins over that of its table', async ({
  page,
  signedIn,
}) => {
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const names = 'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w10="urn:schemas-microsoft-com:office:word"';
  const box = (left: number, text: string) =>
    `<v:shape type="#_x0000_t202" style="position:absolute;left:${left};top:500;width:1800;height:1000" filled="f" stroked="f"><v:textbox inset="0,0,0,0"><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></v:shape>`;
  const filled =
    '<v:shape style="width:8000;height:2000" coordsize="100,10" path="m100,l,,,10r100,l100,xe" fillcolor="#f2f2f2" stroked="f"/>';
  const group = `<w:p><w:r><w:pict ${names}><v:group style="position:absolute;margin-left:0;margin-top:15pt;width:400pt;height:100pt" coordsize="8000,2000">${filled}${box(0, 'RFC 7230')}${box(6000, 'RFC 2817')}<w10:wrap type="topAndBottom"/></v:group></w:pict></w:r></w:p>`;
  const table = `<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/></w:tblPr><w:tr><w:tc><w:p><w:pPr><w:pStyle w:val="Item"/></w:pPr><w:r><w:t>One module</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`;
  const style = (type: string, id: string, font: string) =>
    `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr></w:style>`;
  const buffer = makeDocx(
    `${paragraph('Before')}${group}${paragraph('After')}${table}`,
    [['s', 'styles', 'styles.xml']],
    {
      'word/styles.xml': `<w:styles ${namespace}>${style('paragraph', 'Item', 'Arial')}${style('table', 'Grid', 'Times New Roman')}</w:styles>`,
    },
  );
  await page.goto(await makeTender(signedIn, 'Groups'));
  const documents = page.getByRole('list', { name: 'Documents of this tender' });
  await page.locator('input[type=file]').first().setInputFiles({ name: 'group.docx', mimeType: docxType, buffer });
  await expect(documents.getByText('Ready')).toBeVisible();
  await documents.getByText('group.docx').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('RFC 2817')).toBeVisible();
  const placeOf = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [fill, left, right] = await Promise.all(
    [frame.locator('rect[fill="#f2f2f2"]'), frame.getByText('RFC 7230'), frame.getByText('RFC 2817')].map(placeOf),
  );
  const [before, after] = await Promise.all([frame.getByText('Before'), frame.getByText('After')].map(placeOf));
  if (!(fill && left && right && before && after)) throw new Error('There is no place of it.');
  expect(right.y).toBeCloseTo(left.y, 0);
  expect((right.x - left.x) / fill.width).toBeCloseTo(0.75, 2);
  expect((left.y - fill.y) / fill.height).toBeCloseTo(0.25, 1);
  // It takes room: 15 of its 100 points are above it.
  expect((fill.y - before.y - before.height) / fill.height).toBeCloseTo(0.15, 1);
  expect(after.y).toBeGreaterThanOrEqual(fill.y + fill.height - 1);
  await expect(frame.getByText('One module')).toHaveCSS('font-family', /^"?Arial/);
});
