/** The least share of a date, as a fraction of an equal share; the last date has no successor and gets exactly this. */
const least = 0.8;

/**
 * The shares of a line for marks at these times (ascending). Each mark is at the beginning of its share, which is proportional to the
 * time until the next mark, but never too small for its text. The shares add up to 1.
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
