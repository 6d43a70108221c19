import type { KeyDate } from '@bidloom/contract/overview';
import { differenceInCalendarDays } from 'date-fns';
import { factWords } from '../../lib/fact-words.ts';
import { formatDueTime } from '../../lib/format.ts';
import { overviewMessages as text } from '../../lib/messages.overview.ts';

/** A date for display: the tender's in the browser's zone, those of documents as they are stated. */
export function keyDateWords({ kind, value, zone }: KeyDate): string {
  if (kind === 'due') return formatDueTime(value);
  const words = factWords(kind, { value, text: value });
  return zone ? `${words} ${zone.name}` : words;
}

const space = '\u00a0';

/** In a narrow room a date breaks between day and time, and not within them. */
export const unbroken = (words: string) =>
  words
    .replace(/^(\d{1,2}) (\S+) (\d{4})/, ['$1', '$2', '$3'].join(space))
    .replace(/(\d{1,2}:\d{2}) ([A-Z]{2,5})$/, ['$1', '$2'].join(space));

/** The day of a date on the time line, in the browser's zone if its moment is known. */
export const dayOf = ({ at, value }: KeyDate): Date => new Date(at ?? `${value.slice(0, 10)}T12:00:00`);

/** "in 12 days", by the calendar. */
export function fromToday(day: Date, today: Date): string {
  const days = differenceInCalendarDays(day, today);
  if (days === 0) return text.today.toLowerCase();
  return days > 0 ? text.inDays(days) : text.daysAgo(-days);
}
