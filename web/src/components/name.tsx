import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useRef } from 'react';
import { useCut } from './use-cut.ts';

const useStyles = makeStyles({
  frame: { display: 'inline-flex', maxWidth: '100%', minWidth: 0, overflow: 'hidden', verticalAlign: 'bottom' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The repeated end is only visual.
  cut: { '::after': { content: "attr(data-end) / ''", flexShrink: 0, whiteSpace: 'pre' } },
});

/** The letters before the extension that a cut name shows, and those among which the last number is looked for. */
const usual = 8;
const most = 14;

/**
 * The end that a cut name must show: the extension of a file and the letters before it; of other names the last letters. It begins at the
 * last number, if that is near: "v2 signed.pdf" and "v3 signed.pdf" are told apart by it. It begins with a whole word, if one begins near.
 */
export function endOf(name: string): string {
  const extension = /\.[a-z0-9]{1,6}$/i.exec(name)?.[0] ?? '';
  const stem = [...name.slice(0, name.length - extension.length)];
  const near = stem.slice(-most);
  const number = /[\p{L}.]{0,4}\p{N}+(?=\P{N}*$)/u.exec(near.join(''));
  const fromNumber = number ? [...near.join('').slice(number.index)].length : 0;
  const least = Math.max(usual, fromNumber);
  const word = near.slice(0, Math.max(0, near.length - least)).findLastIndex((letter) => /[\s_-]/.test(letter));
  return (word < 0 ? stem.slice(-least) : near.slice(word + 1)).join('') + extension;
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
