import type { PagePoint } from '../page-layout.ts';
import type { ScrollHandle } from '../use-page-scroll.ts';
import type { ScrollLink } from '../viewer-props.ts';

export type CompareSide = 'first' | 'second';

/** Two documents that scroll together, or each by itself. */
export interface ScrollTogether {
  link: Record<CompareSide, ScrollLink>;
  /** Somebody works in this one: it leads. */
  lead: (side: CompareSide) => void;
  /** Together from how far they are apart now, or no longer. */
  setLinked: (isLinked: boolean) => void;
}

const otherOf = (side: CompareSide): CompareSide => (side === 'first' ? 'second' : 'first');

/** Pages from the beginning of the document, with parts of them. */
const position = ({ index, part }: PagePoint) => index + Math.min(1, Math.max(0, part));
const pointOf = (value: number): PagePoint => ({ index: Math.floor(value), part: value - Math.floor(value) });

/**
 * Makes two documents scroll together. They keep the distance that they had when they were linked: where one of them has a page more
 * in between, it is put right by scrolling one alone and linking them again.
 */
export function scrollTogether(): ScrollTogether {
  const handles: Partial<Record<CompareSide, ScrollHandle>> = {};
  let leader: CompareSide | null = null;
  let isLinked = true;
  /** How many pages the second one is ahead. */
  let distance = 0;

  const placeOf = (side: CompareSide) => {
    const point = handles[side]?.read();
    return point ? position(point) : null;
  };
  const follow = (from: CompareSide) => {
    const place = placeOf(from);
    if (place !== null) handles[otherOf(from)]?.write(pointOf(from === 'first' ? place + distance : place - distance));
  };
  const linkOf = (side: CompareSide): ScrollLink => ({
    join: (handle) => {
      handles[side] = handle;
      return () => {
        if (handles[side] === handle) delete handles[side];
      };
    },
    moved: () => {
      // The one that follows is moved, too; that leads nobody.
      if (isLinked && leader === side) follow(side);
    },
  });
  return {
    link: { first: linkOf('first'), second: linkOf('second') },
    lead: (side) => {
      leader = side;
    },
    setLinked: (wanted) => {
      isLinked = wanted;
      const [first, second] = [placeOf('first'), placeOf('second')];
      if (wanted && first !== null && second !== null) distance = second - first;
    },
  };
}
