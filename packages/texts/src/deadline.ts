import { offsetAt } from './offset-at.ts';
import { type StatedZone, statedZone } from './stated-zone.ts';
import { readingsOf, type ZoneReading } from './zone-readings.ts';

/** A fact as documents or people state it: its normal form, the words of the value, and the quote around it. */
interface Stated {
  value: string | null;
  text: string | null;
  quote: string | null;
  /** Words elsewhere that name the time zone of all times; left out: none are known. */
  zonePlace?: { quote: string } | null;
}

const momentForm = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;
/** Where no zone is known, times of one moment are no further apart than this, in milliseconds: zones reach from UTC−12 to UTC+14. */
const mostBetweenZones = 26 * 3600_000;

/** Names of standard time that are also written in summer, and a place where the clocks are then an hour ahead of it. */
const standardNames: Partial<Record<string, string>> = {
  ...{ EST: 'America/New_York', PST: 'America/Los_Angeles', WET: 'Europe/Lisbon', CET: 'Europe/Paris' },
  ...{ MEZ: 'Europe/Berlin', EET: 'Europe/Athens', AEST: 'Australia/Sydney', NZST: 'Pacific/Auckland' },
  ...{ 'central european time': 'Europe/Paris', 'eastern european time': 'Europe/Athens' },
};

/**
 * The time zone of a fact that is a date with a time of day, by its own words, else by those about all times; undefined: it is none. "EST" in
 * August may mean the time on the clocks of New York, so its offset is not known then.
 */
export function zoneOf({ value, quote, text, zonePlace }: Stated) {
  const time = momentForm.exec(value ?? '')?.[2];
  const own = time === undefined ? undefined : statedZone(quote ?? text ?? '', time);
  const zone = own === null && zonePlace ? statedZone(zonePlace.quote, '') : own;
  const asUtc = asOfUtc(value ?? '');
  const place = zone ? (standardNames[zone.name] ?? standardNames[zone.name.toLowerCase()]) : undefined;
  if (!zone || zone.offset === null || asUtc === null || place === undefined) return zone;
  const moment = asUtc - zone.offset * 60_000;
  return offsetAt(moment, place) === zone.offset ? zone : { ...zone, offset: null };
}

/**
 * A date with a time of day in milliseconds, as if it were of UTC; null for what is none, as the thirtieth of February, which `Date` takes
 * for a day of March.
 */
function asOfUtc(value: string): number | null {
  const day = momentForm.exec(value)?.[1];
  const midnight = new Date(`${day}T00:00:00Z`);
  if (day === undefined || Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null;
  const time = Date.parse(`${value}:00Z`);
  return Number.isNaN(time) ? null : time;
}

/** The moment of a date with a time of day, in ISO 8601; without a zone, the reader's zone is assumed. Null: it cannot be computed. */
export function momentOf(value: string | null, zone: StatedZone | null | undefined): string | null {
  if (zone === undefined || zone?.offset === null || !value || asOfUtc(value) === null) return null;
  const time = new Date(zone ? `${value}:00Z` : `${value}:00`);
  return new Date(time.getTime() - (zone?.offset ?? 0) * 60_000).toISOString();
}

/**
 * The moment of a date with a time of day as people in a zone read it, in ISO 8601. Null: it cannot be computed, or the name of the zone is
 * not used at that time of the year.
 */
export function momentIn(value: string | null, { zone, ahead }: Pick<ZoneReading, 'zone' | 'ahead'>): string | null {
  const asUtc = asOfUtc(value ?? '');
  if (asUtc === null) return null;
  // The offset at the moment itself: the first guess may be on the other side of a change to summer time.
  const first = asUtc - offsetAt(asUtc, zone) * 60_000;
  const offset = offsetAt(first, zone);
  return ahead === undefined || offset === ahead ? new Date(asUtc - offset * 60_000).toISOString() : null;
}

/** All moments that a date with a time of day in an ambiguous zone may mean, by the place of the zone. */
export const momentsOf = (value: string | null, zone: StatedZone): { place: string; at: string }[] =>
  readingsOf(zone).flatMap((reading) => {
    const at = momentIn(value, reading);
    return at === null ? [] : [{ place: reading.place, at }];
  });

/** The moment that a stated deadline means, in ISO 8601; null: it has no time of day, or its zone has several meanings. */
export function statedMoment(item: Stated): string | null {
  const zone = zoneOf(item);
  const readings = zone ? momentsOf(item.value, zone) : [];
  if (readings.length > 0) return readings.length === 1 ? (readings[0]?.at ?? null) : null;
  // "Local time" names no zone.
  return momentOf(item.value, zone?.offset === null ? null : zone);
}

interface DecidedFact {
  status: string;
  certainty: string | null;
  conflicts: readonly { value: string }[];
  value: string | null;
}

/** Whether a deadline is certain enough to become the due date: a person decided it, or nothing contradicts it. */
export function isSure({ status, certainty, conflicts, value }: DecidedFact): boolean {
  if (status === 'confirmed' || status === 'corrected') return true;
  if (status !== 'found') return false;
  return certainty === 'certain' || (certainty === 'likely' && conflicts.every((other) => other.value === value));
}

/** Whether the tender is due at another time than its documents say, whatever a zone that they do not name may be. */
export function differs(dueAt: string, value: string | null, zone: StatedZone | null | undefined): boolean {
  if (zone === undefined || !value) return false;
  const moment = zone === null ? null : momentOf(value, zone);
  const moments = moment ? [moment] : zone ? momentsOf(value, zone).map(({ at }) => at) : [];
  if (moments.length > 0) return moments.every((at) => Math.abs(Date.parse(at) - Date.parse(dueAt)) >= 60_000);
  const asUtc = asOfUtc(value);
  return asUtc !== null && Math.abs(asUtc - Date.parse(dueAt)) > mostBetweenZones / 2;
}
