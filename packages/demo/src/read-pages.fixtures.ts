import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text as it is printed; lengths in points from the page's lower left corner. */
type PrintedText = { text: string; left: number; right: number; baseline: number; height: number };
type PrintedPage = {
  width: number;
  height: number;
  texts: PrintedText[] /** All texts, single-spaced. */;
  text: string;
};
export type OutlineItem = { title: string; page: number; items: OutlineItem[] };
type PrintedDocument = { title: string; pages: PrintedPage[]; outline: OutlineItem[]; linkTargets: number[] };

/** Reads a PDF with another library than the one that made it. */
export async function readPages(bytes: Uint8Array): Promise<PrintedDocument> {
  // pdf.js takes the buffer over, so it gets its own.
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  try {
    const { info } = await document.getMetadata();
    const pages: PrintedPage[] = [];
    const linkTargets: number[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await readPage(document, number));
      for (const link of await (await document.getPage(number)).getAnnotations())
        linkTargets.push(await pageOf(document, link.dest));
    }
    const outline = await readOutline(document, (await document.getOutline()) ?? []);
    return { title: 'Title' in info ? String(info.Title) : '', pages, outline, linkTargets };
  } finally {
    await task.destroy();
  }
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PrintedPage> {
  const page = await document.getPage(number);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, baseline = 0] = item.transform;
    return [{ text: item.str, left, right: left + item.width, baseline, height: item.height }];
  });
  const text = texts
    .map((each) => each.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  return { width, height, texts, text };
}

type Nodes = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

async function readOutline(document: PDFDocumentProxy, nodes: Nodes): Promise<OutlineItem[]> {
  return Promise.all(
    nodes.map(async ({ title, dest, items }) => ({
      title,
      page: await pageOf(document, dest),
      items: await readOutline(document, items),
    })),
  );
}

/** The 1-based page of an explicit destination. */
async function pageOf(document: PDFDocumentProxy, destination: unknown): Promise<number> {
  if (!Array.isArray(destination)) throw new Error('A link without an explicit destination.');
  return 1 + (await document.getPageIndex(destination[0]));
}
