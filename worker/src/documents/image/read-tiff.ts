import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { type ReadContent, UnreadableDocumentError } from '../model.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import type { ReadOptions } from '../read-options.ts';
import { createPicturePdf, type PdfPicture } from './image-pdf.ts';

/** The most pixels of one page: 10,000 × 10,000. */
const mostPixels = 100_000_000;
const mostPages = 2_000;
/** The most bytes of the copy, which is kept beside the scan. */
const mostBytes = 500 * 1024 * 1024;
/** The assumed resolution of scans that state none, or that of a screen. */
const usualDpi = 200;
const leastDpi = 90;

/**
 * Reads a TIFF of one page or many, as scanners make them: its pages become those of a PDF, which is read and shown instead.
 * @throws UnreadableDocumentError
 */
export async function readTiff(path: string, options: ReadOptions): Promise<ReadContent> {
  if (!options.workFolder) throw new Error('A TIFF is converted into a file of the work folder, which is missing');
  const made = join(options.workFolder, 'rendition.pdf');
  await convert(path, made, options);
  const content = await readPdf(made, options);
  return { ...content, rendition: { path: made, mediaType: 'application/pdf' } };
}

async function convert(path: string, made: string, { signal, onPages }: ReadOptions): Promise<void> {
  // One page at a time, without keeping those before: its memory counts as memory of the process.
  sharp.concurrency(1);
  sharp.cache(false);
  const { pages = 1 } = await open(path, 0).metadata().catch(damaged);
  if (pages > mostPages) throw tooLarge(`It has ${pages} pages.`);
  const pdf = await createPicturePdf(made);
  try {
    for (let page = 0; page < pages; page++) {
      signal?.throwIfAborted();
      const bytes = await pdf.add(await convertPage(path, page));
      if (bytes > mostBytes) throw tooLarge('Its pages hold too much.');
      onPages?.(page + 1, pages, 'reading');
    }
    await pdf.finish();
  } finally {
    await pdf.close();
  }
}

async function convertPage(path: string, page: number): Promise<PdfPicture> {
  const about = await open(path, page).metadata().catch(damaged);
  if (about.width * about.height > mostPixels) {
    throw tooLarge(`Page ${page + 1} has ${about.width} × ${about.height} pixels; 10,000 × 10,000 are read.`);
  }
  const picture = open(path, page).autoOrient().flatten({ background: 'white' });
  if (about.space !== 'b-w' && about.space !== 'grey16') {
    const coloured = picture.toColourspace('srgb').jpeg(asJpeg);
    const { data, info } = await coloured.toBuffer({ resolveWithObject: true }).catch(damaged);
    return { ...sizeOf(info, about), data, kind: info.channels === 1 ? 'grey jpeg' : 'jpeg' };
  }
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true }).catch(damaged);
  const { width, height } = info;
  // Faxes and archives have one bit for each pixel; JPEG would blur such a page and make it larger.
  if (data.every((grey) => grey === 0 || grey === 255)) {
    return { ...sizeOf(info, about), data: deflateSync(packBits(data, info)), kind: 'bits' };
  }
  const grey = sharp(data, { raw: { width, height, channels: 1 } })
    .greyscale()
    .jpeg(asJpeg);
  return { ...sizeOf(info, about), data: await grey.toBuffer(), kind: 'grey jpeg' };
}

const asJpeg = { quality: 85 };

const open = (path: string, page: number) =>
  sharp(path, { page, limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });

function sizeOf({ width, height }: { width: number; height: number }, { density }: Metadata) {
  const dpi = density && density >= leastDpi ? density : usualDpi;
  return { width, height, pageWidth: (width * 72) / dpi, pageHeight: (height * 72) / dpi };
}

/** Packs eight pixels into a byte; each row begins with a new byte; 1 is white. */
function packBits(grey: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const stride = Math.ceil(width / 8);
  const bits = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((grey[y * width + x] ?? 255) >= 128) {
        const at = y * stride + (x >> 3);
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      }
    }
  }
  return bits;
}

/** The decoder's message for a picture with more pixels than it may take. */
const beyondPixels = /exceeds pixel limit/;

function damaged(error: Error): never {
  if (beyondPixels.test(error.message)) throw tooLarge('A page has more pixels than 10,000 × 10,000.');
  throw new UnreadableDocumentError(
    'corrupt',
    'This scan is damaged, or packed in a way that is not read. Scan it again as a PDF, or convert it into one, and upload that.',
  );
}

function tooLarge(reason: string): UnreadableDocumentError {
  return new UnreadableDocumentError('too_large', `${reason} Split the scan, or scan it again at a lower resolution.`);
}
