import { makeStyles } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { keepCut } from './cut-lines.ts';

const useStyles = makeStyles({
  frame: {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
    // A link's underline would end outside of it.
    textDecorationLine: 'inherit',
    // The line break hides the rest of the text below the last line.
    '& > [data-end]::before': { content: "attr(data-end) '\\A' / ''", whiteSpace: 'pre' },
  },
});

/**
 * A text given by users on a few lines. If it is too long, it is cut in the middle, so that its end can be read. The whole text is shown on
 * hover, read out, found by search and copied.
 */
export function ClampedName({ text, lines }: { text: string; lines: number }) {
  const styles = useStyles();
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (frame.current ? keepCut(frame.current, text) : undefined), [text]);
  return (
    <span ref={frame} className={styles.frame} style={{ maxHeight: `${lines}lh` }}>
      {text}
    </span>
  );
}
