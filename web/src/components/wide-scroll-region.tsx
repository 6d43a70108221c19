import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

const useStyles = makeStyles({
  room: { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 },
  // Where scroll bars are visible only during scrolling, nothing else would show that there is more.
  region: {
    flexGrow: 1,
    '::-webkit-scrollbar': { width: '12px', height: '12px' },
    '::-webkit-scrollbar-thumb': {
      backgroundColor: tokens.colorNeutralStrokeAccessible,
      backgroundClip: 'padding-box',
      border: '3px solid transparent',
      borderRadius: '6px',
    },
    '::-webkit-scrollbar-corner': { backgroundColor: 'transparent' },
  },
  more: {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    zIndex: 3,
    width: '24px',
    backgroundImage: `linear-gradient(to right, transparent, ${tokens.colorNeutralShadowKey})`,
    pointerEvents: 'none',
  },
});

interface WideScrollRegionProps {
  /** The accessible name of the scrolling content. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of the screen that also scrolls horizontally; its edge shows that there is more. */
export function WideScrollRegion({ label, className, children }: WideScrollRegionProps) {
  const styles = useStyles();
  const ref = useRef<HTMLElement>(null);
  const [hasMore, setHasMore] = useState(false);

  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () => setHasMore(region.scrollWidth - region.clientWidth - region.scrollLeft > 1);
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    region.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      region.removeEventListener('scroll', measure);
    };
  }, []);

  return (
    <div className={mergeClasses(styles.room, className)}>
      <ScrollRegion ref={ref} className={styles.region} label={label}>
        {children}
      </ScrollRegion>
      {hasMore && <div className={styles.more} data-more />}
    </div>
  );
}
