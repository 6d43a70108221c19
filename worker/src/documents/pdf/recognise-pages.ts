import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isBlank, toGrey } from '../ocr/grey-image.ts';
import type { OcrPage } from '../ocr/ocr-page.ts';
import { createRecogniser, type GreyImage } from '../ocr/recogniser.ts';
import { ocrToRawPage } from '../ocr/to-raw-page.ts';
import type { RawPage } from '../page/raw-page.ts';
import type { ReadOptions } from '../read-options.ts';
import { openPdf } from './open-pdf.ts';

const DPI = 200;
const MOST_PIXELS = 24_000_000;
/** Pages with fewer letters may be scans with a stamp or a page number over them. */
const FEW_LETTERS = 100;

/** Reading ended because more pages need recognition than the caller allows. Those that were recognised have been reported. */
export class PagesLeftError extends Error {
  override name = 'PagesLeftError';

  constructor() {
    super('More pages need recognition than were allowed.');
  }
}

/** Replaces pages without usable text by what can be recognised on their pictures. */
export async function recognisePages(path: string, raw: RawPage[], options: ReadOptions): Promise<RawPage[]> {
  const scanned = raw.filter((page) => !hasText(page));
  const candidates = scanned.filter((page) => !options.knownPages?.has(page.number));
  const pages = raw.map((page) => {
    const known = options.knownPages?.get(page.number);
    return known ? ocrToRawPage(known) : page;
  });
  if (candidates.length === 0) return pages;

  const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: true });
  const engines = options.ocrEngines ?? 2;
  const recogniser = createRecogniser({ languages: options.ocrLanguages, folders: options.ocrDataFolders, engines });
  // Those of earlier attempts count too: people see one document, however often reading it was put off.
  let done = scanned.length - candidates.length;
  let allowed = options.recognisedAtMost ?? Number.POSITIVE_INFINITY;
  const recognise = async (page: RawPage) => {
    options.signal?.throwIfAborted();
    // A page that can't be drawn stays as it is.
    const image = await pictureOf(pdf, page).catch(() => null);
    const hasContent = image !== null && !isBlank(image);
    if (hasContent && --allowed < 0) throw new PagesLeftError();
    const read = hasContent ? await recogniser.recognise(image) : { lines: [] };
    if (image) {
      const found: OcrPage = { number: page.number, width: page.width, height: page.height, ...read };
      options.onOcrPage?.(found);
      pages[page.number - 1] = ocrToRawPage(found);
    }
    options.onPages?.(++done, scanned.length, 'recognising');
  };
  try {
    // One page is drawn while the engines work on others.
    const queue = candidates.values();
    const engineRuns = Array.from({ length: engines }, async () => {
      for (const page of queue) {
        // A page that is being recognised is finished, and kept, before the error is passed on.
        if (allowed < 0) return;
        await recognise(page);
      }
    });
    for (const run of await Promise.allSettled(engineRuns)) if (run.status === 'rejected') throw run.reason;
  } finally {
    await recogniser.close();
    await pdf.loadingTask.destroy();
  }
  return pages;
}

function hasText(page: RawPage): boolean {
  let [letters, usable] = [0, 0];
  for (const { text, isAnnotation } of page.words) {
    // A signature may be longer than that, and is over scans too.
    if (isAnnotation) continue;
    letters += text.length;
    // Fonts without a map to Unicode give private or undefined characters.
    usable += text.match(/[\p{L}\p{N}\p{P}\p{S}\p{M}]/gu)?.length ?? 0;
    if (letters > 10 * FEW_LETTERS) break;
  }
  return letters >= FEW_LETTERS && usable > 0.5 * letters;
}

/** The page drawn in greys, or null where its text is already complete: a title page, a page with only its number. */
async function pictureOf(pdf: PDFDocumentProxy, raw: RawPage): Promise<GreyImage | null> {
  const page = await pdf.getPage(raw.number);
  try {
    const hasOwnWords = raw.words.some((word) => !word.isAnnotation);
    if (hasOwnWords && !(await isPicture(page))) return null;
    const plain = page.getViewport({ scale: 1 });
    const scale = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)));
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: 'white' }).promise;
    return toGrey(canvas);
  } finally {
    page.cleanup();
  }
}

/** Whether pictures cover most of the page. */
async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  let [covered, scale] = [0, 1];
  const stack: number[] = [];
  fnArray.forEach((fn, index) => {
    if (fn === OPS.save) stack.push(scale);
    else if (fn === OPS.restore) scale = stack.pop() ?? 1;
    else if (fn === OPS.transform) {
      const [a, b, c, d] = argsArray[index] as number[];
      scale *= Math.abs((a ?? 1) * (d ?? 1) - (b ?? 0) * (c ?? 0));
    } else if (fn === OPS.paintImageXObject || fn === OPS.paintImageMaskXObject || fn === OPS.paintInlineImageXObject) {
      covered += scale;
    }
  });
  return covered > 0.5 * width * height;
}
