import { createCanvas } from '@napi-rs/canvas';
import { PDFName } from 'pdf-lib';
import t from 'tap';
import { makePdf } from '../testing/make-pdf.ts';
import { openPdf } from './open-pdf.ts';

/** Dark pixels that can't be packed well: pdf.js unpacks short data by itself. */
const darkNoise = (length: number) => {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 64;
    }),
  );
};

t.test('every picture of a page is drawn, however small', async (t) => {
  const sides = [8, 36, 40, 48, 60, 120];
  const bytes = await makePdf(({ pdf, page }) => {
    const sheet = page([600, 100]);
    const drawing = sides.map((side, index) => {
      const picture = pdf.context.flateStream(darkNoise(side * side * 3), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: side,
        Height: side,
        ColorSpace: 'DeviceRGB',
        BitsPerComponent: 8,
      });
      sheet.node.setXObject(PDFName.of(`P${index}`), pdf.context.register(picture));
      return `q 60 0 0 60 ${100 * index + 20} 20 cm /P${index} Do Q`;
    });
    sheet.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(drawing.join('\n'))));
  });
  const pdf = await openPdf(bytes, { images: true });
  t.teardown(() => pdf.loadingTask.destroy());
  const page = await pdf.getPage(1);
  const canvas = createCanvas(600, 100);
  const viewport = page.getViewport({ scale: 1 });
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: 'white' }).promise;
  const shades = sides.map(
    (_, index) => canvas.getContext('2d').getImageData(100 * index + 50, 50, 1, 1).data[0] ?? 255,
  );
  t.ok(
    shades.every((shade) => shade < 64),
    `each of them is dark, on white paper: ${shades.join(', ')}`,
  );
});
