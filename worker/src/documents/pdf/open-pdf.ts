import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { UnreadableDocumentError } from '../model.ts';
import { connectInProcess } from './in-process-port.ts';
import { unpackInThread } from './unpack-in-thread.ts';

unpackInThread();

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const asset = (folder: string) => `${pathToFileURL(join(home, folder)).href}/`.replace('file://', '');

/**
 * Opens a PDF with pdf.js in the calling thread. `data` is taken over: pdf.js may detach it.
 * With `images: false` it is opened for reading only, which is much faster: pictures are skipped undecoded, fonts are not drawn, nor
 * taken apart where the document itself says which characters they show (`textOnly`, docs/decisions/010-patched-pdfjs.md).
 * Whoever opens it ends it by `loadingTask.destroy()`.
 * @throws UnreadableDocumentError `encrypted`, `corrupt`
 */
export async function openPdf(data: Uint8Array, options: { images: boolean }): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data,
    ...(options.images ? forDrawing() : forReading()),
    // Brings the real names of fonts, which tell bold from regular.
    fontExtraProperties: true,
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

function forDrawing() {
  // Larger pictures are dropped before decoding: 64 million pixels is an A0 scan at 200 dpi.
  return { disableFontFace: true, maxImageSize: 64_000_000, standardFontDataUrl: asset('standard_fonts') };
}

let reader: PDFWorker | null = null;

function forReading() {
  reader ??= createReader();
  return { worker: reader, disableFontFace: false, maxImageSize: 1, textOnly: true };
}

/** pdf.js's core for all documents that this thread reads; each has its own channel on it. */
function createReader(): PDFWorker {
  const { display, core } = connectInProcess();
  WorkerMessageHandler.initializeFromPort(core);
  return PDFWorker.create({ port: display as never, verbosity: 0 });
}

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
