import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';
import sharp, { type TiffOptions } from 'sharp';
import t, { type Test } from 'tap';
import { readTiff } from './read-tiff.ts';

const options = { ocrLanguages: ['eng'], ocrDataFolders: [], ocrEngines: 1 };

async function read(t: Test, scan: Buffer) {
  const workFolder = await mkdtemp(join(tmpdir(), 'bidloom-tiff-'));
  t.teardown(() => rm(workFolder, { recursive: true, force: true }));
  const path = join(workFolder, 'object');
  await writeFile(path, scan);
  return readTiff(path, { ...options, workFolder });
}

/** A page of a scan, with a line of large letters. */
function page(words: string, { width = 1200, height = 500 } = {}): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.font = '64px DejaVu Sans, sans-serif';
  context.fillText(words, 60, 220);
  return canvas.toBuffer('image/png');
}

/** Sheets below each other, of `height` pixels each, written as the pages of one file. */
async function scanOf(pages: readonly Buffer[], options: TiffOptions): Promise<Buffer> {
  return sharp(pages as Buffer[], { join: { animated: true } })
    .flatten({ background: 'white' })
    .toColourspace('b-w')
    .tiff({ xres: 200 / 25.4, yres: 200 / 25.4, ...options })
    .toBuffer();
}

for (const [name, packing] of Object.entries({
  'CCITT group 4': { compression: 'ccittfax4', bitdepth: 1 },
  JPEG: { compression: 'jpeg', quality: 80 },
  LZW: { compression: 'lzw' },
} satisfies Record<string, TiffOptions>)) {
  t.test(`a scan of two pages in ${name} is read by recognition and shown as a PDF`, async (t) => {
    const { pages, rendition } = await read(t, await scanOf([page('PUMP STATION'), page('FLOW RATE 40')], packing));
    t.match(
      pages.map(({ text }) => text.replace(/\s+/g, ' ').trim()),
      [/PUMP STATION/, /FLOW RATE 40/],
    );
    t.equal(rendition?.mediaType, 'application/pdf');
    const pdf = await PDFDocument.load(await readFile(rendition?.path ?? ''));
    t.equal(pdf.getPageCount(), 2);
    const { width, height } = pdf.getPage(0).getSize();
    t.same([Math.round(width), Math.round(height)], [432, 180], '1200 × 500 pixels at 200 dpi, in points');
  });
}

t.test('of a picture that claims 60,000 × 60,000 pixels nothing is unpacked', async (t) => {
  const scan = await sharp(page('x')).greyscale().tiff({ compression: 'none' }).toBuffer();
  const huge = patch(scan, { 256: 60_000, 257: 60_000 });
  await t.rejects(read(t, huge), { code: 'too_large', message: /10,000 × 10,000/ });
});

t.test('a list of pages that leads in a circle comes to an end', async (t) => {
  const scan = await sharp(page('CIRCLE')).greyscale().tiff({ compression: 'none' }).toBuffer();
  const { first, next } = directoryOf(scan);
  scan.writeUInt32LE(first, next);
  const found = await read(t, scan).then(
    ({ pages }) => pages.length,
    (error: { code: string }) => error.code,
  );
  t.ok(found === 1 || found === 'corrupt', String(found));
});

t.test('a cut-off file is reported as such', async (t) => {
  const scan = await sharp(page('x')).greyscale().tiff({ compression: 'lzw' }).toBuffer();
  await t.rejects(read(t, scan.subarray(0, 400)), { code: 'corrupt' });
});

/** Where the list of a little-endian file begins, and where it says what follows. */
function directoryOf(tiff: Buffer): { first: number; next: number } {
  const first = tiff.readUInt32LE(4);
  return { first, next: first + 2 + tiff.readUInt16LE(first) * 12 };
}

/** The same file with other values of some tags. */
function patch(tiff: Buffer, values: Record<number, number>): Buffer {
  const copy = Buffer.from(tiff);
  const { first, next } = directoryOf(copy);
  for (let at = first + 2; at < next; at += 12) {
    const value = values[copy.readUInt16LE(at)];
    if (value === undefined) continue;
    copy.writeUInt16LE(4, at + 2);
    copy.writeUInt32LE(value, at + 8);
  }
  return copy;
}
