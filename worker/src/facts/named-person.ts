/** How a person is named, folded. */
const title =
  'mr|mrs|ms|dr|prof|herrn?|frau|mme|mlle|monsieur|madame|sr|sra|sig|dott|pani?|dhr|mevr|contact person|ansprechpartner\\p{L}{0,2}';

/** Words that come before the name of a person: other lines before a number are not sure to belong to it. */
export const personTitle = new RegExp(`(?<!\\p{L})(?:${title})(?!\\p{L})`, 'u');

const beginsWithTitle = new RegExp(`^(?:${title})\\.? \\p{L}`, 'u');
/** French; it is the number of a section, too. */
const monsieur = /^m\. \p{L}/u;

/** In characters: a longer line says more than who somebody is. */
const longestName = 80;

/**
 * Whether a line is the name of a person, which is often as bold as a heading: "Frau Bauer"; "M. Petit" below words that lead over to it.
 * @param line folded, as is the text before it
 */
export function namesPerson(line: string, before = ''): boolean {
  if (line.length > longestName || /[:?]\s*$/u.test(line)) return false;
  return beginsWithTitle.test(line) || (monsieur.test(line) && /:\s*$/u.test(before));
}
