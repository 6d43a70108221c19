/** How many minutes a zone of the IANA database is ahead of UTC at a moment, in milliseconds since 1970. */
export function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const [, sign, hours = 0, minutes = 0] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
