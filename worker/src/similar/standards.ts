/** Bodies whose standards are cited by number. Those that are also words (IS, UL, EN) are only meant in capitals. */
const bodies =
  'API|ISO(?:/IEC)?|IEC|DIN(?: EN)?(?: ISO)?|EN(?: ISO)?|BS(?: EN)?|NF|UNE|UNI|ASTM|ASME|ANSI|AWWA|AWS|IEEE|NFPA|NEMA|UL|NIST SP|FIPS|GB(?:/T)?|DL/T|JB/T|JIS|KS|GOST|TCVN|PN|IS|SAE|MIL-STD|ASHRAE|VDE|VDI|OWASP|BIP';
const designation = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<body>${bodies})[ \\u00a0-]?(?<number>[A-Z]{0,2}\\d{2,6}(?:[.-]\\d{1,4}){0,3})(?![\\p{L}\\p{N}])`,
  'gu',
);
const year = /[-:](?:19|20)\d\d$/u;

/** A standard that a text names. */
export interface NamedStandard {
  /** Without its year, in lower case: `iso 9001`. */
  key: string;
  /** As it is written. */
  text: string;
  /** Offsets into the text, end exclusive. */
  start: number;
  end: number;
}

/** The standards that a text names by number: API 610, ISO/IEC 27001, GB/T 11022. */
export function findStandards(text: string): NamedStandard[] {
  return [...text.matchAll(designation)].map(({ 0: found, groups, index: start }) => {
    const number = (groups?.number ?? '').replace(year, '');
    const body = (groups?.body ?? '').replace(/\/IEC$|\/T$/u, '');
    const text = found.replace(/[\s\u00a0]+/gu, ' ').replace(year, '');
    return { key: `${body} ${number}`.toLowerCase(), text, start, end: start + found.length };
  });
}
