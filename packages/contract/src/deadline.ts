import type { WorkspaceFact } from './facts.ts';
import { type StatedZone, statedZone } from './stated-zone.ts';

const momentForm = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;
/** Where no zone is known, times of one moment are no further apart than this, in milliseconds: zones reach from UTC−12 to UTC+14. */
const mostBetweenZones = 26 * 3600_000;

/** The time zone of a fact that is a date with a time of day; undefined: it is none. */
export function zoneOf({ value, quote, text }: Pick<WorkspaceFact, 'value' | 'quote' | 'text'>) {
  const time = momentForm.exec(value ?? '')?.[2];
  return time === undefined ? undefined : statedZone(quote ?? text ?? '', time);
}

/** The moment of a date with a time of day, in ISO 8601; without a zone, the reader's zone is assumed. Null: it cannot be computed. */
export function momentOf(value: string | null, zone: StatedZone | null | undefined): string | null {
  if (zone === undefined || zone?.offset === null || !value) return null;
  const time = new Date(zone ? `${value}:00Z` : `${value}:00`);
  if (Number.isNaN(time.getTime())) return null;
  return new Date(time.getTime() - (zone?.offset ?? 0) * 60_000).toISOString();
}

/** Whether a deadline is certain enough to become the due date: a person decided it, or nothing contradicts it. */
export function isSure({ status, certainty, conflicts, value }: WorkspaceFact): boolean {
  if (status === 'confirmed' || status === 'corrected') return true;
  if (status !== 'found') return false;
  return certainty === 'certain' || (certainty === 'likely' && conflicts.every((other) => other.value === value));
}

/** Whether the tender is due at another time than its documents say, whatever a zone that they do not name may be. */
export function differs(dueAt: string, value: string | null, zone: StatedZone | null | undefined): boolean {
  if (zone === undefined || !value) return false;
  const moment = zone === null ? null : momentOf(value, zone);
  if (moment) return Math.abs(Date.parse(moment) - Date.parse(dueAt)) >= 60_000;
  return Math.abs(Date.parse(`${value}:00Z`) - Date.parse(dueAt)) > mostBetweenZones / 2;
}
