import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { findPlace } from './find-place.ts';
import { indexText, piecesOf } from './text-index.ts';
import type { FramePages } from './use-frame-pages.ts';
import { readPlaceText } from './use-place-text.ts';

/*
 * Citations name the pages that the reader counted. Where the file says where its pages end, these are the drawn ones. Where it does not,
 * the reader has made pages of its own, which begin somewhere in the drawn document.
 */

const isSame = (total: number, { pages }: FramePages) => pages.length === total;

/** How many pages there are, as the reader counted them. */
export const pageCount = (document: TenderDocument, view: FramePages): number =>
  Math.max(1, document.pages ?? view.pages.length);

/** The page that is read, as the reader counted it, or about that where it made the pages. */
export const readPage = (total: number, view: FramePages): number =>
  isSame(total, view) ? view.page : Math.min(total, Math.floor(view.part * total) + 1);

/** Where a page begins in the drawn document. */
export async function findPageElement(
  document: TenderDocument,
  view: FramePages,
  page: number,
  root: HTMLElement,
): Promise<Element | null> {
  const total = pageCount(document, view);
  if (isSame(total, view) || page <= 1) return view.pages[page - 1] ?? null;
  const place = { documentId: document.id, page, quote: null, boxes: [], round: 0 };
  const { sought } = await readPlaceText(document, place, new AbortController().signal);
  const index = indexText(root.querySelectorAll('section.docx > article'));
  const [span] = sought ? findPlace(index.letters, sought) : [];
  const found = span && piecesOf(index, span)[0]?.node.parentElement;
  return found ?? view.pages[Math.round(((page - 1) / total) * view.pages.length)] ?? null;
}
