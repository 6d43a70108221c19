import type { ICalEventData } from 'ical-generator';

/** A date as key facts have it, in milliseconds as if of UTC. */
interface ReadDate {
  start: Date;
  allDay: boolean;
}

/**
 * A date as key facts have it: `2026-12-24`, or `2026-12-24T14:00`, which is the time at the place of the tender and says no zone.
 * Null for what is no such date, as what a person typed.
 */
export function readDate(value: string): ReadDate | null {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?(?::\d{2})?$/.exec(value.trim()) ?? [];
  const start = new Date(`${day}T${time ?? '00:00'}:00Z`);
  // The thirtieth of February is read as a day of March.
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null;
  return { start, allDay: time === undefined };
}

/** When an event of a calendar is. */
export interface EventTime {
  when: Pick<ICalEventData, 'start' | 'allDay' | 'timezone'>;
  /** A time of day that the event does not have itself, since its moment is not known, with the zone as it is stated; null: none. */
  timeInWords: string | null;
}

/**
 * The event of a key date. One whose moment is not known is a whole day: a time without a zone would be shown at another moment by each
 * calendar. Null for what is no date.
 *
 * @param at the moment, in ISO 8601; null: it is not known
 * @param zone as documents name it
 */
export function eventTimeOf(value: string, at: string | null, zone: string | null): EventTime | null {
  if (at !== null) return { when: { start: new Date(at) }, timeInWords: null };
  const date = readDate(value);
  if (!date) return null;
  const time = date.start.toISOString().slice('2026-12-24T'.length, '2026-12-24T14:00'.length);
  const timeInWords = date.allDay ? null : `${time} ${zone ?? 'local time'}`;
  return { when: { start: date.start, allDay: true, timezone: 'UTC' }, timeInWords };
}

/** "Bid opening (14:00 local time): Pumps". */
export const eventTitle = (title: string, notes: readonly (string | null)[], tender: string): string =>
  `${[title, ...notes.flatMap((note) => (note ? [`(${note})`] : []))].join(' ')}: ${tender}`;
