import { useEffect, useRef } from 'react';
import { scrollToElement } from './use-frame-pages.ts';

interface FrameEvents {
  /** An address outside that somebody wants to follow. */
  onLink: (address: string) => void;
  /** A key that the viewer knows; whether it took it. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Listens to clicks and keys in a drawn document, which has no scripts of its own. */
export function useFrameEvents(root: HTMLElement | null, events: FrameEvents): void {
  const latest = useRef(events);
  latest.current = events;

  useEffect(() => {
    const frame = root?.ownerDocument;
    if (!root || !frame) return;
    const onClick = ({ target }: MouseEvent) => {
      const link = (target as Element | null)?.closest?.('a');
      const { link: address, anchor } = (link as HTMLElement | null)?.dataset ?? {};
      if (address) latest.current.onLink(address);
      else if (anchor) {
        const element = frame.getElementById(anchor);
        if (element) scrollToElement(element, 0.1);
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (latest.current.onKey(event)) event.preventDefault();
    };
    frame.addEventListener('click', onClick);
    frame.addEventListener('keydown', onKeyDown);
    return () => {
      frame.removeEventListener('click', onClick);
      frame.removeEventListener('keydown', onKeyDown);
    };
  }, [root]);
}
