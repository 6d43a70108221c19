import { type RefObject, useEffect, useState } from 'react';

/** The inner size of an element, updated when it changes, in pixels. While the element is hidden, the last size is kept. */
export function useRoom(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    let measured = false;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0) return;
      measured = true;
      setRoom((room) => (room.width === width && room.height === height ? room : { width, height }));
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      // While a pane is being resized, pages are drawn again only after a pause.
      if (measured) timer = setTimeout(measure, 120);
      else measure();
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return room;
}
