/** A set of ids that keeps only the last `most` of them: a tab may stay open for weeks. */
export function createRecentIds(most: number) {
  const ids = new Set<string>();
  return {
    has: (id: string): boolean => ids.has(id),
    add: (id: string): void => {
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > most && oldest !== undefined) ids.delete(oldest);
    },
  };
}
