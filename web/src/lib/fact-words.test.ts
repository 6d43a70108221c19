import type { FactName } from '@bidloom/contract/facts';
import { expect, test } from 'vitest';
import { factWords } from './fact-words.ts';

test.each<[FactName, string, string]>([
  ['submission_deadline', '2026-08-12T15:00', '12 Aug 2026, 15:00'],
  ['bid_opening', '2026-08-12', '12 Aug 2026'],
  ['bid_opening', '2026-02-31', 'as stated'],
  ['bid_opening', 'not public', 'Not public'],
  [
    'clarification_deadline',
    'P3D (working days) before submission_deadline',
    '3 working days before: submission deadline',
  ],
  ['clarification_deadline', 'P7D before submission_deadline', '7 days before: submission deadline'],
  ['bid_validity', 'P1M', '1 month'],
  ['bid_validity', 'P90D', '90 days'],
  ['warranty', 'P24M from acceptance', 'as stated'],
  ['bid_security', 'INR 200000', 'INR 200,000'],
  ['bid_security', 'none', 'None'],
  ['performance_security', '5%', 'as stated'],
  ['joint_venture', 'yes', 'Yes'],
  ['joint_venture', 'conditions: two partners', 'as stated'],
  ['bid_language', 'pl', 'Polish'],
  ['currency', 'EUR', 'EUR'],
  ['currency', 'EUR or USD', 'as stated'],
])('%s of %s reads %s', (fact, value, words) => {
  expect(factWords(fact, { value, text: 'as  stated' })).toBe(words);
});

test('a percentage that is stated as a number alone has its sign', () => {
  const said = (value: string, text: string) => factWords('performance_security', { value, text });
  expect(said('3%', '3.00')).toBe('3%');
  expect(said('0.5%', '0,5\n')).toBe('0.5%');
  expect(said('3%', '3.00 per cent of the price')).toBe('3.00 per cent of the price');
  expect(said('EUR 3', '3')).toBe('EUR 3');
  expect(said('varies: 3-5%', '3')).toBe('3');
});

test('cells of a table are separated, and white space becomes one space', () => {
  expect(factWords('contact', { value: 'x', text: 'Ada | Byron\n  House 4' })).toBe('Ada · Byron House 4');
});
