import { readFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { layOutPages, type OutlineEntry } from '../layout/lay-out-pages.ts';
import type { RawPage } from '../layout/raw-page.ts';
import { type Page, UnreadableDocumentError } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { corruptPdf, openPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';
import { recognisePages } from './recognise-pages.ts';

/** Pages asked for ahead: their streams are unpacked by other threads while this one works. */
const AHEAD = 3;

const MOST_PAGES = 10_000;

/** Reads a PDF's pages in order. @throws UnreadableDocumentError */
export async function readPdf(path: string, options: ReadOptions): Promise<Page[]> {
  const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: false });
  try {
    if (pdf.numPages < 1) throw corruptPdf();
    if (pdf.numPages > MOST_PAGES) {
      throw new UnreadableDocumentError(
        'too_large',
        `This PDF has ${pdf.numPages} pages; ${MOST_PAGES} can be read. Split it.`,
      );
    }
    const text = await readTextLayer(pdf, options);
    const outline = await readOutline(pdf);
    return layOutPages(await recognisePages(path, text, options), outline);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readTextLayer(pdf: PDFDocumentProxy, options: ReadOptions): Promise<RawPage[]> {
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

/** Bookmarks, where there are any, name the headings and their levels better than any guess from fonts. */
async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  type Node = { title: string; items: Node[] };
  const walk = (nodes: Node[], level: number) => {
    for (const { title, items } of nodes) {
      if (entries.length >= 20_000) return;
      entries.push({ title, level });
      if (level < 6) walk(items, level + 1);
    }
  };
  walk(((await pdf.getOutline().catch(() => null)) ?? []) as Node[], 1);
  return entries;
}
