const dayMs = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
const addDays = (day: string, count: number) => new Date(time(day) + count * dayMs).toISOString().slice(0, 10);
const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(time(text ?? ''));

/** Today's date in a time zone; without one, in the zone of the browser. */
export const todayIn = (timeZone: string | null | undefined, now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }), dateStyle: 'short' }).format(now);

/**
 * The days of a choice on the screen; nothing where the server's default (30 days until today) applies.
 * @param today in the zone of the organisation, `2026-11-23`
 */
export function daysOf(
  { period = '', from, to }: { period?: string; from?: string; to?: string },
  today: string,
): { from?: string; to?: string } {
  if (period === 'own')
    return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) } as { from?: string; to?: string };
  if (period === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period === 'before') {
    const last = addDays(`${today.slice(0, 7)}-01`, -1);
    return { from: `${last.slice(0, 7)}-01`, to: last };
  }
  const days = Number(period);
  return days > 0 && days <= 731 ? { from: addDays(today, 1 - days), to: today } : {};
}
