import type { FontFacts } from './page-content.ts';

/** The font's codes for signs that are in other blocks of Unicode; the other signs are in Unicode's block of dingbats in the same order. */
const ELSEWHERE: Record<string, string> = {
  '%': '☎',
  '*': '☛',
  '+': '☞',
  H: '★',
  l: '●',
  n: '■',
  s: '▲',
  t: '▼',
  u: '◆',
  w: '◗',
};

/** Whether a font is the standard one of ticks, crosses and stars. */
export function isDingbats({ name }: FontFacts): boolean {
  return name !== undefined && /^(?:[A-Z]{6}\+)?(?:ITC)?Zapf-?Dingbats/i.test(name);
}

/**
 * The signs that ZapfDingbats draws. Files often leave out its encoding, and readers then give the letters with the same codes: `3` for a
 * tick. Text that already contains the signs stays as it is.
 */
export function toDingbats(text: string): string {
  return text.replace(
    /[!-~]/g,
    (place) => ELSEWHERE[place] ?? String.fromCodePoint(0x2700 + place.charCodeAt(0) - 0x20),
  );
}
