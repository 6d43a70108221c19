const options = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
const short = new Intl.DateTimeFormat('en-GB', options);
const long = new Intl.DateTimeFormat('en-GB', { ...options, year: 'numeric' });
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** "3 Mar 2027" of a calendar day (`2027-03-03`), the same in every time zone. */
export const formatDay = (day: string): string => long.format(dateOf(day));

/** "1–30 Nov 2026", "28 Oct – 3 Nov 2026", or one day. */
export function formatDays(from: string, to: string): string {
  if (from === to) return formatDay(to);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dateOf(from).getUTCDate()}–${formatDay(to)}`;
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${short.format(dateOf(from))} – ${formatDay(to)}`
    : `${formatDay(from)} – ${formatDay(to)}`;
}

/** The same without the year, if it is the year of `now`. */
export function formatDaysBeside(from: string, to: string, now: string): string {
  const text = formatDays(from, to);
  const year = now.slice(0, 4);
  return from.startsWith(year) && to.startsWith(year) ? text.replace(` ${year}`, '') : text;
}

/** "3 Mar", for places where the year is obvious. */
export const formatShortDay = (day: string): string => short.format(dateOf(day));
