/**
 * Control characters that a font gives for its letters become private ones until the words that contain them are known: other code takes
 * them for white space.
 */
const KEPT = 0xf500;
const CONTROL = /\p{Cc}/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** Replaces control characters within words by private ones; where a text consists only of them, none are kept. */
export function keepControls(text: string): string {
  return LETTER.test(text) ? text.replace(CONTROL, (sign) => String.fromCharCode(KEPT + sign.charCodeAt(0))) : text;
}

/** A word without the control characters that were kept. */
export function dropControls(text: string): string {
  return text.replace(/[\uf500-\uf59f]/gu, '');
}

/** Letters beyond those of living languages in Latin script, private and replacement characters: fonts give them for ligatures. */
const STRANGE = /[\ue000-\uf8ff\ufffd\u0180-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01dd-\u0217\u021c-\u02af]/gu;
/** Signs between small letters, where no normal text has them, and foreign capitals there. */
const WITHIN = /(?<=\p{Ll})(?:[!"#$%<>?[\]^\x60{|}~\\;¡-©«-¸º-¿†‡•…‰‹›™ˆ˜¯÷×]|(?![A-Z])\p{Lu})(?=\p{Ll})/gu;
/**
 * Letters of other scripts between Latin ones, and letters that few languages have: these are glyph numbers that were read as characters.
 */
const FOREIGN = /(?<=[a-z])(?:[\u0100-\u017f]|(?!\p{Script=Latin})\p{L})(?=[a-z])/gu;

/** Addresses and formulas may have any sign between letters. */
const ADDRESS = /:\/\/|@|www\.|[=&]/u;

/** The signs of a word that may have replaced letters, each once; none in nearly all words. */
export function suspectsIn(text: string): string[] {
  if (!/[^\w.,:()/'’-]/u.test(text)) return [];
  const found = new Set(text.match(STRANGE));
  if (!ADDRESS.test(text)) {
    for (const sign of text.match(WITHIN) ?? []) found.add(sign);
    for (const sign of text.match(FOREIGN) ?? []) found.add(sign);
  }
  return [...found];
}

/** Whether a sign is no letter in any normal text. */
export function isStrange(sign: string): boolean {
  return sign.search(STRANGE) !== -1;
}
