import { daysUntil } from '../../lib/format.ts';
import { overviewMessages as text } from '../../lib/messages.overview.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** With fewer days left than this, the date is urgent. */
const pressing = 7;

/**
 * The time until a moment in words: calendar days, as everywhere else, while there are at least two; then hours, then minutes.
 */
export function timeLeft(iso: string, now: number): { words: string; isPressing: boolean } {
  const milliseconds = Date.parse(iso) - now;
  const days = daysUntil(iso, new Date(now));
  const isPressing = days < pressing;
  if (milliseconds < 0) return { words: text.overdue(-days), isPressing };
  if (milliseconds >= 2 * day) return { words: text.daysLeft(days), isPressing };
  if (milliseconds >= 2 * hour) return { words: text.hoursLeft(Math.floor(milliseconds / hour)), isPressing };
  return { words: text.minutesLeft(Math.floor(milliseconds / minute)), isPressing };
}
