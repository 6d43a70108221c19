import { readFile } from 'node:fs/promises';
import { type PDFDocument, PDFName, type PDFPage, PDFString } from 'pdf-lib';
import t from 'tap';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { openPdf } from './open-pdf.ts';
import { readTextLayer } from './read-text-layer.ts';
import { recognisePages } from './recognise-pages.ts';

const writePdf = async (draw: Parameters<typeof makePdf>[0]) =>
  writeSource('form.pdf', 'application/pdf', await makePdf(draw));

/** A text field with a border whose value is shown; `flags` as in ISO 32000-1, 12.5.3. */
function addField(pdf: PDFDocument, page: PDFPage, value: string, y: number, flags?: number): void {
  const field = pdf.getForm().createTextField(`field-${y}`);
  field.setText(value);
  field.addToPage(page, { x: 160, y, width: 200, height: 20 });
  for (const widget of field.acroField.getWidgets()) if (flags !== undefined) widget.setFlags(flags);
}

const appearance = (pdf: PDFDocument, page: PDFPage, content: string, [width, height]: [number, number]) =>
  pdf.context.register(
    pdf.context.stream(content, {
      ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] },
      Resources: page.node.Resources() ?? {},
    }),
  );

t.test('values of form fields and typed comments are text of the page where they are shown', async (t) => {
  const source = await writePdf(({ pdf, page, regular }) => {
    const sheet = page();
    sheet.drawText('Time of delivery:', { x: 60, y: 706, size: 11, font: regular });
    addField(pdf, sheet, 'twelve weeks', 700);
    addField(pdf, sheet, 'invisible', 600, 2);
    sheet.node.setFontDictionary(PDFName.of('Own'), regular.ref as never);
    const comment = pdf.context.obj({
      ...{ Type: 'Annot', Subtype: 'FreeText', Rect: [60, 500, 160, 520], F: 4 },
      ...{ Contents: PDFString.of('Complied'), DA: PDFString.of('/Own 11 Tf') },
      AP: { N: appearance(pdf, sheet, 'BT /Own 11 Tf 0 5 Td (Complied) Tj ET', [100, 20]) },
    });
    sheet.node.addAnnot(pdf.context.register(comment));
    // A state that the page never restores.
    sheet.node.addContentStream(pdf.context.register(pdf.context.stream('q 2 0 0 2 50 50 cm')));
  });
  const [page] = (await readDocument(source, options)).pages;
  t.equal(page?.text, 'Time of delivery: twelve weeks\n\nComplied');
  const comment = page?.words.find(({ start }) => start === page.text.indexOf('Complied'));
  const [x = 0, y = 0] = comment?.box ?? [];
  t.ok(Math.abs(x - 60 / 595) < 0.01 && Math.abs(y - (842 - 515) / 842) < 0.01, `the comment is at ${x}, ${y}`);
});

t.test('borders of fields are no lines of the page', async (t) => {
  const source = await writePdf(({ pdf, page }) => {
    const sheet = page();
    for (const y of [700, 660, 620]) addField(pdf, sheet, `value ${y}`, y);
  });
  const pdf = await openPdf(new Uint8Array(await readFile(source.path)), { images: false });
  const [page] = await readTextLayer(pdf, {});
  await pdf.loadingTask.destroy();
  t.equal(page?.words.length, 6);
  t.same([page?.rules, page?.figures], [[], []]);
});

t.test('a page whose only text is the stamp of a signature is still recognised', async (t) => {
  const stamp = 'Digitally signed by the office of the purchaser on behalf of the ministry of works and water';
  const source = await writePdf(({ pdf, page }) => {
    const sheet = page();
    for (const y of [700, 660]) addField(pdf, sheet, stamp, y);
  });
  const pdf = await openPdf(new Uint8Array(await readFile(source.path)), { images: false });
  const raw = await readTextLayer(pdf, {});
  await pdf.loadingTask.destroy();
  const asked: number[] = [];
  await recognisePages(source.path, raw, { ...options, onOcrPage: ({ number }) => asked.push(number) });
  t.same(asked, [1]);
});
