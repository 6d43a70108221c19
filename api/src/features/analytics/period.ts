import { type Interval, longestPeriod, type Period, usualPeriod } from '@bidloom/contract/analytics';
import type { CodedMessage } from '@bidloom/contract/coded-message';
import { failures } from '@bidloom/contract/failures';
import { AppError } from '../../lib/errors/app-error.ts';

const dayMs = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** @param day `2026-11-23` */
const addDays = (day: string, count: number): string => toDay(time(day) + count * dayMs);

/** The day that it is in a zone. */
function dayIn(timeZone: string, now = new Date()): string {
  // As Sweden writes a date.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

interface Asked {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The days that are asked for, and as many before them; throws `invalid_input`. */
export function periodOf(
  { from, to }: Asked,
  { organizationId, timeZone }: { organizationId: string | null; timeZone: string | null },
): Period {
  const last = to ?? laterOf(from, dayIn(timeZone ?? 'UTC'));
  const first = from ?? addDays(last, 1 - usualPeriod);
  if (first > last) throw invalid(failures.analytics.periodReversed);
  const days = (time(last) - time(first)) / dayMs + 1;
  if (days > longestPeriod) throw invalid(failures.analytics.periodTooLong);
  const before = { previousFrom: addDays(first, -days), previousTo: addDays(first, -1) };
  return { from: first, to: last, days, ...before, timeZone, organizationId };
}

const laterOf = (one: string | null | undefined, other: string) => (one && one > other ? one : other);

/** A failure that is its own only point. */
export const invalid = (failure: CodedMessage) => new AppError(failure, [failure.message]);

/** The period of a bar where the caller names none. */
export function usualInterval(days: number): Interval {
  if (days <= 31) return 'day';
  return days <= 184 ? 'week' : 'month';
}

/** The bars of a period, whose ends may cut the first and the last. */
export function barsOf({ from, to }: Pick<Period, 'from' | 'to'>, interval: Interval): { from: string; to: string }[] {
  const bars: { from: string; to: string }[] = [];
  for (let first = from; first <= to; ) {
    const next = nextBar(first, interval);
    const last = addDays(next, -1);
    bars.push({ from: first, to: last < to ? last : to });
    first = next;
  }
  return bars;
}

/** The first day of the bar after that of `day`. */
function nextBar(day: string, interval: Interval): string {
  if (interval === 'day') return addDays(day, 1);
  const date = new Date(time(day));
  // 0 is Sunday: seven days on from a Monday, one from a Sunday.
  if (interval === 'week') return addDays(day, 7 - ((date.getUTCDay() + 6) % 7));
  return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}
