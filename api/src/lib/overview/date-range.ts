import { readDate } from '../calendar-date.ts';

/** All moments that a date may mean, in milliseconds: a place that names no zone may be anywhere between UTC+14 and UTC−12. */
export interface DateRange {
  from: number;
  to: number;
  /** The date as it is stated, in milliseconds as if of UTC, where no zone is known; null: it is one moment. */
  local: { from: number; to: number } | null;
  /** The only moments between these, where an ambiguous zone is named. */
  moments?: readonly number[];
}

const hour = 3_600_000;
const minute = 60_000;
const mostAhead = 14 * hour;
const mostBehind = 12 * hour;

/**
 * Of `2026-12-24` or `2026-12-24T14:00`, and the minutes ahead of UTC where they are known; null for what is no date.
 * @param moments that a time in an ambiguous zone may mean, in milliseconds
 */
export function rangeOf(value: string, offset: number | null, moments: readonly number[] = []): DateRange | null {
  const read = readDate(value);
  if (!read) return null;
  const from = read.start.getTime();
  if (!read.allDay && offset !== null) {
    const at = from - offset * minute;
    return { from: at, to: at, local: null };
  }
  const to = read.allDay ? from + 24 * hour - minute : from;
  if (moments.length > 0) {
    return { from: Math.min(...moments), to: Math.max(...moments), local: { from, to }, moments };
  }
  return { from: from - mostAhead, to: to + mostBehind, local: { from, to } };
}

interface Ranged {
  range: DateRange;
}

/** Two dates whose zones are both unknown are of one place: they are compared as they are stated. */
function pair({ range: one }: Ranged, { range: other }: Ranged): [{ from: number; to: number }, typeof one] {
  return one.local && other.local ? [one.local, { ...other.local, local: null }] : [one, other];
}

/** Whether the one is later than the other, wherever they are. */
export function isAfter(one: Ranged, other: Ranged): boolean {
  const [mine, its] = pair(one, other);
  return mine.from > its.to;
}

/** Whether they can't be the same moment, wherever they are. */
export function areOther(one: Ranged, other: Ranged): boolean {
  const isMoment = one.range.from === one.range.to;
  const { moments } = other.range;
  if (isMoment && moments) return moments.every((at) => at !== one.range.from);
  return isAfter(one, other) || isAfter(other, one);
}
