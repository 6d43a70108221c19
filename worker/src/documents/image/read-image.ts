import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { layOutPages } from '../layout/lay-out-pages.ts';
import { type ReadContent, UnreadableDocumentError } from '../model.ts';
import { isBlank, toGrey } from '../ocr/grey-image.ts';
import type { OcrPage } from '../ocr/ocr-page.ts';
import { createRecogniser, type GreyImage } from '../ocr/recogniser.ts';
import { ocrToRawPage } from '../ocr/to-raw-page.ts';
import type { ReadOptions } from '../read-options.ts';
import { findTables, toExtractedTables } from '../tables/find-tables.ts';
import { imageSize } from './image-size.ts';

const MOST_PIXELS = 100_000_000;
/** Longer sides are scaled down to this: more does not help recognition. */
const LONGEST_SIDE = 5000;
/** Pictures rarely state their true resolution; at the 200 dpi of a usual scan, a page gets about its real size. */
const POINTS_PER_PIXEL = 72 / 200;

/** Reads a picture as one page, by recognition. @throws UnreadableDocumentError */
export async function readImage(path: string, options: ReadOptions): Promise<ReadContent> {
  const page = options.knownPages?.get(1) ?? (await recognise(path, options));
  const raw = [ocrToRawPage(page)];
  const tabled = findTables(raw);
  return { pages: layOutPages(tabled), tables: toExtractedTables(tabled) };
}

async function recognise(path: string, options: ReadOptions): Promise<OcrPage> {
  options.onPages?.(0, 1, 'recognising');
  const { image, width, height } = await load(path);
  options.signal?.throwIfAborted();
  const recogniser = createRecogniser({ languages: options.ocrLanguages, folders: options.ocrDataFolders, engines: 1 });
  try {
    const read = isBlank(image) ? { lines: [] } : await recogniser.recognise(image);
    const page = { number: 1, width: width * POINTS_PER_PIXEL, height: height * POINTS_PER_PIXEL, ...read };
    options.onOcrPage?.(page);
    options.onPages?.(1, 1, 'recognising');
    return page;
  } finally {
    await recogniser.close();
  }
}

async function load(path: string): Promise<{ image: GreyImage; width: number; height: number }> {
  const file = await readFile(path);
  const size = imageSize(file);
  if (!size) throw corruptImage();
  if (size.width * size.height > MOST_PIXELS) {
    throw new UnreadableDocumentError(
      'too_large',
      `This picture has ${size.width} × ${size.height} pixels. Scale it down to at most 10,000 × 10,000 and upload it again.`,
    );
  }
  const picture = await loadImage(file).catch(() => {
    throw corruptImage();
  });
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { image: toGrey(canvas), width, height };
}

function corruptImage(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'corrupt',
    'This picture is damaged or incomplete. Get the file again from its source and upload it once more.',
  );
}
