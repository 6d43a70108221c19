import { useEffect, useRef } from 'react';
import { type Rotation, turnedBox } from '../rotation.ts';
import type { Box } from '../viewer.slice.ts';
import { boxesOf } from './place-words.ts';
import type { Find } from './use-find.ts';
import type { PageWords } from './use-page-words.ts';

/**
 * Scrolls the current hit into view each time one is chosen, or as soon as there is something to scroll (`show`). Without the places of its
 * words, its page is shown.
 */
export function useShownHit(
  { hit, round }: Pick<Find, 'hit' | 'round'>,
  words: PageWords,
  rotation: Rotation,
  show: ((page: number, boxes: readonly Box[]) => void) | null,
): void {
  const latest = useRef({ hit, rotation, show });
  latest.current = { hit, rotation, show };
  const shownRound = useRef(0);
  const canShow = show !== null;
  useEffect(() => {
    const wanted = latest.current.hit;
    if (!wanted || !canShow || round === shownRound.current) return;
    let isLatest = true;
    const go = (boxes: readonly Box[]) => {
      const { rotation: turnedBy, show: reveal } = latest.current;
      if (!isLatest || !reveal) return;
      shownRound.current = round;
      reveal(
        wanted.page,
        boxes.map((box) => turnedBox(box, turnedBy)),
      );
    };
    words(wanted.page).then(
      (placed) => go(boxesOf(placed, wanted)),
      () => go([]),
    );
    return () => {
      isLatest = false;
    };
  }, [round, words, canShow]);
}
