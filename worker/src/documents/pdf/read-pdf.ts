import { readFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { layOutPages, type OutlineEntry } from '../layout/lay-out-pages.ts';
import { type ReadContent, UnreadableDocumentError } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { findTables, toExtractedTables } from '../tables/find-tables.ts';
import { corruptPdf, openPdf } from './open-pdf.ts';
import { type PdfCore, pdfCore } from './pdf-core.ts';
import { readTextLayer } from './read-text-layer.ts';
import { recognisePages } from './recognise-pages.ts';

const MOST_PAGES = 10_000;
/** Large enough that neither thread waits for the other, and small enough that waiting pages take little memory. */
const atOnce = 3;

/** Reads a PDF's pages in order. @throws UnreadableDocumentError */
export async function readPdf(path: string, options: ReadOptions): Promise<ReadContent> {
  const core = pdfCore();
  core.keepAlive();
  try {
    return await readWith(core, path, options);
  } finally {
    core.release();
  }
}

async function readWith(core: PdfCore, path: string, options: ReadOptions): Promise<ReadContent> {
  const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: false, worker: core.worker });
  try {
    if (pdf.numPages < 1) throw corruptPdf();
    if (pdf.numPages > MOST_PAGES)
      throw tooLarge(`This PDF has ${pdf.numPages} pages; ${MOST_PAGES} can be read. Split it.`);
    const text = await readTextLayer(pdf, { ...options, atOnce });
    const outline = await readOutline(pdf);
    const raw = await recognisePages(path, text, options);
    const tabled = findTables(raw);
    return { pages: layOutPages(tabled, outline), tables: toExtractedTables(tabled) };
  } catch (error) {
    // The thread may be working on a page that never ends.
    if (error instanceof UnreadableDocumentError && error.code === 'too_large') core.end();
    throw error;
  } finally {
    await Promise.race([pdf.loadingTask.destroy(), core.ended]);
  }
}

function tooLarge(message: string): UnreadableDocumentError {
  return new UnreadableDocumentError('too_large', message);
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
