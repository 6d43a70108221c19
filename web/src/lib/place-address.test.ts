import { addressOfPlace, queryOfPlace } from '@bidloom/contract/place-address';
import { expect, test } from 'vitest';
import { patchKey, placeInAddress, placeKey } from './place-address.ts';

const boxes: [number, number, number, number][] = [
  [0.1, 0.25, 0.5, 0.0125],
  [0, 0.9999, 1, 0.0001],
];

test('a place is restored from its address', () => {
  const place = { documentId: 'd-1', page: 41, quote: 'The bond, 10% & more', offset: 0, around: 'In it.', boxes };
  expect(placeInAddress(new URLSearchParams(queryOfPlace(place)))).toEqual(place);
});

test('parameters that a place does not have are removed from the address', () => {
  const patch = addressOfPlace({ documentId: 'd-1', page: null, quote: '', boxes: [] });
  expect(patch).toEqual({ document: 'd-1', page: null, quote: null, at: null, around: null, boxes: null });
  expect(placeInAddress(new URLSearchParams('document=d-1'))).toEqual({
    documentId: 'd-1',
    page: null,
    quote: '',
    boxes: [],
  });
});

test('an address names the same place as the patch that made it', () => {
  const place = { documentId: 'd-1', page: 2, quote: 'bond', boxes };
  const query = new URLSearchParams(queryOfPlace(place));
  query.set('tab', 'keywords');
  expect(placeKey(query)).toBe(patchKey(addressOfPlace(place)));
});

test.each(['1.2.3', '1.2.3.4.5', 'a.b.c.d', '1.2.3.-4', '1.2.3.1234567'])('%s is not a box', (box) => {
  expect(placeInAddress(new URLSearchParams(`document=d-1&page=1&boxes=${box}_1000.1000.1000.1000`))?.boxes).toEqual([
    [0.1, 0.1, 0.1, 0.1],
  ]);
});

test('without a document there is no place, and without a page nothing is marked', () => {
  expect(placeInAddress(new URLSearchParams('page=3'))).toBeNull();
  const named = placeInAddress(new URLSearchParams('document=d-1&page=0&quote=bond&boxes=1.1.1.1'));
  expect(named).toMatchObject({ page: null, quote: '', boxes: [] });
});

test('long quotes and many boxes are cut, so that mail programs do not break the address', () => {
  const many = Array.from({ length: 20 }, () => boxes).flat();
  const query = queryOfPlace({ documentId: 'd-1', page: 1, quote: 'bond '.repeat(500), boxes: many });
  expect(query.length).toBeLessThan(1000);
});
