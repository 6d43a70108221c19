/**
 * Does the work for each item, at most `limit` at once, and returns the results in order. The first failure aborts the work in progress,
 * and is thrown when all of it has ended, so that no work continues after the caller got its answer.
 */
export async function mapLimited<T, R>(
  items: readonly T[],
  limit: number,
  signal: AbortSignal,
  work: (item: T, signal: AbortSignal, index: number) => Promise<R>,
): Promise<R[]> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const results: R[] = [];
  const failures: unknown[] = [];
  let next = 0;
  async function run(): Promise<void> {
    while (next < items.length && failures.length === 0) {
      const index = next++;
      try {
        either.throwIfAborted();
        results[index] = await work(items[index] as T, either, index);
      } catch (error) {
        failures.push(error);
        stop.abort(error);
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, run));
  if (failures.length > 0) throw failures[0];
  return results;
}
