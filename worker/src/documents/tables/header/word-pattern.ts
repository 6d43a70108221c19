/** Words with letters on neither side: `\b` knows no letters but a to z. */
export const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words)})(?![\\p{L}])`, 'iu');

/** The same as the whole text. */
export const wholeText = (words: readonly string[]): RegExp => new RegExp(`^(?:${alternatives(words)})$`, 'iu');

/** Scripts without spaces have no ends of words. */
export const anywhere = (words: readonly string[]): RegExp => new RegExp(alternatives(words), 'u');

const alternatives = (words: readonly string[]) =>
  words
    .join(' ')
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll('_?', String.raw`\s*`).replaceAll('_', String.raw`\s+`))
    .join('|');
