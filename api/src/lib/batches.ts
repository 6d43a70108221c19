/** Parts of `items`, each of at most `size`: one statement takes no more than 65,535 values. */
export function* batches<T>(items: T[], size = 1000): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
