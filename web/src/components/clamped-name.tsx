import { makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { endOf } from './name.tsx';
import { useCut } from './use-cut.ts';

const useStyles = makeStyles({
  // An empty float pushes the end to the last line, which flows around it.
  frame: {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
    // A link's underline would end outside of it.
    textDecorationLine: 'inherit',
    '::before': { content: "''", float: 'right', width: '0', height: 'calc(100% - 1lh)' },
  },
  end: { float: 'right', clear: 'both', '::before': { content: "attr(data-end) / ''", whiteSpace: 'pre' } },
});

/** Measured without the end, which takes room of its own. */
function isLonger(frame: HTMLElement): boolean {
  const end = frame.querySelector<HTMLElement>('[data-end]');
  end?.style.setProperty('display', 'none');
  // A height is rounded.
  const isCut = frame.scrollHeight > frame.clientHeight + 1;
  end?.style.removeProperty('display');
  return isCut;
}

/**
 * A text given by users on a few lines. If it is too long, it is cut in the middle, so that its end can be read. The whole text is shown on
 * hover, read out, found by search and copied.
 */
export function ClampedName({ text, lines }: { text: string; lines: number }) {
  const styles = useStyles();
  const frame = useRef<HTMLSpanElement>(null);
  const isCut = useCut(frame, text, isLonger);
  const room = `${lines}lh`;
  return (
    <span
      ref={frame}
      className={styles.frame}
      style={isCut ? { height: room } : { maxHeight: room }}
      title={isCut ? text : undefined}
    >
      {isCut && <span aria-hidden className={styles.end} data-end={`…${endOf(text)}`} />}
      {text}
    </span>
  );
}
