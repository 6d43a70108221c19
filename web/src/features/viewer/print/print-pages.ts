import type { PdfDocument } from '../pdf-engine.ts';
import { type Rotation, turned } from '../rotation.ts';

/** Dots for each point of the page: 150 to the inch. */
const density = 150 / 72;

interface PrintInput {
  pdf: PdfDocument;
  /** 1-based. */
  pages: readonly number[];
  rotation: Rotation;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/**
 * Draws pages one after the other and opens the browser's print dialog, with each page on its own sheet. Resolves when the dialog is
 * closed, or when `signal` is aborted. Rejects if a page can't be drawn.
 */
export async function printPages({ pdf, pages, rotation, signal, onProgress }: PrintInput): Promise<void> {
  const addresses: string[] = [];
  const sheets = document.createElement('div');
  const style = document.createElement('style');
  try {
    for (const [index, number] of pages.entries()) {
      if (signal.aborted) return;
      const { address, width, height } = await drawPage(pdf, number, rotation);
      addresses.push(address);
      if (index === 0) style.textContent = rulesFor(width, height);
      const image = document.createElement('img');
      image.src = address;
      image.alt = '';
      await image.decode();
      sheets.append(image);
      onProgress(index + 1);
    }
    if (signal.aborted) return;
    sheets.dataset.printed = String(pages.length);
    document.head.append(style);
    document.body.append(sheets);
    // Returns when the dialog is closed.
    window.print();
  } finally {
    style.remove();
    sheets.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

/** On paper only the sheets are shown, each as large as possible; on the screen they are hidden. */
const rulesFor = (width: number, height: number) => `
  [data-printed] { display: none; }
  @media print {
    @page { size: ${width}pt ${height}pt; margin: 0; }
    html, body { height: auto !important; overflow: visible !important; background: white !important; }
    body > :not([data-printed]) { display: none !important; }
    [data-printed] { display: block !important; }
    [data-printed] > img { display: block; width: 100%; height: 100vh; object-fit: contain; break-after: page; }
    [data-printed] > img:last-child { break-after: auto; }
  }`;

async function drawPage(pdf: PdfDocument, number: number, rotation: Rotation) {
  const page = await pdf.getPage(number);
  const at = { rotation: turned(rotation, page.rotate) };
  const { width, height } = page.getViewport({ ...at, scale: 1 });
  const canvas = document.createElement('canvas');
  const viewport = page.getViewport({ ...at, scale: density });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  page.cleanup();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  canvas.height = 0;
  if (!blob) throw new Error(`Page ${number} gave no picture`);
  return { address: URL.createObjectURL(blob), width, height };
}
