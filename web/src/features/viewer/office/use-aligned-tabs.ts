import { useEffect } from 'react';
import { alignTabs } from './align-tabs.ts';

/** Gives the tabs of a drawn document their room, as soon as its texts have their widths. */
export function useAlignedTabs(root: HTMLElement | null, hasRoom: boolean): void {
  useEffect(() => {
    if (!root || !hasRoom) return;
    let isShown = true;
    root.ownerDocument.fonts.ready.then(() => isShown && alignTabs(root));
    return () => {
      isShown = false;
    };
  }, [root, hasRoom]);
}
