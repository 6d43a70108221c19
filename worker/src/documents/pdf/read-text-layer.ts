import type { PDFDocumentProxy } from 'pdfjs-dist';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RawPage } from '../layout/raw-page.ts';
import type { ReadOptions } from '../read-options.ts';
import { corruptPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';

/** Pages asked for ahead: their streams are unpacked by other threads while this one works. */
const AHEAD = 3;

/** Words and rules of all pages; pages that can't be read come empty. @throws UnreadableDocumentError where none can */
export async function readTextLayer(
  pdf: PDFDocumentProxy,
  options: Pick<ReadOptions, 'signal' | 'onPages'>,
): Promise<RawPage[]> {
  const pages: RawPage[] = [];
  let failed = 0;
  const load = async (number: number) => {
    const page = await pdf.getPage(number);
    return { page, list: await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }) };
  };
  const ahead: Promise<Awaited<ReturnType<typeof load>> | null>[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    options.signal?.throwIfAborted();
    while (ahead.length <= AHEAD && number + ahead.length <= pdf.numPages) {
      ahead.push(load(number + ahead.length).catch(() => null));
    }
    const loaded = await ahead.shift();
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
  return pages;
}
