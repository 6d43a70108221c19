import { grayscale, type PDFPage } from 'pdf-lib';
import t from 'tap';
import { readDocument } from '../read-document.ts';
import { options, writeSource } from '../testing/files.ts';
import { makePdf } from '../testing/make-pdf.ts';

const side = 9;
const pen = { thickness: 0.7, color: grayscale(0) };

function drawBox(sheet: PDFPage, x: number, y: number): void {
  sheet.drawRectangle({ x, y, width: side, height: side, borderWidth: 0.7, borderColor: grayscale(0) });
}

function drawCross(sheet: PDFPage, x: number, y: number): void {
  sheet.drawLine({ start: { x: x + 1, y: y + 1 }, end: { x: x + side - 1, y: y + side - 1 }, ...pen });
  sheet.drawLine({ start: { x: x + 1, y: y + side - 1 }, end: { x: x + side - 1, y: y + 1 }, ...pen });
}

const textOf = async (draw: Parameters<typeof makePdf>[0]) => {
  const { pages } = await readDocument(await writeSource('form.pdf', 'application/pdf', await makePdf(draw)), options);
  return pages[0]?.text ?? '';
};

t.test('boxes that are drawn before words are read as ticked or empty', async (t) => {
  const text = await textOf(({ page, regular }) => {
    const sheet = page();
    const lines = ['Variants are not allowed.', 'Variants are allowed.', 'Lots are awarded together.'];
    for (const [index, line] of lines.entries()) {
      const y = 700 - index * 30;
      drawBox(sheet, 60, y - 1);
      if (index === 0) drawCross(sheet, 60, y - 1);
      if (index === 2) sheet.drawText('x', { x: 62, y: y + 1, size: 9, font: regular });
      sheet.drawText(line, { x: 74, y, size: 11, font: regular });
    }
  });
  t.match(text, /☒ Variants are not allowed\./u);
  t.match(text, /☐ Variants are allowed\./u);
  t.match(text, /☒ Lots are awarded together\./u, 'a typed letter ticks it');
});

t.test(
  'a letter in a frame, boxes for the figures of a number, and a square far from words are no check boxes',
  async (t) => {
    const text = await textOf(({ page, regular }) => {
      const sheet = page();
      sheet.drawText('Reference number of the bidder', { x: 60, y: 700, size: 11, font: regular });
      for (let box = 0; box < 6; box++) drawBox(sheet, 60 + box * (side + 4), 670);
      sheet.drawText('X', { x: 61.5, y: 671.5, size: 8, font: regular });
      sheet.drawText('to be filled in', { x: 60 + 6 * (side + 4), y: 671, size: 11, font: regular });
      drawBox(sheet, 60, 640);
      sheet.drawText('A', { x: 62, y: 642, size: 7, font: regular });
      sheet.drawText('Pump room', { x: 74, y: 641, size: 11, font: regular });
      drawBox(sheet, 60, 600);
      sheet.drawText('Plan of the site', { x: 200, y: 600, size: 11, font: regular });
    });
    t.notMatch(text, /[☐☒]/u);
  },
);

t.test(
  'a box behind its word is read with no word, and a box is ticked by a square or a large tick in it, too',
  async (t) => {
    const text = await textOf(({ page, regular }) => {
      const sheet = page();
      sheet.drawText('yes', { x: 60, y: 700, size: 11, font: regular });
      drawBox(sheet, 82, 699);
      drawCross(sheet, 82, 699);
      sheet.drawText('no', { x: 96, y: 700, size: 11, font: regular });
      drawBox(sheet, 114, 699);
      drawBox(sheet, 60, 669);
      sheet.drawRectangle({ x: 62, y: 671, width: 5, height: 5, color: grayscale(0) });
      sheet.drawText('Open procedure', { x: 74, y: 670, size: 11, font: regular });
      drawBox(sheet, 60, 639);
      sheet.drawSvgPath('M0 0 L4 6 L12 -8', { x: 60, y: 645, borderColor: grayscale(0), borderWidth: 1 });
      sheet.drawText('Restricted procedure', { x: 78, y: 640, size: 11, font: regular });
    });
    t.match(text, /yes no/u);
    t.match(text, /☒ Open procedure/u);
    t.match(text, /☒ Restricted procedure/u);
  },
);
