import type { Document } from '@bidloom/contract/documents';
import { expect, test } from 'vitest';
import { documentOf } from '../../../lib/testing/document-of.ts';
import { compareChoices } from './compare-with.ts';

const named = (id: string, facts: Partial<Document> = {}) => documentOf({ id, ...facts });

test('a document can be compared with all others that have pages, its versions first', () => {
  const prices = named('prices', { mediaType: 'text/csv' });
  const first = named('first', { replacedById: 'second' });
  const second = named('second', { replacesId: 'first', replacedById: 'third' });
  const third = named('third', { replacesId: 'second', replacedById: 'fourth' });
  const fourth = named('fourth', { replacesId: 'third' });
  const unread = named('unread', { status: 'failed' });
  const archive = named('archive', { mediaType: 'application/zip' });
  const choices = compareChoices(second, [archive, prices, first, second, third, unread, fourth]);
  expect(choices.map(({ document, version }) => [document.id, version])).toEqual([
    ['fourth', 'later'],
    ['third', 'later'],
    ['first', 'earlier'],
    ['prices', null],
  ]);
  expect(compareChoices(prices, [archive, prices]), 'nothing to compare with').toEqual([]);
});

test('versions that name each other in a circle are listed once', () => {
  const [one, other] = [named('one', { replacesId: 'other' }), named('other', { replacesId: 'one' })];
  expect(compareChoices(one, [one, other]).map(({ document }) => document.id)).toEqual(['other']);
});
