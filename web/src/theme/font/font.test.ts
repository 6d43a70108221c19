import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, unicodeRange } from '../../../make-font.ts';

const source = join(import.meta.dirname, '../..');
const read = (pattern: string): [string, string][] =>
  globSync(pattern, { cwd: source }).map((file) => [file, readFileSync(join(source, file), 'utf8')]);

test('the font is the output of its script, and small', () => {
  // In a separate process: the font packages do not work with jsdom's globals.
  const { status, stderr } = spawnSync(process.execPath, ['make-font.ts', '--check'], { cwd: join(source, '..') });
  expect(status, String(stderr)).toBe(0);
  const size = (name: string) => statSync(join(import.meta.dirname, name)).size;
  expect(size('inter.woff2')).toBeLessThan(20_000);
  expect(Object.keys(files).reduce((sum, name) => sum + size(name), 0)).toBeLessThan(60_000);
});

test('the style sheet lists the characters of each file', () => {
  const css = readFileSync(join(import.meta.dirname, 'font.css'), 'utf8').replace(/\s+/g, ' ');
  for (const [name, characters] of Object.entries(files)) {
    const face = css.split('@font-face').find((face) => face.includes(`"./${name}"`));
    expect(face).toContain(`unicode-range: ${unicodeRange(characters)};`);
  }
});

test('the first file has every character of the catalogue and of the public page', () => {
  const words = [...read('lib/messages*.ts'), ...read('features/landing/*.json')].map(([, text]) => text).join('');
  const missing = [...new Set(words)].filter((sign) => sign >= ' ' && !files['inter.woff2']?.includes(sign));
  expect(missing).toEqual([]);
});

/** Fluent's scale in pixels, and its larger steps. */
const scale = [0, 1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 28, 32, 36, 40, 48, 96];

test('font sizes are tokens, and gaps and paddings are from one scale', () => {
  // The cells of a workbook look like in their own program.
  const own = (file: string) => !file.includes('.test.') && !file.startsWith('features/viewer/office/sheets/');
  const screens = read('**/*.{ts,tsx}').filter(([file]) => own(file));
  const odd = screens.flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => {
      const type = /\b(?:fontSize|lineHeight): '\d|\bfontWeight: \d/.exec(line)?.[0];
      const space = /\b(?:padding|gap|rowGap|columnGap)\w*: '([\d px]*)'/.exec(line)?.[1] ?? '';
      const off = [...space.matchAll(/(\d+)px/g)].filter(([, pixels]) => !scale.includes(Number(pixels)));
      return type || off.length > 0 ? [`${file}: ${line.trim()}`] : [];
    }),
  );
  expect(odd).toEqual([]);
});
