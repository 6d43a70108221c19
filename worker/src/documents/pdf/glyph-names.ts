/** A character of a font as its glyph's name says it. */
export interface NamedGlyph {
  text: string;
  /** Several letters drawn as one ("f_i"), which maps to Unicode often get wrong: the name is the surer source. */
  isLigature: boolean;
  /** Another form of a character ("one.lnum", "a.sc"), which readers that know only plain names pass on as its code. */
  isVariant: boolean;
}

const NAMES: Record<string, string> = {
  ...{ ff: 'ff', fi: 'fi', fl: 'fl', ffi: 'ffi', ffl: 'ffl', ft: 'ft', tt: 'tt', ti: 'ti', tti: 'tti', longs: 's' },
  ...{ zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{ space: ' ', period: '.', comma: ',', colon: ':', semicolon: ';', hyphen: '-', endash: '–', emdash: '—' },
  ...{ parenleft: '(', parenright: ')', bracketleft: '[', bracketright: ']', slash: '/', underscore: '_', at: '@' },
  ...{ quoteright: '’', quoteleft: '‘', quotesingle: "'", quotedbl: '"', exclam: '!', question: '?', ampersand: '&' },
  ...{ percent: '%', plus: '+', minus: '−', equal: '=', asterisk: '*', numbersign: '#', bullet: '•', degree: '°' },
  ...{ dollar: '$', sterling: '£', yen: '¥', Euro: '€', section: '§', germandbls: 'ß', ae: 'æ', AE: 'Æ', oe: 'œ' },
  ...{ OE: 'Œ', oslash: 'ø', Oslash: 'Ø', dotlessi: 'ı', lslash: 'ł', Lslash: 'Ł', eth: 'ð', thorn: 'þ' },
};

const ACCENTS: Record<string, string> = {
  ...{ grave: '\u0300', acute: '\u0301', circumflex: '\u0302', tilde: '\u0303', macron: '\u0304', breve: '\u0306' },
  ...{ dotaccent: '\u0307', dieresis: '\u0308', ring: '\u030a', hungarumlaut: '\u030b', caron: '\u030c' },
  ...{ cedilla: '\u0327', commaaccent: '\u0326', ogonek: '\u0328' },
};

/** Longer names are none of characters. */
const LONGEST = 40;

/** The characters that a glyph's name says, by the Adobe Glyph List's rules for parts and forms; null where it says none. */
export function readGlyphName(name: string): NamedGlyph | null {
  if (name.length > LONGEST || name.startsWith('.')) return null;
  const [base = '', form] = name.split('.', 2);
  const parts = base.split('_').map(characterOf);
  if (parts.some((part) => part === null)) return null;
  const text = parts.join('');
  return { text, isLigature: parts.length > 1, isVariant: form !== undefined };
}

function characterOf(name: string): string | null {
  if (/^[A-Za-z]$/.test(name)) return name;
  const known = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (known !== undefined) return known;
  const unicode = /^(?:uni((?:[\dA-F]{4})+)|u([\dA-F]{4,6}))$/.exec(name);
  if (unicode) return fromHex(unicode[1]?.match(/.{4}/g) ?? [unicode[2] ?? '']);
  const accent = Object.hasOwn(ACCENTS, name.slice(1)) ? ACCENTS[name.slice(1)] : undefined;
  return accent && /^[A-Za-z]/.test(name) ? (name.charAt(0) + accent).normalize('NFC') : null;
}

function fromHex(codes: readonly string[]): string | null {
  const points = codes.map((code) => Number.parseInt(code, 16));
  const isText = points.every((point) => point >= 0x20 && point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000));
  return isText ? String.fromCodePoint(...points) : null;
}

/** Glyphs by code, as far as their names say more than a map to Unicode may. */
export type NamedGlyphs = ReadonlyMap<number, NamedGlyph>;

const known = new WeakMap<object, NamedGlyphs>();
const none: NamedGlyphs = new Map();

/** What the names in a font's encoding say, by code; `differences` as pdf.js hands them over. */
export function namedGlyphs(differences: ReadonlyMap<number, string> | undefined): NamedGlyphs {
  if (!differences) return none;
  let named = known.get(differences);
  if (!named) {
    const read = [...differences].flatMap(([code, name]): [number, NamedGlyph][] => {
      const glyph = readGlyphName(name);
      return glyph ? [[code, glyph]] : [];
    });
    named = read.length > 0 ? new Map(read) : none;
    known.set(differences, named);
  }
  return named;
}

/** The text of a glyph that a reader took for `unicode`: what its name says where that is the surer source. */
export function textOfGlyph(unicode: string, code: number, named: NamedGlyphs): string {
  const glyph = named.get(code);
  if (!glyph || glyph.text === unicode) return unicode;
  if (glyph.isLigature || !isSaid(unicode)) return glyph.text;
  return glyph.isVariant && unicode === String.fromCharCode(code) ? glyph.text : unicode;
}

/** Whether a character is one that texts have: no control or private one, no replacement for an unknown one. */
function isSaid(unicode: string): boolean {
  return !/[\p{Cc}\p{Co}\ufffd]/u.test(unicode);
}
