const dayMilliseconds = 86_400_000;

/** The ISO date `days` after an ISO date. */
export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** `2027-03-18` as `18 March 2027`, independent of the machine's time zone and locale. */
export function longDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}

/** `2027-03-18` as `Thursday, 18 March 2027`. */
export function weekdayDate(isoDate: string): string {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
  return `${weekday}, ${longDate(isoDate)}`;
}
