import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { mendLetters } from '../letters/mend-letters.ts';
import type { RawPage } from '../page/raw-page.ts';
import type { ReadOptions } from '../read-options.ts';
import { corruptPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';
import { checkSpending, type Spending } from './spending.ts';

interface TextOptions extends Pick<ReadOptions, 'signal' | 'onPages'> {
  /** How many pages pdf.js is asked for at once; more than one where it works in another thread. */
  atOnce?: number;
}

/**
 * Words and rules of all pages; pages that can't be read come empty.
 * @throws UnreadableDocumentError where none can, or where they take more than a document may
 */
export async function readTextLayer(pdf: PDFDocumentProxy, options: TextOptions): Promise<RawPage[]> {
  const spending = checkSpending(pdf.numPages);
  try {
    const pages = await Promise.race([readPages(pdf, options, spending), spending.overtime]);
    mendLetters(pages);
    return pages;
  } finally {
    spending.stop();
  }
}

async function readPages(
  pdf: PDFDocumentProxy,
  { signal, onPages, atOnce = 1 }: TextOptions,
  spending: Spending,
): Promise<RawPage[]> {
  const { numPages } = pdf;
  const pages: RawPage[] = [];
  const asked: Promise<LoadedPage | null>[] = [];
  let failed = 0;
  for (let number = 1; number <= numPages; number++) {
    // pdf.js has nothing to wait for here: without this, everything else would wait until the last page.
    await yieldToOthers();
    signal?.throwIfAborted();
    for (let next = number + asked.length; asked.length < atOnce && next <= numPages; next++) {
      asked.push(load(pdf, next).catch(() => null));
    }
    const loaded = await asked.shift();
    if (loaded) {
      spending.page(number, loaded.list.fnArray.length);
      pages.push(readPage(loaded.page, loaded.list));
      loaded.page.cleanup();
    } else {
      failed++;
      pages.push({ number, width: 595, height: 842, turn: 0, words: [], source: 'text' });
    }
    onPages?.(number, numPages, 'reading');
  }
  if (failed === numPages) throw corruptPdf();
  return pages;
}

type LoadedPage = Awaited<ReturnType<typeof load>>;

async function load(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  return { page, list: await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE }) };
}
