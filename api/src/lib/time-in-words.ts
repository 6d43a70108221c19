/** A time to wait, as people say it: `45 seconds`, `2 minutes`. */
export function inWords(seconds: number): string {
  const [value, unit] = seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

/** A moment as the database's own messages say it: `2026-11-24 12:00 UTC`. */
export function atTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
