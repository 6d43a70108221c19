import type { PdfDocument } from '../pdf-engine.ts';

/** A bookmark of a PDF. */
export interface OutlineEntry {
  /** Its path in the tree, such as 0.3.1. */
  id: string;
  title: string;
  /** The destination in the file: a name or an array, see PDF 32000-1, 12.3.2. */
  destination: unknown;
  children: readonly OutlineEntry[];
}

/** The target of a bookmark: a page and, if the file has it, the height on the page as a fraction. */
export interface OutlinePlace {
  /** 1-based. */
  page: number;
  part: number;
}

/** The most bookmarks; a larger tree would not be usable. */
const most = 5000;

type Items = Awaited<ReturnType<PdfDocument['getOutline']>>;

/** The bookmarks of a PDF. Throws if they are broken. */
export async function readOutline(pdf: Pick<PdfDocument, 'getOutline'>): Promise<readonly OutlineEntry[]> {
  let count = 0;
  const read = (items: Items | undefined, way: string, depth: number): OutlineEntry[] =>
    (items ?? []).flatMap(({ title, dest, items: children }, index) => {
      count += 1;
      // Files may be malicious, so the nesting is limited.
      if (count > most || depth > 20) return [];
      const id = way ? `${way}.${index}` : String(index);
      const entry: OutlineEntry = {
        id,
        title: title.replace(/\s+/g, ' ').trim() || '—',
        destination: dest,
        children: read(children, id, depth + 1),
      };
      return [entry];
    });
  return read(await pdf.getOutline(), '', 0);
}

/** The target of a bookmark; null if it is not a page of this file. */
export async function placeOf(
  pdf: Pick<PdfDocument, 'getDestination' | 'getPageIndex' | 'getPage' | 'numPages'>,
  { destination }: Pick<OutlineEntry, 'destination'>,
): Promise<OutlinePlace | null> {
  const found = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
  if (!Array.isArray(found)) return null;
  const [target, kind, ...numbers] = found as [unknown, { name?: string } | undefined, ...unknown[]];
  const index = typeof target === 'number' ? target : isReference(target) ? await pdf.getPageIndex(target) : -1;
  if (!Number.isInteger(index) || index < 0 || index >= pdf.numPages) return null;
  const page = index + 1;
  const top = kind?.name === 'XYZ' ? numbers[1] : kind?.name === 'FitH' || kind?.name === 'FitBH' ? numbers[0] : null;
  if (typeof top !== 'number') return { page, part: 0 };
  const viewport = (await pdf.getPage(page)).getViewport({ scale: 1 });
  const left = kind?.name === 'XYZ' && typeof numbers[0] === 'number' ? numbers[0] : 0;
  const [, y = 0] = viewport.convertToViewportPoint(left, top);
  return { page, part: Math.min(0.95, Math.max(0, y / viewport.height)) };
}

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
