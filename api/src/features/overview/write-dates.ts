import type { WorkspaceFact } from '@bidloom/contract/facts';
import type { KeyDate, KeyDateKind } from '@bidloom/contract/overview';
import { factTitles } from '@bidloom/texts/fact-titles';
import { showQuote } from '@bidloom/texts/show-quote';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { eventTimeOf, eventTitle } from '../../lib/calendar-date.ts';
import { tenderAddress } from '../../lib/tender-address.ts';

export interface DatesOf {
  organizationId: string;
  /** The address of the product, for links back. */
  publicUrl: string;
  tender: {
    id: string;
    customerId: string;
    name: string;
    customerName: string;
    reference: string | null;
    updatedAt: Date;
  };
  dates: readonly KeyDate[];
  facts: readonly WorkspaceFact[];
}

const titles: Record<KeyDateKind, string> = { ...factTitles, due: 'Due' };

/** In seconds. */
const aDay = 24 * 3600;

/**
 * Writes the key dates of a tender as iCalendar. A time whose zone the documents do not state, or do not state for sure, is a whole day with
 * the time in its title, unless the due date says which zone is meant. One that a person should check is tentative. Of a date that is still
 * to come, calendars remind a day before.
 */
export function writeDates({ organizationId, publicUrl, tender, dates, facts }: DatesOf, now = Date.now()): string {
  const { id, customerId, name, customerName, reference, updatedAt } = tender;
  const calendar = ical({
    name,
    prodId: { company: 'Bidloom', product: 'Tenders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const date of dates) {
    const time = eventTimeOf(date.value, date.at, date.zone?.name ?? null);
    if (!time) continue;
    const { when, timeInWords } = time;
    const fact = facts.find((other) => other.fact === date.kind) ?? null;
    const isDoubtful = date.certainty === 'check';
    const event = calendar.createEvent({
      ...when,
      // As in calendar feeds, so that a person with both has each date once.
      id: `${id}-${date.kind}@bidloom`,
      summary: eventTitle(titles[date.kind], [timeInWords, isDoubtful ? 'to check' : null], name),
      description: [customerName, reference, ...sourceOf(date, fact)].filter(Boolean).join('\n'),
      url: tenderAddress(publicUrl, { organizationId, customerId, id }, fact),
      stamp: updatedAt,
      lastModified: updatedAt,
      transparency: ICalEventTransparency.TRANSPARENT,
      status: isDoubtful ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
    const isToCome = (when.start as Date).getTime() > now;
    if (isToCome) event.createAlarm({ type: ICalAlarmType.display, trigger: aDay });
  }
  return calendar.toString();
}

/** The words that state a date and their place; the zone where it is named and not known for sure. */
function sourceOf({ zone, at }: KeyDate, fact: WorkspaceFact | null): string[] {
  if (!fact) return [];
  const { fileName, page, quote } = fact;
  return [
    ...(zone && at === null ? [`Time zone as stated: ${zone.name}`] : []),
    ...(quote ? [`“${showQuote(quote).replace(/\s+/g, ' ').trim()}”`] : []),
    ...(fileName && page ? [`${fileName}, p. ${page}`] : []),
  ];
}
