import { pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';

// The worker must be of the very version that react-pdf brings along; see the dependency `pdfjs-dist`.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

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
