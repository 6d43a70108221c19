import { grayscale, type PDFFont, type PDFPage } from 'pdf-lib';
import t from 'tap';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf } from '../testing/make-pdf.ts';

const [left, width, height, gap] = [60, 150, 30, 2];

/** Four thin areas around a cell, each with ends cut at an angle, as browsers draw a border. `y` is the cell's lower edge. */
function drawBorder(sheet: PDFPage, x: number, y: number, w: number, h: number): void {
  const t = 0.75;
  const [x1, y1] = [x + w, y + h];
  const sides = [
    `M${x} ${-y1} L${x1} ${-y1} L${x1 - t} ${-y1 + t} L${x + t} ${-y1 + t} Z`,
    `M${x} ${-y} L${x1} ${-y} L${x1 - t} ${-y - t} L${x + t} ${-y - t} Z`,
    `M${x} ${-y1} L${x + t} ${-y1 + t} L${x + t} ${-y - t} L${x} ${-y} Z`,
    `M${x1} ${-y1} L${x1 - t} ${-y1 + t} L${x1 - t} ${-y - t} L${x1} ${-y} Z`,
  ];
  for (const side of sides) sheet.drawSvgPath(side, { x: 0, y: 0, color: grayscale(0.2) });
}

const rows = [
  ['Item', 'Make', 'Quantity'],
  ['Tip rack', 'Any', '6'],
  ['Urine container', 'Any', '7'],
  ['Timer', 'Casio', '16'],
];

/** Draws the rows with a border around each cell. */
function drawRows(sheet: PDFPage, font: PDFFont): void {
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      const [x, y] = [left + column * (width + gap), 700 - row * (height + gap)];
      drawBorder(sheet, x, y, width, height);
      sheet.drawText(text, { x: x + 5, y: y + 10, size: 10, font });
    }
  }
}

const read = async (name: string, bytes: Uint8Array) =>
  (await readDocument(await writeSource(name, 'application/pdf', bytes), options)).tables;

t.test('a table whose cells have borders as browsers draw them is read', async (t) => {
  const [table, ...more] = await read('browser.pdf', await makePdf(({ page, regular }) => drawRows(page(), regular)));
  t.equal(more.length, 0);
  t.match(table, { rows: 4, columns: 3, ruling: 'ruled' });
  t.same(
    table?.cells.map(({ text }) => text),
    rows.flat(),
  );
});

t.test(
  'of a frame that begins far above the page and ends far below it, only what is on the page counts',
  async (t) => {
    const bytes = await makePdf(({ page, regular }) => {
      const sheet = page();
      drawBorder(sheet, left - gap, -20_000, 3 * (width + gap) + gap, 40_000);
      drawRows(sheet, regular);
    });
    const [table, ...more] = await read('cut.pdf', bytes);
    t.equal(more.length, 0);
    t.same(
      table?.cells.map(({ text }) => text),
      rows.flat(),
    );
    const [, y, , tall] = table?.box ?? [];
    t.ok(y !== undefined && tall !== undefined && y >= 0 && y + tall <= 1.001, 'the table is on the page');
  },
);
