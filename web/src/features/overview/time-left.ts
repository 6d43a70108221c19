import { overviewMessages as text } from '../../lib/messages.overview.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Fewer days than this are pressing. */
const pressing = 7;

/** So many milliseconds in words: whole days as long as there are two of them, then hours, then minutes. */
export function timeLeft(milliseconds: number): { words: string; isPressing: boolean } {
  const isPressing = milliseconds < pressing * day;
  if (milliseconds < 0) return { words: text.overdue(Math.floor(-milliseconds / day)), isPressing };
  if (milliseconds >= 2 * day) return { words: text.daysLeft(Math.floor(milliseconds / day)), isPressing };
  if (milliseconds >= 2 * hour) return { words: text.hoursLeft(Math.floor(milliseconds / hour)), isPressing };
  return { words: text.minutesLeft(Math.floor(milliseconds / minute)), isPressing };
}
