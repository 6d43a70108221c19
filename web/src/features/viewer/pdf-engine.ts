import type { Document as PdfjsDocument, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import type { ComponentProps } from 'react';

const assets = `${import.meta.env.BASE_URL}pdfjs/`;

/** An open PDF. */
export type PdfDocument = Parameters<NonNullable<ComponentProps<typeof PdfjsDocument>['onLoadSuccess']>>[0];

/** A thread in which pdf.js reads a document. */
export type PdfWorker = InstanceType<typeof pdfjs.PDFWorker>;

/** Options for opening PDFs: fonts and character maps from our own server, and no code compiled at run time (see the CSP). */
const pdfOptions = {
  cMapUrl: `${assets}cmaps/`,
  standardFontDataUrl: `${assets}standard_fonts/`,
  wasmUrl: `${assets}wasm/`,
  useWasm: false,
  enableXfa: false,
};

/** A file up to this size, in bytes, is fetched whole, since one request is faster than many. */
const smallFile = 2 * 1024 * 1024;

/**
 * The options for a file of this size, in bytes; null: unknown. Of a large file only the parts for the shown pages are fetched, 256 kB each: page 1,500
 * opens without the pages before it, and a file of 200 MB is not loaded into the tab's memory.
 */
export const optionsFor = (size: number | null, worker: PdfWorker) => ({
  ...pdfOptions,
  worker,
  ...((size === null || size > smallFile) && {
    rangeChunkSize: 256 * 1024,
    disableStream: true,
    disableAutoFetch: true,
  }),
});

export { Document, Page } from 'react-pdf';
