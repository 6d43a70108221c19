import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { findPlace } from './find-place.ts';
import { hasText, indexText, piecesOf } from './text-index.ts';
import type { FramePages } from './use-frame-pages.ts';
import { readPlaceText } from './use-place-text.ts';

/*
 * Citations use the server's page numbers, which are those of the drawn pages. Documents that were read by an earlier version count only
 * pages with text, or have pages that the server has made, which begin somewhere in the drawn document.
 */

/** The number of pages by the server's count. */
export const pageCount = (document: TenderDocument, view: FramePages): number =>
  Math.max(1, document.pages ?? view.pages.length);

const isFilled = (page: Element) => [...page.querySelectorAll(':scope > article')].some(hasText);

/** The number of the page in view among the pages with text, from 1, and the number of those. */
function readAmongFilled({ pages, page }: FramePages): { read: number; filled: number } {
  const filled = pages.filter(isFilled);
  const current = pages[page - 1];
  const before = filled.filter((each) => each === current || (current && follows(each, current)));
  return { read: Math.max(1, before.length), filled: filled.length };
}

const follows = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The page in view by the server's count; approximate for a document that was read by an earlier version. */
export function readPage(total: number, view: FramePages): number {
  if (view.pages.length === total) return view.page;
  const { read, filled } = readAmongFilled(view);
  if (filled > total / 2) return Math.min(total, Math.max(1, Math.round((read * total) / filled)));
  return Math.min(total, Math.floor(view.part * total) + 1);
}

/** Where a page begins in the drawn document. */
export async function findPageElement(
  document: TenderDocument,
  view: FramePages,
  page: number,
  root: HTMLElement,
): Promise<Element | null> {
  const total = pageCount(document, view);
  if (page <= 1 || view.pages.length === total) return view.pages[page - 1] ?? null;
  const filled = view.pages.filter(isFilled);
  if (filled.length === total) return filled[page - 1] ?? null;
  const place = { documentId: document.id, page, quote: null, boxes: [], round: 0 };
  const { sought } = await readPlaceText(document, place, new AbortController().signal);
  const index = indexText(root.querySelectorAll('section.docx > article'));
  const [span] = sought ? findPlace(index.letters, sought) : [];
  const found = span && piecesOf(index, span)[0]?.node.parentElement;
  return found ?? view.pages[Math.round(((page - 1) / total) * view.pages.length)] ?? null;
}
