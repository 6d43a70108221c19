/**
 * Fonts of symbols have their own code for each sign. Files contain it as a private character U+F020 to U+F0FF, or as the letter with that
 * code. The codes are those of Microsoft's Wingdings and Adobe's Symbol; only signs that documents use are listed.
 */
const WINGDINGS: Record<number, string> = {
  ...{ 33: '✏', 34: '✂', 40: '☎', 41: '✆', 42: '✉', 54: '⌛', 65: '✌', 70: '☞', 74: '☺', 76: '☹' },
  ...{ 108: '●', 109: '❍', 110: '■', 111: '□', 112: '□', 113: '❑', 114: '❒', 117: '◆', 118: '❖', 119: '◆', 120: '☒' },
  ...{ 158: '·', 159: '•', 161: '○', 167: '▪', 168: '☐', 216: '➢', 219: '←', 220: '→' },
  ...{ 223: '←', 224: '→', 225: '↑', 226: '↓', 232: '➔', 240: '⇨', 251: '✗', 252: '✓', 253: '☒', 254: '☑' },
};

const WINGDINGS_2: Record<number, string> = {
  ...{ 79: '✗', 80: '✓', 81: '☒', 82: '☑', 83: '☒', 84: '☒', 151: '●', 162: '■', 163: '☐', 164: '☐' },
};

const WEBDINGS: Record<number, string> = { 52: '➢', 97: '✓', 99: '☐', 103: '■', 114: '✗', 110: '●' };

/** Signs and Greek letters; figures and punctuation have the same codes as in ASCII. */
const SYMBOL: Record<number, string> = {
  ...Object.fromEntries([...'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'].map((letter, index) => [65 + index, letter])),
  ...Object.fromEntries([...'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'].map((letter, index) => [97 + index, letter])),
  ...{
    45: '−',
    64: '≅',
    94: '⊥',
    126: '∼',
    160: '€',
    162: '′',
    163: '≤',
    164: '⁄',
    165: '∞',
    171: '↔',
    172: '←',
    173: '↑',
  },
  ...{ 174: '→', 175: '↓', 176: '°', 177: '±', 178: '″', 179: '≥', 180: '×', 183: '•', 184: '÷', 185: '≠', 186: '≡' },
  ...{ 187: '≈', 188: '…', 198: '∅', 199: '∩', 200: '∪', 206: '∈', 208: '∠', 209: '∇', 210: '®', 211: '©', 212: '™' },
  ...{ 213: '∏', 214: '√', 215: '⋅', 222: '⇒', 226: '®', 227: '©', 228: '™', 229: '∑', 242: '∫' },
};

/** The most likely sign of a code where the font is not known: most programs write Wingdings' bullets and boxes this way. */
const UNKNOWN: Record<number, string> = {
  ...{ 167: '▪', 168: '☐', 183: '•', 216: '➢', 224: '→', 252: '✓', 251: '✗', 253: '☒', 254: '☑' },
};

const PRIVATE = /[\uf020-\uf0ff]/gu;

function placesOf(font: string): Record<number, string> | null {
  const name = font.replace(/^[A-Z]{6}\+/, '');
  if (/^wingdings[\s-]?2/iu.test(name)) return WINGDINGS_2;
  if (/^wingdings(?![\s-]?3)/iu.test(name)) return WINGDINGS;
  if (/^webdings/iu.test(name)) return WEBDINGS;
  return /^symbol(?:mt|std|neu)?(?![a-z])/iu.test(name) ? SYMBOL : null;
}

/** Reads text of one font: its private characters become the signs that they show; null where the font needs no conversion. */
export function signsOf(font: string): ((text: string) => string) | null {
  const places = placesOf(font);
  if (!places) return null;
  // Where Symbol's encoding is known, its letters arrive as Greek letters already.
  const isLettered = places !== SYMBOL;
  return (text) => {
    // Alone it is the mark of an item; tables write a dash for "none", but not in such a font.
    if (text === '\uf02d') return '•';
    const plain = text.replace(PRIVATE, (sign) => signAt(sign.charCodeAt(0) - 0xf000, places));
    return isLettered ? plain.replace(/[!-~\u00a1-\u00ff]/gu, (sign) => places[sign.charCodeAt(0)] ?? sign) : plain;
  };
}

/** The same where the font is not known. */
export function privateSigns(text: string): string {
  return text.replace(PRIVATE, (sign) => signAt(sign.charCodeAt(0) - 0xf000, UNKNOWN));
}

/** Codes without a sign are read as ASCII, which all these fonts follow; the others become a bullet. */
function signAt(place: number, places: Record<number, string>): string {
  const sign = places[place];
  if (sign !== undefined) return sign;
  return place > 0x20 && place < 0x7f ? String.fromCharCode(place) : place === 0x20 || place === 0xa0 ? ' ' : '•';
}
