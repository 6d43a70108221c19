/**
 * Control characters that a font gives for its letters are kept as private ones until the words that they are in are known: to others
 * they are white space.
 */
const KEPT = 0xf500;
const CONTROL = /\p{Cc}/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** Puts private characters in the place of control characters within words; where nothing else is written, none are kept. */
export function keepControls(text: string): string {
  return LETTER.test(text) ? text.replace(CONTROL, (sign) => String.fromCharCode(KEPT + sign.charCodeAt(0))) : text;
}

/** A word without the control characters that were kept. */
export function dropControls(text: string): string {
  return text.replace(/[\uf500-\uf59f]/gu, '');
}

/** Letters beyond those of living languages in Latin script, private and replacement characters: fonts give them for ligatures. */
const STRANGE = /[\ue000-\uf8ff\ufffd\u0180-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01dd-\u0217\u021c-\u02af]/gu;
/** Signs in the middle of small letters, where no text has them, and capitals there that are not of the alphabet. */
const WITHIN = /(?<=\p{Ll})(?:[!"#$%<>?[\]^\x60{|}~\\;¡-©«-¸º-¿†‡•…‰‹›™ˆ˜¯÷×]|(?![A-Z])\p{Lu})(?=\p{Ll})/gu;
/** Letters of other scripts between those of the alphabet, and those that few languages have: the numbers of glyphs, read as characters. */
const FOREIGN = /(?<=[a-z])(?:[\u0100-\u017f]|(?!\p{Script=Latin})\p{L})(?=[a-z])/gu;

/** Addresses and formulas have any sign between letters. */
const ADDRESS = /:\/\/|@|www\.|[=&]/u;

/** The signs of a word that may stand for other letters, each once; none in nearly all words. */
export function suspectsIn(text: string): string[] {
  if (!/[^\w.,:()/'’-]/u.test(text)) return [];
  const found = new Set(text.match(STRANGE));
  if (!ADDRESS.test(text)) {
    for (const sign of text.match(WITHIN) ?? []) found.add(sign);
    for (const sign of text.match(FOREIGN) ?? []) found.add(sign);
  }
  return [...found];
}

/** Whether a sign is no letter of any text by itself. */
export function isStrange(sign: string): boolean {
  return sign.search(STRANGE) !== -1;
}
