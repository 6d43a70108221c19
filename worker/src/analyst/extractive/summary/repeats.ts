/** A statement of which so much is said elsewhere adds nothing. */
const same = 0.85;
/** Of fewer words, too much is shared by chance. */
const leastKeys = 4;
/** A statement of many more words contains those of others by chance, and is not shown whole. */
const longest = 2;

/** Whether what is said contains nearly all words and all figures of a statement, wherever both are. */
export function repeats(keys: readonly string[], said: readonly ReadonlySet<string>[]): boolean {
  const own = [...new Set(keys)];
  if (own.length < leastKeys) return false;
  return said.some((other) => {
    const shared = own.filter((key) => other.has(key)).length;
    if (other.size > longest * own.length || shared < same * own.length) return false;
    return own.every((key) => other.has(key) || !/\d/u.test(key));
  });
}
