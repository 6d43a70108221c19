import ical, { ICalCalendarMethod, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { DateFact, FeedTender } from './feed-dates.repository.ts';

export interface CalendarOf {
  organizationId: string;
  /** The address of the product, for links back. */
  publicUrl: string;
  name: string;
  tenders: readonly FeedTender[];
}

const titles: Record<DateFact | 'due', string> = {
  due: 'Due',
  submission_deadline: 'Due',
  clarification_deadline: 'Clarifications until',
  pre_bid_meeting: 'Pre-bid meeting',
  bid_opening: 'Opening of bids',
};

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
      url: `${publicUrl}/home/${organizationId}/customers/${customerId}/tenders/${id}/workspace`,
      description: [customerName, reference].filter(Boolean).join('\n'),
      stamp: updatedAt,
      lastModified: updatedAt,
      transparency: ICalEventTransparency.TRANSPARENT,
    };
    for (const { kind, when } of datesOf(tender)) {
      calendar.createEvent({ ...common, ...when, id: `${id}-${kind}@bidloom`, summary: `${titles[kind]}: ${title}` });
    }
  }
  return calendar.toString();
}

type When = Pick<ICalEventData, 'start' | 'allDay' | 'floating' | 'timezone'>;

/** The deadline that the documents state counts where nobody has given a due date. */
function datesOf({ dueAt, dates }: FeedTender): { kind: DateFact | 'due'; when: When }[] {
  const stated = dates.flatMap(({ fact, value }) => {
    const when = fact === 'submission_deadline' && dueAt ? null : readDate(value);
    return when ? [{ kind: fact, when }] : [];
  });
  return dueAt ? [{ kind: 'due' as const, when: { start: dueAt } }, ...stated] : stated;
}

/**
 * A date as key facts have it: `2026-12-24`, or `2026-12-24T14:00`, which is the time at the place of the tender and says no zone.
 * Null for what is no such date, as what a person typed.
 */
function readDate(value: string): When | null {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?(?::\d{2})?$/.exec(value.trim()) ?? [];
  const start = new Date(`${day}T${time ?? '00:00'}:00Z`);
  // The thirtieth of February is read as a day of March.
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null;
  return { start, timezone: 'UTC', ...(time ? { floating: true } : { allDay: true }) };
}
