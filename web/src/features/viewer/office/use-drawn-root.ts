import { useLayoutEffect, useState } from 'react';
import { alignNumbers } from './align-tabs.ts';
import type { OpenDocx } from './open-docx.ts';

/** Puts a drawn document into its frame, and returns its root element as soon as it exists. */
export function useDrawnRoot(frame: HTMLElement | null, content: OpenDocx | null): HTMLElement | null {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!frame || !content) return setRoot(null);
    frame.ownerDocument.head.append(...content.styles);
    frame.replaceChildren(...content.body);
    frame.normalize();
    alignNumbers(frame);
    setRoot(frame);
    return () => {
      for (const style of content.styles) (style as ChildNode).remove();
      frame.replaceChildren();
    };
  }, [frame, content]);
  return root;
}
