import { type Font, openSync } from 'fontkit';
import { type Typeface, typefaceRuns, typefaces } from './typefaces.ts';

/** Opened typefaces by their files: only those whose letters occur are ever read. */
const opened = new Map<string, Font>();

function openFile(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const font = openSync(path);
  if ('fonts' in font) throw new Error(`${path} holds several typefaces`);
  opened.set(path, font);
  return font;
}

/** Signs that are drawn: no spaces, nothing that only controls others, and no codes that a document's own fonts gave a meaning. */
const DRAWN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a style of the typeface has a shape for each sign of the text. */
export function hasShapes(text: string, typeface: string | undefined, style: keyof Typeface): boolean {
  const files = typefaces[typeface ?? 'DejaVu'];
  return [...new Set(text)].every(
    (sign) => !DRAWN.test(sign) || (files && openFile(files[style]).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  );
}

/** Whether the text has signs that its typefaces lack: they are empty boxes. */
export const lacksLetters = (text: string): boolean =>
  typefaceRuns([...new Set(text)].join('')).some((run) => !hasShapes(run.text, run.typeface, 'normal'));
