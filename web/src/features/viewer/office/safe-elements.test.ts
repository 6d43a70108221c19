import { expect, test } from 'vitest';
import { createElements } from './safe-elements.ts';

test('where Calibri is missing, a font of its widths comes before other fonts that the file names', () => {
  const make = createElements();
  const family = (fontFamily: string) =>
    (make({ tagName: 'span', style: { fontFamily } }) as HTMLElement).style.fontFamily.replaceAll('"', '');
  expect(family('Calibri, "Times New Roman"')).toBe('Calibri, Narrow sans, Times New Roman, serif');
  expect(family('"Calibri Light"')).toBe('Calibri Light, Narrow sans, sans-serif');
  // As Word names the fonts of a theme, and of a face.
  for (const name of ['Calibri (Body)', 'Calibri (Corps)', 'Calibri Light (Headings)', 'Calibri Bold']) {
    expect(family(`"${name}"`)).toBe(`${name}, Narrow sans, sans-serif`);
  }
  expect(family('Cambria')).toBe('Cambria, serif');
});
