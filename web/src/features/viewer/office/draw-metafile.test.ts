import { expect, test } from 'vitest';
import { withLetterWidths } from './draw-metafile.ts';

const letter = (x: number, text: string, more = '') => `<text x="${x}" y="67" font-size="100"${more}>${text}</text>`;

test('letters of a metafile with less room than they usually need are made narrower', () => {
  const narrower = ' textLength="53" lengthAdjust="spacingAndGlyphs"';
  expect(withLetterWidths(letter(0, 'R') + letter(53, 'F') + letter(153, 'C'))).toBe(
    letter(0, 'R', narrower) + letter(53, 'F') + letter(153, 'C'),
  );
});

test('narrow letters, words, and letters at another height or turned stay as they are', () => {
  for (const svg of [
    letter(0, 'i') + letter(20, 'n'),
    letter(0, 'RFC') + letter(20, 'n'),
    letter(0, 'R') + letter(20, 'n').replace('67', '90'),
    letter(0, 'R', ' transform="rotate(90)"') + letter(20, 'n'),
    letter(60, 'R') + letter(20, 'n'),
  ])
    expect(withLetterWidths(svg)).toBe(svg);
});
