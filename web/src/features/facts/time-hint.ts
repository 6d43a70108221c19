import type { WorkspaceFact } from '@bidloom/contract/facts';
import { zoneOf } from '@bidloom/texts/deadline';
import { readingsOf } from '@bidloom/texts/zone-readings';
import { ownZone } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const text = messages.facts;

interface Typed {
  day: string;
  time: string;
  /** Empty: without a place. */
  documentId: string;
  quote: string;
}

/**
 * In which time zone a typed time is taken: the one that the typed words of the document name, else the one of all times, where that holds
 * for the typed value. Without any, the due date is set as a time of the reader's zone.
 */
export function timeHint({ fact, found }: Pick<WorkspaceFact, 'fact' | 'found'>, typed: Typed): string {
  const { day, time, documentId, quote } = typed;
  if (day === '' || time === '') return text.timeHint;
  const value = `${day}T${time}`;
  const isOfFound = documentId === '' ? value === found?.value : documentId === found?.documentId;
  const words = documentId === '' ? '' : quote.trim();
  const zone = zoneOf({ value, text: value, quote: words || null, zonePlace: (isOfFound && found?.zonePlace) || null });
  // "Local time" names no zone.
  if (zone && (zone.offset !== null || readingsOf(zone).length > 0)) return text.timeIn(zone.name);
  return fact === 'submission_deadline' ? text.timeInYours(ownZone()) : text.timeWithoutZone;
}
