import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { HTMLAttributes, Ref } from 'react';

const useStyles = makeStyles({
  region: {
    minHeight: 0,
    overflow: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

interface ScrollRegionProps extends HTMLAttributes<HTMLElement> {
  /** The accessible name of the scrolling content. */
  label: string;
  ref?: Ref<HTMLElement>;
}

/** A part of the screen that scrolls separately, and can be focused and scrolled by keyboard. */
export function ScrollRegion({ label, className, ...props }: ScrollRegionProps) {
  const styles = useStyles();
  return (
    <section
      {...props}
      className={mergeClasses(styles.region, className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    />
  );
}
