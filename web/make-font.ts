import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = require.resolve('inter-ui/variable/InterVariable.woff2');
const licence = require.resolve('inter-ui/LICENSE.txt');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The characters of English screens, so that most screens load only this file. */
const english = `${range(0x20, 0x7e)}\u00a0©®°±²³·×÷£€™–—‘’“”•…‹›«»←↑→↓−≤≥⌘✓`;

/** Further European names and words: the rest of Latin-1, Latin Extended-A, and signs of documents. */
const european = `${range(0xa0, 0x17f)}ȘșȚțẞˆˇ˘˙˚˛˜˝${range(0x2010, 0x2026)}‰′″⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄№Ωµ∙≈≠■□▪●○◦`;

/** The characters of each file of the font; the browser fetches a file when the screen has one of them (`font.css`). */
export const files: Readonly<Record<string, string>> = {
  'inter.woff2': english,
  'inter-european.woff2': [...new Set(european)].filter((sign) => !english.includes(sign)).join(''),
};

/** Characters in the format of `unicode-range`: "U+20-7E, U+A9". */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/**
 * Inter (SIL Open Font License 1.1), reduced to what the screens use: the weights from regular to bold, proportional and
 * tabular figures, and no ligatures of signs, which would change the text of a document.
 */
async function makeFont(characters: string): Promise<Uint8Array> {
  return subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    // Copyright, licence and the licence's address.
    preserveNameIds: [0, 13, 14],
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  });
}

/**
 * `node make-font.ts` writes the font files of the web app, and the licence beside them. With `--check` it writes nothing,
 * and its exit status says whether the existing files are the same.
 */
if (import.meta.main) {
  const directory = join(import.meta.dirname, 'src/theme/font');
  const isCheck = process.argv.includes('--check');
  for (const [name, characters] of Object.entries(files)) {
    const font = await makeFont(characters);
    if (isCheck) {
      if (Buffer.compare(font, await readFile(join(directory, name))) !== 0) process.exit(1);
      continue;
    }
    await writeFile(join(directory, name), font);
    console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB, unicode-range: ${unicodeRange(characters)}`);
  }
  if (!isCheck) await writeFile(join(directory, 'LICENSE.txt'), await readFile(licence));
}
