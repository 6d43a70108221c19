/** How a person is named in a sentence, folded: other lines before a number are not sure to belong to it. */
export const personTitle =
  /(?<!\p{L})(?:mr|mrs|ms|dr|prof|herrn?|frau|mme|mlle|monsieur|madame|sr|sra|sig|dott|pani?|dhr|mevr|contact person|ansprechpartner\p{L}{0,2})(?!\p{L})/u;

const name = String.raw`(?:\p{Lu}[\p{L}'’-]{0,30}\.?|de|da|do|del|di|van|von|der|den|zu)`;
/** A title that names nothing else, with a name: "Frau Denise Bauer". */
const sureTitle = new RegExp(
  `^(?:Mrs|Mr|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Dhr|Mevr)\\.? (?:(?:Dr|Prof)\\. ?){0,2}${name}(?: ${name}){0,4}$`,
  'u',
);
/** One that may be the number of a section or a word of its own, as in "M. Insurance", "MS Office", "Pan European": only below a colon. */
const otherTitle = new RegExp(`^(?:MM?|M[Ss]|Dr|Prof|Sra?|Sig|Sig\\.ra|Dott|Pani?)\\.? ${name}(?: ${name}){0,4}$`, 'u');

/**
 * Whether a line is the name of a person alone, which is often as bold as a heading: "Frau Bauer"; "M. Petit" below words that lead over to
 * it.
 */
export function namesPerson(line: string, before = ''): boolean {
  const plain = line.trim();
  return sureTitle.test(plain) || (otherTitle.test(plain) && /:\s*$/u.test(before));
}
