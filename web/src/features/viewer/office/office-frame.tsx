import { useMemo } from 'react';
import { framePage } from './frame-page.ts';

interface OfficeFrameProps {
  title: string;
  className: string;
  /** Gets the root of the frame as soon as it can be drawn into, and again if the browser has reloaded it. */
  onReady: (root: HTMLElement) => void;
}

/**
 * The frame for a drawn document: a separate page without scripts, so that nothing in a file can run. It has the same origin, so that
 * the app can draw, mark and scroll in it.
 */
export function OfficeFrame({ title, className, onReady }: OfficeFrameProps) {
  const page = useMemo(() => framePage(title), [title]);
  return (
    <iframe
      className={className}
      title={title}
      tabIndex={-1}
      sandbox="allow-same-origin"
      srcDoc={page}
      onLoad={({ currentTarget }) => {
        const root = currentTarget.contentDocument?.querySelector('main');
        if (root) onReady(root);
      }}
    />
  );
}
