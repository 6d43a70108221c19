import { type RefObject, useLayoutEffect, useState } from 'react';

/** One observer of all names: a list has hundreds. */
const measures = new Map<Element, () => void>();
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) measures.get(target)?.();
});

/**
 * Whether a text is longer than its frame. The observer says it for each new frame, text and size: after the browser's own layout, which a
 * measurement while the screen is drawn would repeat.
 */
export function useCut(frame: RefObject<HTMLElement | null>, text: string, measure: (frame: HTMLElement) => boolean) {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another size
  useLayoutEffect(() => {
    const outer = frame.current;
    if (!outer) return;
    const measureAgain = () => setCut(measure(outer));
    measures.set(outer, measureAgain);
    observer.observe(outer);
    return () => {
      observer.unobserve(outer);
      measures.delete(outer);
    };
  }, [text, measure]);
  return isCut;
}
