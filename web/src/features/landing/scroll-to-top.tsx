import { useEffect, useState } from 'react';

/** Pixels of scroll after which the button appears. */
const threshold = 100;

/** A floating button that scrolls to the top. The style sheet makes this smooth, unless reduced motion is set. */
export function ScrollToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!shown) return null;
  return (
    <button type="button" className="scroll-to-top" aria-label={label} onClick={() => window.scrollTo({ top: 0 })}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M10 16V4M4.5 9.5 10 4l5.5 5.5" />
      </svg>
    </button>
  );
}
