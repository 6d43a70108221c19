import { expect, test } from 'vitest';
import { countStandings, isInView, type RowItem, withRuling } from './rulings.ts';

const value = {
  ...{ documentId: 'd', fileName: 'a.pdf', parameter: 'Flow', value: '250', unit: null, condition: null },
  ...{ page: 1, quote: '250', boxes: [] },
};
const offer = (proposalId: string, state: 'meets' | 'deviates' | 'missing') => ({
  ...{ proposalId, vendorName: proposalId, title: 'Offer', state, reason: '', offered: null, converted: null },
});
const row: RowItem = {
  ...{ kind: 'comparison_row', ordinal: 0, correction: null, correctedAt: null, content: null },
  headline: { tag: null, section: null, asked: value, offers: [offer('a', 'deviates'), offer('b', 'missing')] },
};

test('the judgement of a person replaces what was found, and can be taken back', () => {
  const ruling = { proposalId: 'a', state: 'accepted', note: 'Agreed' } as const;
  const correction = withRuling(null, 'a', ruling);
  expect(correction).toEqual({ rulings: [ruling] });
  expect(countStandings([{ ...row, correction }], 'a').get('accepted')).toBe(1);
  expect(isInView({ ...row, correction }, 'deviates', ['a', 'b'])).toBe(false);
  expect(withRuling(correction, 'a', null)).toBeNull();
});

test('only the shown proposals decide what is in view', () => {
  expect(isInView(row, 'deviates', ['a'])).toBe(true);
  expect(isInView(row, 'deviates', ['b'])).toBe(false);
  expect(isInView(row, 'check', ['b'])).toBe(true);
});
