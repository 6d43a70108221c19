import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import t from 'tap';
import type { OcrPage } from './ocr/ocr-page.ts';
import { readDocument } from './read-document.ts';
import { options, writeSource } from './testing/files.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Regular.ttf'), 'Test');

/** A picture of lines of text, as a scanner at about 200 dpi would give it. */
function picture(lines: string[], format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  const canvas = createCanvas(1000, 120 + 70 * lines.length);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = '34px Test';
  lines.forEach((line, index) => {
    context.fillText(line, 80, 90 + 70 * index);
  });
  return format === 'jpeg'
    ? canvas.encode('jpeg', 90)
    : format === 'webp'
      ? canvas.encode('webp', 90)
      : canvas.encode('png');
}

const LINES = ['The bid security is two percent', 'of the total price of the bid.'];

t.test('a picture is read as one page, with boxes where its words are', async (t) => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const source = await writeSource(`scan.${format}`, `image/${format}`, await picture(LINES, format));
    const { pages } = await readDocument(source, options);
    const [page] = pages;
    t.equal(pages.length, 1);
    t.equal(page?.source, 'ocr');
    t.equal(page?.text.replace(/\s+/g, ' '), LINES.join(' '), format);
    const security = page?.words.find((word) => page.text.slice(word.start, word.end) === 'security');
    const [x, y, width, height] = security?.box ?? [0, 0, 0, 0];
    t.ok(x > 0.15 && x + width < 0.5 && y > 0.15 && y + height < 0.45, `${format}: ${security?.box}`);
  }
});

t.test(
  'only pages without text are recognised; blank pages stay empty; what is known is not recognised again',
  async (t) => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const written = Array.from({ length: 5 }, (_, index) => `Line ${index} of a page that has text of its own.`);
    const page = pdf.addPage([595, 842]);
    written.forEach((line, index) => {
      page.drawText(line, { x: 30, y: 700 - 14 * index, size: 11, font });
    });
    const scan = await pdf.embedPng(await picture(LINES));
    pdf.addPage([595, 842]).drawImage(scan, { x: 40, y: 560, width: 500, height: 130 });
    pdf.addPage([595, 842]);
    pdf.addPage([595, 842]).drawText('Part 2', { x: 250, y: 400, size: 20, font });
    const source = await writeSource('mixed.pdf', 'application/pdf', await pdf.save());

    const kept: OcrPage[] = [];
    const progress: string[] = [];
    const { pages } = await readDocument(source, {
      ...options,
      onOcrPage: (page) => kept.push(page),
      onPages: (done, total, stage) => progress.push(`${stage} ${done}/${total}`),
    });
    t.same(
      pages.map((page) => [page.source, page.text.replace(/\s+/g, ' ')]),
      [
        ['text', written.join(' ')],
        ['ocr', LINES.join(' ')],
        ['ocr', ''],
        ['text', 'Part 2'],
      ],
    );
    t.same(kept.map((page) => page.number).toSorted(), [2, 3]);
    t.match(progress.at(-1), /^recognising 3\/3$/);

    progress.length = 0;
    const again = await readDocument(source, {
      ...options,
      knownPages: new Map([
        [
          2,
          {
            ...structuredClone(kept.find((page) => page.number === 2) as OcrPage),
            lines: [[{ text: 'Known', box: [0, 0, 1, 1] }]],
          },
        ],
      ]),
      onOcrPage: (page) => t.not(page.number, 2),
      onPages: (done, total, stage) => progress.push(`${stage} ${done}/${total}`),
    });
    t.equal(again.pages[1]?.text, 'Known');
    t.same(
      progress.filter((report) => report.startsWith('recognising')),
      ['recognising 2/3', 'recognising 3/3'],
      'progress never goes back',
    );
  },
);

t.test('pictures that are damaged, or claim to be huge, are refused without being decoded', async (t) => {
  const whole = await picture(LINES);
  const huge = Buffer.from(whole);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  await t.rejects(readDocument(await writeSource('huge.png', 'image/png', huge), options), { code: 'too_large' });
  const cut = await writeSource('cut.png', 'image/png', whole.subarray(0, 60));
  await t.rejects(readDocument(cut, options), { code: 'corrupt' });
  await t.rejects(readDocument(await writeSource('no.png', 'image/png', 'hello'), options), { code: 'corrupt' });
});

t.test('a language without data falls back to English', async (t) => {
  const source = await writeSource('scan.png', 'image/png', await picture(LINES));
  const folder = dirname(source.path);
  await writeFile(join(folder, 'readme.txt'), '');
  const { pages } = await readDocument(source, { ocrLanguages: ['xyz', '../../etc'], ocrDataFolders: [folder] });
  t.match(pages[0]?.text, 'The bid security');
});
