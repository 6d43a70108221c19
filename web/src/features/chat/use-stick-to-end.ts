import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Nearer to the end than this counts as reading the end, in pixels. */
const near = 80;

/** Keeps the end of what grows in view, unless the reader has scrolled away from it. */
export function useStickToEnd(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const sticks = useRef(true);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = () => {
      sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    };
    element.addEventListener('scroll', watch, { passive: true });
    return () => element.removeEventListener('scroll', watch);
  }, []);

  // After every rendering: the caller renders when something has grown.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && sticks.current) element.scrollTop = element.scrollHeight;
  });

  return ref;
}
