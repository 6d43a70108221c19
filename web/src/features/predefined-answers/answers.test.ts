import { expect, test } from 'vitest';
import { answerItem, openItem, technical } from '../../lib/testing/answer-item.ts';
import { groupAnswers, isShown, stateOf } from './answers.ts';

const failed = answerItem(2, 'Is there a price adjustment?', { answered: false, failure: 'The model said nothing.' });
const inTechnical = { categoryId: technical.id, categoryName: technical.name };

test('a question is answered, has closest places, is unanswered, or failed', () => {
  expect(stateOf(answerItem(0, 'How long is the warranty?'))).toBe('answered');
  expect(stateOf(openItem(1, 'Is there an advance payment?'))).toBe('unanswered');
  expect(stateOf(failed)).toBe('failed');
  expect(stateOf(answerItem(3, 'Is there a cap?', { answered: false, band: 'closest' }))).toBe('closest');
});

test('an older answer without a band is answered or unanswered', () => {
  const older = (answered: boolean) => answerItem(0, 'How long is the warranty?', { answered, band: undefined });
  expect([true, false].map((answered) => stateOf(older(answered)))).toEqual(['answered', 'unanswered']);
});

test("a person's answer counts, whatever the documents contain", () => {
  const correction = { text: 'No.' };
  expect(stateOf({ ...failed, correction })).toBe('answered');
  expect(isShown({ ...openItem(1, 'Is there an advance payment?'), correction }, 'open')).toBe(false);
});

test('a question without an answer, for whatever reason, is listed as open', () => {
  const items = [answerItem(0, 'a'), openItem(1, 'b'), failed];
  expect(items.filter((item) => isShown(item, 'open')).map(({ ordinal }) => ordinal)).toEqual([1, 2]);
  expect(items.filter((item) => isShown(item, 'answered')).map(({ ordinal }) => ordinal)).toEqual([0]);
  expect(items.filter((item) => isShown(item, 'all'))).toHaveLength(3);
});

test('answers are grouped by category in the order of names, and within one in the order of the questions', () => {
  const items = [answerItem(0, 'a', inTechnical), answerItem(1, 'b'), answerItem(2, 'c', inTechnical)];
  const groups = groupAnswers(items);
  expect(groups.map(({ categoryName, items: inside }) => [categoryName, inside.map(({ ordinal }) => ordinal)])).toEqual(
    [
      ['Commercial', [1]],
      ['Technical', [0, 2]],
    ],
  );
});
