import { setImmediate as breathe } from 'node:timers/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RawPage } from '../layout/raw-page.ts';
import { mendLetters } from '../letters/mend-letters.ts';
import type { ReadOptions } from '../read-options.ts';
import { corruptPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';
import { startPage, startSpending, stopSpending } from './spending.ts';

/**
 * Words and rules of all pages; pages that can't be read come empty.
 * @throws UnreadableDocumentError where none can, or where they take more than a document may
 */
export async function readTextLayer(
  pdf: PDFDocumentProxy,
  options: Pick<ReadOptions, 'signal' | 'onPages'>,
): Promise<RawPage[]> {
  startSpending();
  try {
    return await readPages(pdf, options);
  } finally {
    stopSpending();
  }
}

async function readPages(pdf: PDFDocumentProxy, options: Pick<ReadOptions, 'signal' | 'onPages'>): Promise<RawPage[]> {
  const pages: RawPage[] = [];
  let failed = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    // pdf.js has nothing to wait for here: without this, all else would stand still until the last page.
    await breathe();
    options.signal?.throwIfAborted();
    const overspent = startPage(number);
    const loaded = await Promise.race([load(pdf, number).catch(() => null), overspent]);
    if (loaded) {
      pages.push(readPage(loaded.page, loaded.list));
      loaded.page.cleanup();
    } else {
      failed++;
      pages.push({ number, width: 595, height: 842, turn: 0, words: [], source: 'text' });
    }
    options.onPages?.(number, pdf.numPages, 'reading');
  }
  if (failed === pdf.numPages) throw corruptPdf();
  mendLetters(pages);
  return pages;
}

async function load(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  return { page, list: await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }) };
}
