/** The most keywords of a run: this number of stored ones, and the same number of others. */
export const mostKeywords = 500;
/** The longest keyword, in characters. */
const longest = 200;

const sameAs = (word: string) => word.toLowerCase();

/** Each keyword once, in any case; the first spelling is kept. */
export function distinct(words: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const word of words) if (!known.has(sameAs(word))) known.set(sameAs(word), word);
  return [...known.values()];
}

/** The keywords of a typed or pasted text: separated by commas, semicolons, tabs or lines. */
export function splitKeywords(typed: string): { words: string[]; tooLong: string[] } {
  const words = distinct(
    typed
      .split(/[,;\t\r\n]+/)
      .map((word) => word.trim().replace(/\s+/g, ' '))
      .filter((word) => word !== ''),
  );
  return {
    words: words.filter(({ length }) => length <= longest),
    tooLong: words.filter(({ length }) => length > longest),
  };
}

/** The keywords for the call: stored keywords as selected ones, even if they were typed, and the others. */
export function sortKeywords(
  kept: readonly string[],
  chosen: readonly string[],
  custom: readonly string[],
): { selectedKeywords: string[]; customKeywords: string[] } {
  const byWord = new Map(kept.map((word) => [sameAs(word), word]));
  const typed = distinct(custom);
  const known = typed.flatMap((word) => byWord.get(sameAs(word)) ?? []);
  return {
    selectedKeywords: distinct([...chosen, ...known]),
    customKeywords: typed.filter((word) => !byWord.has(sameAs(word))),
  };
}
