import type { KeywordHit } from '@bidloom/contract/keyword-extraction-items';
import { type KeyboardEvent, useState } from 'react';
import { usePlace } from '../../lib/tender-context.ts';
import { hitsPerPage } from './hits.ts';

interface HitSteps {
  current: number | null;
  page: number;
  setPage: (page: number) => void;
  /** Shows a hit in its document. */
  open: (index: number) => void;
  /** Shows the first hit of a keyword that was just chosen. */
  begin: () => void;
  step: (direction: 1 | -1) => void;
  /** Goes back to the beginning, because other hits are listed. */
  reset: () => void;
  /** N, J and ↓ go to the next hit; P, K and ↑ go to the previous one. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const directions: Record<string, 1 | -1> = { n: 1, j: 1, ArrowDown: 1, p: -1, k: -1, ArrowUp: -1 };

const takesKeys = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, [role=menu], [role=combobox]') !== null;

interface HitInFront {
  /** The current hit, if any; it may be missing in the list. */
  hit: KeywordHit | undefined;
  setHit: (hit: KeywordHit | null) => void;
}

/** The current hit, and functions to step through the hits. */
export function useHitSteps(hits: readonly KeywordHit[], { hit: inFront, setHit }: HitInFront): HitSteps {
  const openPlace = usePlace();
  const place = inFront ? hits.indexOf(inFront) : -1;
  const current = place < 0 ? null : place;
  const [page, setPage] = useState(Math.floor((current ?? 0) / hitsPerPage));

  const show = (index: number, isStep: boolean) => {
    const hit = hits[index];
    if (!hit) return;
    setHit(hit);
    setPage(Math.floor(index / hitsPerPage));
    const { documentId, page: onPage, boxes, found, sentence, start, end, offset } = hit;
    if (boxes.length > 0) openPlace({ documentId, page: onPage, boxes, quote: found }, { isStep });
    // Without geometry the words are searched in the page's text, which does not contain words on the next page.
    else {
      const quote = sentence.slice(start, end);
      openPlace({ documentId, page: onPage, boxes, quote, offset, around: sentence }, { isStep });
    }
  };
  const open = (index: number) => show(index, false);
  const begin = () => show(0, true);
  const step = (direction: 1 | -1) => {
    const next = current === null ? (direction === 1 ? 0 : -1) : current + direction;
    if (next >= 0 && next < hits.length) show(next, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const direction = directions[key];
    if (!direction || ctrlKey || metaKey || altKey || takesKeys(target)) return;
    // Outside of the list, arrows scroll.
    const isArrow = key.startsWith('Arrow');
    if (isArrow && !(target instanceof Element && target.closest('[data-hit]'))) return;
    event.preventDefault();
    step(direction);
  };
  const reset = () => {
    setHit(null);
    setPage(0);
  };
  return { current, page, setPage, open, begin, step, reset, onKeyDown };
}
