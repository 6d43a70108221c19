/** The least share of the line that a date gets, of one that would be an equal share; the last has no way to go and gets just that. */
const least = 0.8;

/**
 * Shares of a line for marks at these times (ascending), which begin where their share begins: by the time to the next one, but none too
 * small for its words. The shares add up to 1.
 */
export function spread(times: readonly number[]): number[] {
  const count = times.length;
  if (count === 0) return [];
  const floor = least / count;
  const gaps = times.map((time, index) => (times[index + 1] ?? time) - time);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const free = 1 - floor * count;
  return gaps.map((gap) => floor + (total > 0 ? (gap / total) * free : free / count));
}
