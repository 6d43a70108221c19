import { expect, test } from 'vitest';
import { documentOf } from '../../../lib/testing/document-of.ts';
import { compareWith } from './compare-with.ts';

const pdf = 'application/pdf';
const named = (id: string, mediaType: string) => documentOf({ id, mediaType });

test('a document is compared with one of its type first, and never with an archive', () => {
  const archive = named('archive', 'application/zip');
  const prices = named('prices', 'text/csv');
  const [terms, addendum] = [named('terms', pdf), named('addendum', pdf)];
  const otherOf = (documents: (typeof terms)[]) => compareWith(terms, documents, () => {}).other?.id;
  expect(otherOf([archive, prices, terms, addendum])).toBe('addendum');
  expect(otherOf([archive, prices, terms])).toBe('prices');
  expect(otherOf([archive, terms])).toBeUndefined();
});
