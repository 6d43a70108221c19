import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of a typeface by the names that pdfmake gives its styles. */
export interface Typeface {
  normal: string;
  bold: string;
  italics: string;
  bolditalics: string;
}

const DEJAVU = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const HERE = dirname(fileURLToPath(import.meta.url));

/** Scripts without slanted letters have none in their typeface. */
function noto(name: string): Typeface {
  const [normal, bold] = ['400', '700'].map((weight) => join(HERE, `noto-sans-${name}-${weight}.ttf`)) as [
    string,
    string,
  ];
  return { normal, bold, italics: normal, bolditalics: bold };
}

/**
 * Typefaces of PDF files by name. DejaVu has Latin, Vietnamese, Greek, Cyrillic and the signs of engineers; the others, Noto Sans of
 * `@fontsource` 5.3, have scripts that DejaVu lacks. They are copied, because those packages hold 125 MB of which eight files are used, and
 * unpacked, because pdfkit inflates a table of a WOFF again for each letter. Each PDF contains only the letters that it shows.
 */
export const typefaces: Record<string, Typeface> = {
  DejaVu: {
    normal: join(DEJAVU, 'DejaVuSansCondensed.ttf'),
    bold: join(DEJAVU, 'DejaVuSansCondensed-Bold.ttf'),
    italics: join(DEJAVU, 'DejaVuSansCondensed-Oblique.ttf'),
    bolditalics: join(DEJAVU, 'DejaVuSansCondensed-BoldOblique.ttf'),
  },
  Chinese: noto('sc'),
  Korean: noto('kr'),
  Devanagari: noto('devanagari'),
  Thai: noto('thai'),
};

/** Letters by typeface: Chinese has the signs of Japanese, the wide punctuation and the units of East Asia. */
const SCRIPTS: [name: string, letters: string][] = [
  [
    'Chinese',
    String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\u3300-\u33ff\uff01-\uff9f\uffe0-\uffe6`,
  ],
  ['Korean', String.raw`\p{Script=Hangul}`],
  ['Devanagari', String.raw`\p{Script=Devanagari}\u0964\u0965`],
  ['Thai', String.raw`\p{Script=Thai}`],
];
/** Joiners of zero width, which change the shapes of the letters around them: they belong to the word that they are in. */
const JOINERS = String.raw`\u200c\u200d`;
const RUNS = new RegExp(SCRIPTS.map(([, letters]) => `([${letters}][${letters}${JOINERS}]*)`).join('|'), 'gu');

/** A stretch of text in one typeface. */
export interface TypefaceRun {
  text: string;
  /** Absent where the letters are in DejaVu, or in no typeface. */
  typeface?: string;
}

/** Parts a text where its letters need another typeface; nothing of it is lost. */
export function typefaceRuns(text: string): TypefaceRun[] {
  const runs: TypefaceRun[] = [];
  let end = 0;
  for (const match of text.matchAll(RUNS)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    const script = match.slice(1).findIndex((letters) => letters !== undefined);
    runs.push({ text: match[0], typeface: SCRIPTS[script]?.[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}
