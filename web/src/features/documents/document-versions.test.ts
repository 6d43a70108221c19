import { expect, test } from 'vitest';
import { documentOf } from '../../lib/testing/document-of.ts';
import { changesSince, groupVersions } from './document-versions.ts';

const [first, second, third] = [
  documentOf({ id: '1', replacedById: '2', pages: 10, size: 2_000_000, sha256: 'a' }),
  documentOf({ id: '2', replacesId: '1', replacedById: '3', pages: 13, size: 2_500_000, sha256: 'b' }),
  documentOf({ id: '3', replacesId: '2', pages: 13, size: 2_499_000, sha256: 'c' }),
];
const other = documentOf({ id: '4' });

test('each document is listed once, with its earlier versions, the last of them first', () => {
  expect(
    groupVersions([first, other, second, third]).map(({ document, earlier }) => [
      document.id,
      ...earlier.map(({ id }) => id),
    ]),
  ).toEqual([['4'], ['3', '2', '1']]);
});

test('changes since the previous version are shown in pages and size', () => {
  expect(changesSince(second, first)).toBe('3 pages more, 488 kB larger');
  expect(changesSince(third, second)).toBe('as many pages, 1 kB smaller');
  expect(changesSince(documentOf({ pages: 9, size: 2_000_000, sha256: 'd' }), first)).toBe('1 page fewer');
  expect(changesSince(documentOf({ pages: 10, size: 2_000_028, sha256: 'e' }), first)).toBe(
    'as many pages, 28 bytes larger',
  );
  expect(changesSince(documentOf({ sha256: 'a' }), first)).toBe('the same file');
  expect(changesSince(first, undefined)).toBe('');
});
