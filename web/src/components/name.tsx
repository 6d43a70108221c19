import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useRef } from 'react';
import { useCut } from './use-cut.ts';

const useStyles = makeStyles({
  frame: { display: 'inline-flex', maxWidth: '100%', minWidth: 0, overflow: 'hidden', verticalAlign: 'bottom' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The repeated end is only visual.
  cut: { '::after': { content: "attr(data-end) / ''", flexShrink: 0, whiteSpace: 'pre' } },
});

/** The end that a cut name must show: the extension of a file and the letters before it; of other names the last letters. */
export function endOf(name: string): string {
  const fileEnd = /[^.]{0,8}\.[a-z0-9]{1,6}$/i.exec(name)?.[0];
  return fileEnd ?? [...name].slice(-8).join('');
}

interface NameProps {
  text: string;
  /** The tooltip, if it contains more than the name. It is shown even if the name is not cut. */
  hint?: string | undefined;
  /** The end that is shown if the name is cut, in place of its last letters. */
  end?: string | undefined;
  className?: string | undefined;
}

/** Whether the words are wider than their frame. */
const isWider = (frame: HTMLElement): boolean => (frame.firstElementChild?.scrollWidth ?? 0) > frame.clientWidth;

/**
 * A name given by users (of a file, tender, customer) on one line. If it is too long, it is cut in the middle, so that its
 * end can be read. The whole name is shown on hover, read out, found by search and copied.
 */
export function Name({ text, hint, end = endOf(text), className }: NameProps) {
  const styles = useStyles();
  const frame = useRef<HTMLSpanElement>(null);
  const isCut = useCut(frame, text, isWider);

  return (
    <span
      ref={frame}
      className={mergeClasses(styles.frame, isCut && styles.cut, className)}
      data-end={isCut ? end : undefined}
      title={hint ?? (isCut ? text : undefined)}
    >
      <span className={styles.words}>{text}</span>
    </span>
  );
}
