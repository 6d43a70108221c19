import { privateSigns, signsOf } from '@bidloom/texts/symbol-signs';
import { escapeMarkup } from './escape-markup.ts';

/*
 * Browsers have no signs for the codes of symbol fonts (Wingdings, Symbol), and where the font is not installed they show nothing.
 */

/** The signs that a text shows in a font. */
export const inFont = (text: string, font: string): string => signsOf(font)?.(text) ?? privateSigns(text);

/** A part in which the characters of symbol fonts are the signs that they show. */
export function withSigns(xml: string): string {
  const parts: string[] = [];
  /** The fonts of the open runs, and nothing for the open paragraphs, whose marks have fonts too. */
  const fonts: string[] = [];
  let [from, changes] = [0, 0];
  for (const match of xml.matchAll(/<(\/?)w:(p|r|rPrChange|pPrChange|rFonts|sym|t)(?=[\s/>])([^<>]*)>([^<]*)/g)) {
    const [whole, slash, name, rest = '', text = ''] = match;
    const isEmpty = rest.endsWith('/');
    // It contains the properties before a tracked change.
    if (name === 'rPrChange' || name === 'pPrChange') {
      if (!isEmpty) changes += slash ? -1 : 1;
    } else if (name === 'p' || name === 'r') {
      if (slash) fonts.pop();
      else if (!isEmpty) fonts.push('');
    } else if (name === 'rFonts') {
      if (fonts.length > 0 && changes === 0) fonts[fonts.length - 1] = fontIn(rest);
    } else if (name === 'sym') {
      const start = slash ? '' : `<w:t>${escapeMarkup(signIn(rest))}`;
      parts.push(xml.slice(from, match.index), start, slash || isEmpty ? '</w:t>' : '');
      from = match.index + whole.length - text.length;
    } else if (name === 't' && !slash && text) {
      const shown = signsOfText(text, fonts.at(-1) ?? '');
      if (shown === text) continue;
      const end = match.index + whole.length;
      parts.push(xml.slice(from, end - text.length), shown);
      from = end;
    }
  }
  return parts.join('') + xml.slice(from);
}

const fontIn = (attributes: string): string => /\bw:(?:ascii|hAnsi)="([^"]{0,100})"/.exec(attributes)?.[1] ?? '';

function signIn(attributes: string): string {
  const code = Number.parseInt(/\bw:char="([0-9a-fA-F]{1,4})"/.exec(attributes)?.[1] ?? '', 16);
  const font = /\bw:font="([^"]{0,100})"/.exec(attributes)?.[1] ?? '';
  // XML has no characters below the space.
  return code >= 32 && !(code >= 0xd800 && code <= 0xdfff) && code < 0xfffe
    ? inFont(String.fromCharCode(code), font)
    : '';
}

/** The same for the text of an element. Its entities are left as they are. */
const signsOfText = (text: string, font: string): string =>
  text
    .split(/(&[#\w]{1,10};)/)
    .map((piece, index) => (index % 2 === 1 ? piece : shownOf(piece, font)))
    .join('');

function shownOf(piece: string, font: string): string {
  const shown = inFont(piece, font);
  return shown === piece ? piece : escapeMarkup(shown);
}
