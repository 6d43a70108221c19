import type { PagePoint } from '../page-layout.ts';
import type { ScrollHandle } from '../use-page-scroll.ts';
import type { ScrollLink } from '../viewer-props.ts';

export type CompareSide = 'first' | 'second';

/** Two documents that scroll together or separately. */
export interface ScrollTogether {
  link: Record<CompareSide, ScrollLink>;
  /** The user works in this document, so the other follows it. */
  lead: (side: CompareSide) => void;
  /** Links the documents at their current distance, or unlinks them. */
  setLinked: (isLinked: boolean) => void;
}

const otherOf = (side: CompareSide): CompareSide => (side === 'first' ? 'second' : 'first');

/** The position in pages from the beginning of the document, with fractions. */
const position = ({ index, part }: PagePoint) => index + Math.min(1, Math.max(0, part));
const pointOf = (value: number): PagePoint => ({ index: Math.floor(value), part: value - Math.floor(value) });

/**
 * Makes two documents scroll together. They keep the distance that they had when they were linked. If one of them has an extra page, the
 * user can correct the distance by scrolling one document alone and linking them again.
 */
export function scrollTogether(): ScrollTogether {
  const handles: Partial<Record<CompareSide, ScrollHandle>> = {};
  let leader: CompareSide | null = null;
  let isLinked = true;
  /** The number of pages that the second document is ahead. */
  let distance = 0;

  const placeOf = (side: CompareSide) => {
    const point = handles[side]?.read();
    return point ? position(point) : null;
  };
  const follow = (from: CompareSide) => {
    const place = placeOf(from);
    if (place !== null) handles[otherOf(from)]?.write(pointOf(from === 'first' ? place + distance : place - distance));
  };
  const keepDistance = () => {
    const [first, second] = [placeOf('first'), placeOf('second')];
    if (first !== null && second !== null) distance = second - first;
  };
  const linkOf = (side: CompareSide): ScrollLink => ({
    join: (handle) => {
      handles[side] = handle;
      return () => {
        if (handles[side] === handle) delete handles[side];
      };
    },
    moved: () => {
      // The following document reports its scrolling as well, which must not move the other.
      if (isLinked && leader === side) follow(side);
    },
  });
  return {
    link: { first: linkOf('first'), second: linkOf('second') },
    lead: (side) => {
      // A shorter document stays at its end while the other goes on. Led by it, the other must not jump back to that end.
      if (isLinked && leader !== side) keepDistance();
      leader = side;
    },
    setLinked: (wanted) => {
      isLinked = wanted;
      if (wanted) keepDistance();
    },
  };
}
