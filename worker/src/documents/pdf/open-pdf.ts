import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableDocumentError } from '../model.ts';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const asset = (folder: string) => `${pathToFileURL(join(home, folder)).href}/`.replace('file://', '');

interface OpenOptions {
  /** Without, it is opened for reading only, which is much faster: pictures are skipped undecoded. */
  images: boolean;
  /** The half of pdf.js that takes documents apart; the calling thread does so where it is left out. */
  worker?: PDFWorker;
}

/**
 * Opens a PDF with pdf.js. `data` is taken over: pdf.js may detach it. The caller ends it with `loadingTask.destroy()`.
 * @throws UnreadableDocumentError `encrypted`, `corrupt`
 */
export async function openPdf(data: Uint8Array, { images, worker }: OpenOptions): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data,
    ...(images ? forDrawing : forReading),
    ...(worker && { worker }),
    // Brings the real names of fonts, which tell bold from regular.
    fontExtraProperties: true,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    cMapUrl: asset('cmaps'),
    wasmUrl: asset('wasm'),
    iccUrl: asset('iccs'),
    verbosity: 0,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw unreadable(error);
  }
}

/** Larger pictures are dropped before decoding: 64 million pixels is an A0 scan at 200 dpi. */
const forDrawing = { maxImageSize: 64_000_000, standardFontDataUrl: asset('standard_fonts') };

const forReading = { maxImageSize: 1 };

function unreadable(error: unknown): UnreadableDocumentError {
  if (error instanceof Error && error.name === 'PasswordException') {
    return new UnreadableDocumentError(
      'encrypted',
      'This PDF is protected by a password. Remove the protection (open it, then print or save it as a new PDF) and upload it again.',
    );
  }
  return corruptPdf();
}

export function corruptPdf(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'corrupt',
    'This PDF is damaged or incomplete: no page of it could be read. Get the file again from its source and upload it once more.',
  );
}
