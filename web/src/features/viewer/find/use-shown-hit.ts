import { useEffect, useRef } from 'react';
import type { PagePoint } from '../page-layout.ts';
import { type Rotation, turnedBox } from '../rotation.ts';
import type { Box } from '../viewer.slice.ts';
import { boxesOf } from './place-words.ts';
import type { Find } from './use-find.ts';
import type { PageWords } from './use-page-words.ts';

/** What `read` returns differs by rounding only, in parts of a page, while nobody scrolls. */
const unmoved = 0.005;

const isSame = (a: PagePoint | null, b: PagePoint | null): boolean =>
  a !== null && b !== null && a.index === b.index && Math.abs(a.part - b.part) < unmoved;

/**
 * Scrolls the current hit into view each time one is chosen, or as soon as there is something to scroll (`show`). Without the places of its
 * words, its page is shown. When the layout of the pages changes (`show` changes), it stays in view if the reader has not scrolled since.
 * @param read what the reader looks at
 */
export function useShownHit(
  { hit, round }: Pick<Find, 'hit' | 'round'>,
  words: PageWords,
  rotation: Rotation,
  show: ((page: number, boxes: readonly Box[]) => void) | null,
  read: () => PagePoint | null,
): void {
  const latest = useRef({ hit, rotation, show, read });
  latest.current = { hit, rotation, show, read };
  const shown = useRef<{ hit: unknown; reveal: () => void; at: PagePoint | null } | null>(null);
  const shownRound = useRef(0);
  const canShow = show !== null;
  useEffect(() => {
    const wanted = latest.current.hit;
    if (!wanted || !canShow || round === shownRound.current) return;
    let isLatest = true;
    const go = (boxes: readonly Box[]) => {
      if (!isLatest || !latest.current.show) return;
      shownRound.current = round;
      const reveal = () => {
        const { rotation: turnedBy, show: scrollTo } = latest.current;
        scrollTo?.(
          wanted.page,
          boxes.map((box) => turnedBox(box, turnedBy)),
        );
        shown.current = { hit: wanted, reveal, at: latest.current.read() };
      };
      reveal();
    };
    words(wanted.page).then(
      (placed) => go(boxesOf(placed, wanted)),
      () => go([]),
    );
    return () => {
      isLatest = false;
    };
  }, [round, words, canShow]);

  useEffect(() => {
    const last = shown.current;
    if (show && last && last.hit === latest.current.hit && isSame(last.at, latest.current.read())) last.reveal();
  }, [show]);
}
