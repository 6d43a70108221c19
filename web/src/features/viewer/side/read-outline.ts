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
  entry: Pick<OutlineEntry, 'destination'>,
): Promise<OutlinePlace | null> {
  const target = await targetOf(pdf, entry);
  if (!target) return null;
  const { page, kind, numbers } = target;
  const top = kind === 'XYZ' ? numbers[1] : kind === 'FitH' || kind === 'FitBH' ? numbers[0] : null;
  if (typeof top !== 'number') return { page, part: 0 };
  const viewport = (await pdf.getPage(page)).getViewport({ scale: 1 });
  const left = kind === 'XYZ' && typeof numbers[0] === 'number' ? numbers[0] : 0;
  const [, y = 0] = viewport.convertToViewportPoint(left, top);
  return { page, part: Math.min(0.95, Math.max(0, y / viewport.height)) };
}

/** What can find the page of a bookmark. */
type PageFinder = Pick<PdfDocument, 'getDestination' | 'getPageIndex' | 'numPages'>;

/** The page of a bookmark, 1-based, with how it is shown there; null if it is not a page of this file. */
async function targetOf(pdf: PageFinder, { destination }: Pick<OutlineEntry, 'destination'>) {
  const found = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
  if (!Array.isArray(found)) return null;
  const [target, kind, ...numbers] = found as [unknown, { name?: string } | undefined, ...unknown[]];
  const index = typeof target === 'number' ? target : isReference(target) ? await pdf.getPageIndex(target) : -1;
  if (!Number.isInteger(index) || index < 0 || index >= pdf.numPages) return null;
  return { page: index + 1, kind: kind?.name, numbers };
}

/** The page where a bookmark begins: of a group without a place, that of its first bookmark. Null: it leads nowhere. */
async function startOf(pdf: PageFinder, entry: OutlineEntry): Promise<number | null> {
  const target = await targetOf(pdf, entry).catch(() => null);
  const [first] = entry.children;
  return target?.page ?? (first ? startOf(pdf, first) : null);
}

/** Siblings beyond these are not looked at: each takes a call to the thread that reads the file. */
const mostSiblings = 500;

/**
 * The bookmarks from the outermost to the innermost that a page is under, each the last of its level that begins on this page or before; empty
 * where no bookmark begins before it.
 */
export async function entriesAt(
  pdf: PageFinder,
  entries: readonly OutlineEntry[],
  page: number,
): Promise<readonly OutlineEntry[]> {
  const pages = await Promise.all(entries.slice(0, mostSiblings).map((entry) => startOf(pdf, entry)));
  const before = pages.flatMap((start, index) => (start !== null && start <= page ? [{ start, index }] : []));
  const last = before.reduce((found, each) => (each.start >= found.start ? each : found), { start: 0, index: -1 });
  const entry = entries[last.index];
  return entry ? [entry, ...(await entriesAt(pdf, entry.children, page))] : [];
}

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
