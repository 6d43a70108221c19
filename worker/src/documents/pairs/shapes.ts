import { markLength } from '@bidloom/texts/item-mark';
import type { Stretch } from '../../search/sentences.ts';

const longestLabel = 90;
const mostWords = 10;

/** A label without its item's mark, dots, colon and white space. */
export function bareLabel(text: string, { start, end }: Stretch): Stretch {
  let [from, to] = [start, end];
  while (to > from && /[\s:：.…_*]/u.test(text[to - 1] as string)) to--;
  while (from < to && /\s/u.test(text[from] as string)) from++;
  const mark = markLength(text.slice(from, Math.min(to, from + 32)));
  return { start: from + mark, end: Math.max(to, from + mark) };
}

/** Whether a text can be the name of a value: short, begins with a letter, is no whole sentence. */
export function isLabel(text: string): boolean {
  if (text.length < 2 || text.length > longestLabel || !/^["'“(]?\p{L}/u.test(text)) return false;
  if (/\p{Ll}{3}[.;!?]\s|^https?$|\|/u.test(text)) return false;
  const words = text.split(/\s+/u).length;
  return words <= mostWords && /\p{L}{2}|\p{Lo}/u.test(text);
}

/** Whether a text says anything: blanks to be filled in, dots and brackets do not. */
export function hasValue(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/_{4,}|\.{6,}|…{2,}/u.test(text);
}

/** Whether a text alone looks like a value: a figure, a date, an amount, an address of mail or the web. */
export function isFigure(text: string): boolean {
  return /\d|@|www\./u.test(text);
}
