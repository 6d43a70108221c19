import { differenceInCalendarDays, intlFormatDistance } from 'date-fns';
import { messages } from './messages.ts';

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "3 Mar 2027", in the reader's own time zone. */
export const formatDate = (iso: string): string => date.format(new Date(iso));

/** "3 Mar 2027, 14:00", in the reader's own time zone. */
export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));

const zoned = (timeZoneName: 'long' | 'short' | 'longGeneric') =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName,
  });
const [inWords, inShort] = [zoned('long'), zoned('short')];

/** "3 Mar 2027, 14:00 CET", for deadlines of others, in the browser's time zone. */
export const formatDueTime = (iso: string): string => inShort.format(new Date(iso));

/** `formatDueTime` in its two parts, between which a line may end. */
export function dueTimeParts(iso: string): { time: string; zone: string } {
  const parts = inShort.formatToParts(new Date(iso));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const time = parts.map(({ type, value }) => (type === 'timeZoneName' ? '' : value)).join('');
  return { time: time.trim(), zone };
}

/** "3 Mar 2027, 14:00 Central European Standard Time", in the browser's time zone. */
export const formatZonedTime = (iso: string): string => inWords.format(new Date(iso));

/** The browser's time zone in words, whatever the season: "Central European Time". */
export function ownZone(): string {
  const nameIn = (format: Intl.DateTimeFormat) =>
    format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  const name = nameIn(zoned('longGeneric'));
  // A zone without a name of its own, such as UTC.
  return name.startsWith('GMT') ? nameIn(inWords) : name;
}

/** "5 minutes ago", or "just now"; by the browser's own API: date-fns would add 4 kB to every screen. */
export function formatAgo(iso: string, now: Date = new Date()): string {
  // Also where this machine's clock is behind the server's.
  if (now.getTime() - Date.parse(iso) < 1000) return messages.common.justNow;
  return intlFormatDistance(new Date(iso), now, { locale: 'en-GB', numeric: 'always' });
}

/** The calendar days from now until a time; negative if it has passed. */
export const daysUntil = (iso: string, now: Date = new Date()): number => differenceInCalendarDays(new Date(iso), now);

/** An amount with its currency, without cents: estimates have none. */
export function formatMoney(value: number | null, currency: string | null): string {
  if (value === null) return messages.common.none;
  if (!currency) return new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }).format(value);
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  }).format(value);
}
