import { type RefObject, useLayoutEffect } from 'react';
import { messageRoom } from '../../lib/message-room.ts';

/** Between a message and what is beside it, in pixels. */
const gap = 8;
/** With less room than this beside the product's name, a message lies over the name, in pixels. */
const least = 300;

/** Tells messages where the top bar has room: between the product's name, or what is left of it, and what is at the right. */
export function useMessageRoom(
  bar: RefObject<HTMLElement | null>,
  brand: RefObject<HTMLElement | null>,
  after: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const [whole, name, next] = [bar, brand, after].map(({ current }) => current?.getBoundingClientRect());
      if (!whole || !name || !next) return;
      const isOver = next.left - name.right < least + 2 * gap;
      // Over the name it hides all of it.
      style.setProperty(messageRoom.left, `${Math.round(isOver ? name.left : name.right + gap)}px`);
      style.setProperty(messageRoom.right, `${Math.round(whole.right - next.left + gap)}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const { current } of [bar, brand, after]) if (current) observer.observe(current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(messageRoom.left);
      style.removeProperty(messageRoom.right);
    };
  }, [bar, brand, after]);
}
