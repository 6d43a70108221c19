import { useMemo } from 'react';
import { framePage } from './frame-page.ts';

interface OfficeFrameProps {
  title: string;
  className: string;
  /** Gets what the frame shows as soon as it can be drawn into, and again where the browser has loaded it again. */
  onReady: (root: HTMLElement) => void;
}

/**
 * Where a document is drawn into: a page of its own without scripts, so that nothing in a file can run whatever it looks like. It is of
 * the same origin, so that this side can draw, mark and scroll in it.
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
