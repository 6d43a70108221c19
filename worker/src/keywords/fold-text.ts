/** What was between two characters of a folded text, as bits. */
export const gap = {
  space: 1,
  lineBreak: 2,
  hyphen: 4,
  /** En and em dashes, which are more often between words than within them. */
  dash: 8,
  softHyphen: 16,
  /** Nothing: both characters come from the same one, such as a letter and its accent. */
  inside: 32,
  /** The dot after an initial: "T.D.S." */
  dot: 64,
} as const;

/** Letters with a dot after each, the last one's optional: a short form, or a person's initials. */
const initials =
  /(?<![\p{L}\p{N}.])(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\.){1,8}[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\.?(?![\p{L}\p{N}])/gu;

/**
 * A text for comparison: lower-case, decomposed, without white space, hyphens, dashes and the dots of initials, with plain quotation
 * marks.
 */
export interface FoldedText {
  text: string;
  /** Offsets into the source of the character that each unit of `text` came from. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** `gaps[i]` is what was before unit `i`; one more for the end. */
  gaps: Uint8Array;
}

/**
 * Folds a text so that two spellings of the same words become the same string: case, ligatures, full-width forms, composed and decomposed
 * accents, typographic quotation marks, white space, hyphens and the dots of initials. All but these dots are folded one by one, so
 * whatever a plain search for a word finds is found in the folded text too.
 */
export function foldText(source: string): FoldedText {
  const codes: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const gaps: number[] = [];
  let before = 0;
  const dots = dotsOfInitials(source);
  for (let offset = 0; offset < source.length; ) {
    const code = source.charCodeAt(offset);
    if (code < 128) {
      const folded = asciiCodes[code] as number;
      if (folded < 0) before |= -folded;
      else if (dots.has(offset)) before |= gap.dot;
      else {
        codes.push(folded);
        starts.push(offset);
        ends.push(offset + 1);
        gaps.push(before);
        before = 0;
      }
      offset++;
      continue;
    }
    const character = String.fromCodePoint(source.codePointAt(offset) as number);
    const folded = foldCharacter(character);
    if (typeof folded === 'number') before |= folded;
    else {
      for (let index = 0; index < folded.length; index++) {
        codes.push(folded.charCodeAt(index));
        starts.push(offset);
        ends.push(offset + character.length);
        gaps.push(before);
        before = gap.inside;
      }
      before = 0;
    }
    offset += character.length;
  }
  gaps.push(before);
  return {
    text: Buffer.from(Uint16Array.from(codes).buffer).toString('utf16le'),
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    gaps: Uint8Array.from(gaps),
  };
}

function dotsOfInitials(source: string): Set<number> {
  const dots = new Set<number>();
  for (const { 0: run, index } of source.matchAll(initials)) {
    for (let at = run.indexOf('.'); at !== -1; at = run.indexOf('.', at + 1)) dots.add(index + at);
  }
  return dots;
}

/** For each ASCII character its folded code, or the gap that it makes as a negative number. */
const asciiCodes = Int16Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[\n\r\v\f]/.test(character)) return -gap.lineBreak;
  if (/\s/.test(character)) return -gap.space;
  if (character === '-') return -gap.hyphen;
  if (character === '`') return "'".charCodeAt(0);
  return character.toLowerCase().charCodeAt(0);
});

const known = new Map<string, string | number>();

/** The text that replaces a non-ASCII character in comparisons, or the bits of the gap that it makes. */
function foldCharacter(character: string): string | number {
  const cached = known.get(character);
  if (cached !== undefined) return cached;
  const folded = describeCharacter(character);
  known.set(character, folded);
  return folded;
}

function describeCharacter(character: string): string | number {
  if (character === '\u00ad') return gap.softHyphen;
  if (/[\u200b-\u200f\u2060\ufeff]/u.test(character)) return 0;
  if (/[\u0085\u2028\u2029]/u.test(character)) return gap.lineBreak;
  if (/\s/u.test(character)) return gap.space;
  if (/[\u2010\u2011\u2043\ufe63\uff0d]/u.test(character)) return gap.hyphen;
  if (/[\u2012-\u2015\u2212\ufe58]/u.test(character)) return gap.dash;
  if (/[‘’‚‛′ʼʹ´]/u.test(character)) return "'";
  if (/[“”„‟″«»]/u.test(character)) return '"';
  const decomposed = character.normalize('NFKD');
  // A spacing accent decomposes to a blank and a mark, and the blank would become a gap.
  const plain = /\s/u.test(decomposed) ? character : decomposed;
  return plain.toLowerCase().replaceAll('ς', 'σ').replaceAll('ß', 'ss');
}
