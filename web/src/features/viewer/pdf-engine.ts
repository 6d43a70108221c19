import { pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';

// The worker must be of the very version that react-pdf brings along (the dependency `pdfjs-dist` is pinned to it), and
// of the same build as the rest (see pdf-assets.ts).
const worker = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);
pdfjs.GlobalWorkerOptions.workerSrc = worker.toString();

const assets = `${import.meta.env.BASE_URL}pdfjs/`;

/** How PDFs are opened: fonts and character maps from our own server, and no code compiled at run time (see the CSP). */
export const pdfOptions = {
  cMapUrl: `${assets}cmaps/`,
  standardFontDataUrl: `${assets}standard_fonts/`,
  wasmUrl: `${assets}wasm/`,
  useWasm: false,
  enableXfa: false,
};

export { Document, Page } from 'react-pdf';
