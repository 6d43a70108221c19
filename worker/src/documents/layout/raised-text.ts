/** How small raised or lowered text after a word is read: as part of the word, in `text`, or as a separate word on the same line. */
export interface RaisedText {
  text: string;
  isPart: boolean;
}

const SUPERSCRIPTS: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [String(digit), sign])),
  ...{ '-': '⁻', '−': '⁻', '–': '⁻', '+': '⁺' },
};

/** Endings of ordinals in the languages that raise them: 12th, 1er, 2e, 3º, 1ª, 4te, 5-й. */
const ORDINAL =
  /^(?:st|nd|rd|th|er|ers|re|ère|e|es|ème|eme|nde|[oaºª°]|os|as|te|ten|ter|de|ste|-?(?:й|го|я|е|ое|ая|му))$/iu;
/** "nº", "Nos": number, in languages that raise its last letter. */
const NUMBER_WORD = /(?:^|[^\p{L}])n$/iu;
/** A short title or form of company whose end is raised: Mme, Dra, Cie. */
const SHORT_TITLE = /^(?:\p{Lu}\p{Ll}?|\p{Lu}{2})$/u;
/** Units of length, area and time that take a power, alone or after a figure or another unit. */
const UNIT = /(?:^|[^\p{L}])(?:[kcdmµμ]?m|ft|in|yd|s|sec|min|h)$/u;
const POWER = /^[-−–]?[1-4]$/u;
const TEN = /(?:^|[^\d.,])10$/u;

/** @param base the word before, `mark` the text that is raised after it without a gap */
export function raisedText(base: string, mark: string): RaisedText {
  if (ORDINAL.test(mark) && (/\d$/u.test(base) || NUMBER_WORD.test(base)))
    return { text: ordinalOf(mark), isPart: true };
  if (POWER.test(mark) && UNIT.test(base)) return { text: superscript(mark), isPart: true };
  // "10" with one raised 1 is a figure with the mark of a footnote.
  if (/^[-−–]?\d{1,2}$/u.test(mark) && mark !== '1' && TEN.test(base)) return { text: superscript(mark), isPart: true };
  if (/^\p{Ll}{2,4}$/u.test(mark) && SHORT_TITLE.test(base)) return { text: mark, isPart: true };
  return { text: /^\d+$/u.test(mark) ? superscript(mark) : mark, isPart: false };
}

/** Lowered figures and letters belong to short names: CO2, H2O, Umax. */
export function loweredText(base: string, mark: string): RaisedText {
  const isPart =
    /(?:^|[^\p{L}])\p{L}{1,3}\d{0,3}$/u.test(base) && /^[\p{L}\d,.]{1,6}$/u.test(mark) && /[\p{L}\d]$/u.test(mark);
  return { text: mark, isPart };
}

/** Letters raised after a figure, which have their own signs, as in Spanish, Portuguese and Italian. */
function ordinalOf(mark: string): string {
  if (/^[o°]$/iu.test(mark)) return 'º';
  return /^a$/iu.test(mark) ? 'ª' : mark;
}

/** Figures as raised signs: they are not read as part of the figure before them. */
export function superscript(text: string): string {
  return text.replace(/[\d−–+-]/gu, (sign) => SUPERSCRIPTS[sign] ?? sign);
}
