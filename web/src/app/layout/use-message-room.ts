import { type RefObject, useLayoutEffect } from 'react';
import { messageRoom } from '../../lib/message-room.ts';

/** The gap between a message and its neighbours, in pixels. */
const gap = 8;
/** If the room beside the product's name is smaller, in pixels, a message covers the name. */
const least = 300;

/** Sets the room for messages in the top bar: between the product's name, or its visible part, and the buttons at the right. */
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
      // If it covers the name, it covers all of it.
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
