import type { FontFacts } from './page-content.ts';

/** Places of the font that hold signs which Unicode has elsewhere; the others stand in its block of dingbats in the same order. */
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
 * The signs that ZapfDingbats draws. Files often leave out its encoding, and readers then give the letters of its places: `3` for a tick.
 * Texts that come as signs already stay as they are.
 */
export function toDingbats(text: string): string {
  return text.replace(
    /[!-~]/g,
    (place) => ELSEWHERE[place] ?? String.fromCodePoint(0x2700 + place.charCodeAt(0) - 0x20),
  );
}
