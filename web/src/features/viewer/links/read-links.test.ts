import { expect, test } from 'vitest';
import { readLinks } from './read-links.ts';

/** A page of 200 by 100 points, whose y axis goes up in the file and down on the screen. */
const viewport = {
  width: 200,
  height: 100,
  convertToViewportPoint: (x: number, y: number) => [x, 100 - y],
};
const rect = [20, 50, 120, 75];

test('a link has its place on the page, whichever corner its rectangle begins with', () => {
  const box = [0.1, 0.25, 0.5, 0.25];
  const annotations = [
    { subtype: 'Link', rect, url: 'https://example.com/specification' },
    { subtype: 'Link', rect: [120, 75, 20, 50], dest: 'annex' },
    { subtype: 'Link', rect, dest: [{ num: 4, gen: 0 }, { name: 'Fit' }] },
  ];
  expect(readLinks(annotations, viewport)).toEqual([
    { box, url: 'https://example.com/specification' },
    { box, destination: 'annex' },
    { box, destination: [{ num: 4, gen: 0 }, { name: 'Fit' }] },
  ]);
});

test('scripts, files, other annotations and links without a place or a target are left out', () => {
  const annotations = [
    { subtype: 'Link', rect, url: 'javascript:alert(1)' },
    { subtype: 'Link', rect, url: 'file:///etc/passwd' },
    { subtype: 'Widget', rect, url: 'https://example.com/' },
    { subtype: 'Link', rect: [1, 2, 3], url: 'https://example.com/' },
    { subtype: 'Link', rect: [300, 10, 400, 20], url: 'https://example.com/' },
    { subtype: 'Link', rect: [20, 50, 20, 75], url: 'https://example.com/' },
    { subtype: 'Link', rect },
  ];
  expect(readLinks(annotations, viewport)).toEqual([]);
});

test('a link that is partly outside of the page keeps the part that is on it', () => {
  expect(readLinks([{ subtype: 'Link', rect: [-100, 0, 100, 200], url: 'https://example.com/' }], viewport)).toEqual([
    { box: [0, 0, 0.5, 1], url: 'https://example.com/' },
  ]);
});

test('a page of countless links has only the first ones', () => {
  const annotations = Array.from({ length: 2000 }, () => ({ subtype: 'Link', rect, url: 'https://example.com/' }));
  expect(readLinks(annotations, viewport)).toHaveLength(500);
});
