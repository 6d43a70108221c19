import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = require.resolve('inter-ui/variable/InterVariable.woff2');
const licence = require.resolve('inter-ui/LICENSE.txt');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What the screens are written with: Latin-1, Latin Extended-A for the names of Europe, and the signs of the catalogue. */
export const characters: string =
  range(0x20, 0x7e) +
  range(0xa0, 0x17f) +
  'ȘșȚțẞ' +
  'ˆˇ˘˙˚˛˜˝' +
  range(0x2010, 0x2026) +
  '‰′″‹›⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄€№™Ωµ←↑→↓⌘−∙≈≠≤≥■□▪●○◦✓';

/**
 * Inter (SIL Open Font License 1.1), cut down to what the screens show: the weights from regular to bold, figures of
 * one width beside those of their own, and no joining of signs, which would change what a document says.
 */
async function makeFont(): Promise<Uint8Array> {
  return subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    // Copyright, licence and its address.
    preserveNameIds: [0, 13, 14],
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  });
}

/**
 * `node make-font.ts` writes the font that the web app is built with, and its licence beside it; with `--check` it only
 * tells by its status whether what is there is what it would write.
 */
if (import.meta.main) {
  const font = await makeFont();
  const directory = join(import.meta.dirname, 'src/theme/font');
  if (process.argv.includes('--check')) {
    process.exit(Buffer.compare(font, await readFile(join(directory, 'inter.woff2'))) === 0 ? 0 : 1);
  }
  await writeFile(join(directory, 'inter.woff2'), font);
  await writeFile(join(directory, 'LICENSE.txt'), await readFile(licence));
  console.log(`inter.woff2: ${(font.length / 1000).toFixed(1)} kB`);
}
