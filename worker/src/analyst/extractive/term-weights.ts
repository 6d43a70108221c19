/** What each key is worth within a set of texts: rare ones tell texts apart, those that are everywhere do not. */
export function inverseFrequencies(rows: readonly (readonly string[])[]): (key: string) => number {
  const frequency = new Map<string, number>();
  for (const row of rows) for (const key of new Set(row)) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const total = Math.log(1 + rows.length);
  return (key) => Math.max(0.05, Math.log((1 + rows.length) / (1 + (frequency.get(key) ?? 0))) / total);
}

/** Cosine of two sets of keys, each key by its weight: 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>, weightOf: (key: string) => number): number {
  let shared = 0;
  for (const key of a) if (b.has(key)) shared += weightOf(key) ** 2;
  if (shared === 0) return 0;
  const norm = (keys: ReadonlySet<string>) => {
    let sum = 0;
    for (const key of keys) sum += weightOf(key) ** 2;
    return Math.sqrt(sum);
  };
  return shared / (norm(a) * norm(b));
}
