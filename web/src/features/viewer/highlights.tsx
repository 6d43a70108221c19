import { makeStyles, tokens } from '@fluentui/react-components';
import { messages } from '../../lib/messages.ts';
import { boxStyle } from './highlight-boxes.ts';
import { type Rotation, turnedBox } from './rotation.ts';
import type { Place } from './viewer.slice.ts';

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, pointerEvents: 'none', zIndex: 2, mixBlendMode: 'multiply' },
  box: {
    position: 'absolute',
    borderRadius: tokens.borderRadiusSmall,
    // Paper is white in both themes. The colour is that of a marker pen, so that the words stay readable.
    backgroundColor: 'rgb(255 222 89 / 75%)',
    animationName: {
      '0%': { outline: '3px solid rgb(190 73 50 / 95%)', outlineOffset: '6px' },
      '60%': { outline: '3px solid rgb(190 73 50 / 70%)', outlineOffset: '1px' },
      '100%': { outline: '3px solid rgb(190 73 50 / 0%)', outlineOffset: '1px' },
    },
    animationDuration: '1.4s',
    animationTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

interface HighlightsProps {
  place: Place | null;
  page: number;
  /** The user's rotation of the page, which the boxes do not include. */
  rotation?: Rotation;
}

/** Marks the cited words of a page. A place that is opened again pulses once. */
export function Highlights({ place, page, rotation = 0 }: HighlightsProps) {
  const styles = useStyles();
  if (place?.page !== page) return null;
  const boxes = place.boxes.map((box) => boxStyle(turnedBox(box, rotation))).filter((style) => style !== null);
  if (boxes.length === 0) return null;
  return (
    <div key={place.round} className={styles.layer} role="img" aria-label={messages.viewer.citedAt(page)}>
      {boxes.map((style) => (
        <div key={`${style.left} ${style.top}`} className={styles.box} style={style} data-highlight />
      ))}
    </div>
  );
}
