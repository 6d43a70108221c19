/** The usual constant of reciprocal rank fusion (Cormack, Clarke, Büttcher 2009). */
const rankConstant = 60;

/**
 * Reciprocal rank fusion: one order out of several, each best first. Scores of different kinds are never compared, only ranks.
 * @param weights of the lists, 1 where left out
 */
export function fuse<T>(
  lists: readonly (readonly T[])[],
  keyOf: (item: T) => string,
  weights: readonly number[] = [],
): T[] {
  const fused = new Map<string, { item: T; score: number }>();
  lists.forEach((list, index) => {
    list.forEach((item, rank) => {
      const key = keyOf(item);
      const entry = fused.get(key) ?? { item, score: 0 };
      entry.score += (weights[index] ?? 1) / (rankConstant + rank + 1);
      fused.set(key, entry);
    });
  });
  return [...fused.values()].sort((a, b) => b.score - a.score).map(({ item }) => item);
}
