import { useEffect, useRef, useState } from 'react';
import { findPlace } from './find-place.ts';
import { markPieces, unmark } from './marks.ts';
import { indexText, piecesOf } from './text-index.ts';
import { scrollToElement } from './use-frame-pages.ts';
import type { PlaceText } from './use-place-text.ts';

/** The bodies of the pages without headers and footers, which the text that was read does not contain either. */
const bodies = (root: HTMLElement) => root.querySelectorAll('section.docx > article');

/** How far below the top of the view the beginning of a page is shown, as a fraction of the view. */
const pageLine = 0.02;

/** The drawn page at a position in the document, from 0 to 1. */
function drawnPageAt(root: HTMLElement, about: number): Element | undefined {
  const pages = root.querySelectorAll('section.docx');
  return pages[Math.min(pages.length - 1, Math.round(about * pages.length))];
}

/** A page that was opened, and how far the document was scrolled for it, in pixels. */
export interface OpenedPage {
  page: number;
  top: number;
}

/**
 * Marks the opened place in a drawn document and scrolls to it. Returns whether it could not be found. A document that is opened without
 * a place begins at its top.
 *
 * @param onOpened called after the document was scrolled to the page of a place; it must not change
 */
export function useFramePlace(
  root: HTMLElement | null,
  text: PlaceText | null,
  onOpened: (opened: OpenedPage) => void,
): { isMissing: boolean } {
  const [isMissing, setMissing] = useState(false);
  const marks = useRef<HTMLElement[]>([]);
  const opened = useRef<{ root: HTMLElement; round: number } | null>(null);

  useEffect(() => {
    if (!root || !text) return;
    const { place, sought, about } = text;
    unmark(marks.current);
    marks.current = [];
    setMissing(false);
    if (!sought && place.page === null) return;
    const index = indexText(bodies(root));
    const spans = sought ? findPlace(index.letters, sought) : [];
    const pieces = spans.flatMap((span) => piecesOf(index, span));
    const isNew = opened.current?.root !== root || opened.current.round !== place.round;
    opened.current = { root, round: place.round };
    if (place.quote) {
      marks.current = markPieces(pieces);
      setMissing(marks.current.length === 0);
    }
    const found = marks.current[0] ?? pieces[0]?.node.parentElement;
    // The first page needs no search, and the words of another one may be missing in what is drawn.
    const target = found ?? drawnPageAt(root, about);
    if (!isNew || !target) return;
    scrollToElement(target, place.quote && found ? undefined : pageLine);
    if (place.page !== null) onOpened({ page: place.page, top: root.ownerDocument.defaultView?.scrollY ?? 0 });
  }, [root, text, onOpened]);

  return { isMissing };
}
