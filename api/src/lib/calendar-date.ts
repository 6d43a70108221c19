import type { ICalEventData } from 'ical-generator';

/** When an event of a calendar begins. */
export type When = Pick<ICalEventData, 'start' | 'allDay' | 'floating' | 'timezone'>;

/**
 * A date as key facts have it: `2026-12-24`, or `2026-12-24T14:00`, which is the time at the place of the tender and says no zone.
 * Null for what is no such date, as what a person typed.
 */
export function readDate(value: string): When | null {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?(?::\d{2})?$/.exec(value.trim()) ?? [];
  const start = new Date(`${day}T${time ?? '00:00'}:00Z`);
  // The thirtieth of February is read as a day of March.
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null;
  return { start, timezone: 'UTC', ...(time ? { floating: true } : { allDay: true }) };
}
