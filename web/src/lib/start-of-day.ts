/** The first moment of a day such as `2026-11-23`, or of a later one, in the browser's time zone; undefined for an invalid day. */
export function startOfDay(day: string | undefined, later = 0): string | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const moment = new Date(year, month - 1, date + later);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
