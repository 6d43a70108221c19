import { factTitles } from '@bidloom/texts/fact-titles';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { type EventTime, eventTimeOf, eventTitle } from '../../lib/calendar-date.ts';
import { type StatedPlace, tenderAddress } from '../../lib/tender-address.ts';
import type { DateFact, FeedTender } from './feed-dates.repository.ts';

export interface CalendarOf {
  organizationId: string;
  /** The address of the product, for links back. */
  publicUrl: string;
  name: string;
  tenders: readonly FeedTender[];
}

const titles: Record<DateFact | 'due', string> = { ...factTitles, due: 'Due', submission_deadline: 'Due' };

/** Writes the dates of tenders as iCalendar: lines folded, text escaped, the same UID for the same date of a tender at every reading. */
export function writeCalendar({ organizationId, publicUrl, name, tenders }: CalendarOf): string {
  const calendar = ical({
    name,
    prodId: { company: 'Bidloom', product: 'Tenders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const tender of tenders) {
    const { id, customerId, name: title, customerName, reference, updatedAt } = tender;
    const common = {
      description: [customerName, reference].filter(Boolean).join('\n'),
      stamp: updatedAt,
      lastModified: updatedAt,
      transparency: ICalEventTransparency.TRANSPARENT,
    };
    for (const { kind, time, place } of datesOf(tender)) {
      calendar.createEvent({
        ...{ ...common, ...time.when, id: `${id}-${kind}@bidloom` },
        summary: eventTitle(titles[kind], [time.timeInWords], title),
        url: tenderAddress(publicUrl, { organizationId, customerId, id }, place),
      });
    }
  }
  return calendar.toString();
}

interface FeedDate {
  kind: DateFact | 'due';
  time: EventTime;
  /** Where the documents state it; null for a date that a person gave. */
  place: StatedPlace | null;
}

/** The deadline that the documents state is used where nobody has given a due date. */
function datesOf({ dueAt, dates }: FeedTender): FeedDate[] {
  const stated = dates.flatMap(({ fact, value, at, zone, place }): FeedDate[] => {
    const time = fact === 'submission_deadline' && dueAt ? null : eventTimeOf(value, at, zone);
    return time ? [{ kind: fact, time, place }] : [];
  });
  if (!dueAt) return stated;
  return [{ kind: 'due', time: { when: { start: dueAt }, timeInWords: null }, place: null }, ...stated];
}
