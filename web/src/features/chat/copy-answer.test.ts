import { expect, test } from 'vitest';
import { answerAsText } from './copy-answer.ts';
import { entryOf } from './testing/entry-of.ts';

const citation = (page: number) => ({ documentId: 'd', fileName: 'tender.pdf', page, quote: 'q', boxes: [] });

test('an answer is copied with its sources numbered as on the screen', () => {
  const entry = entryOf(1, {
    answer: 'unused',
    claims: [
      { text: 'The security is EUR 48,500.', citations: [0], supported: true },
      { text: 'It is returned.', citations: [0, 1], supported: true },
    ],
    citations: [citation(3), citation(4)],
  });
  expect(answerAsText(entry)).toBe(
    [
      'The security is EUR 48,500. [1]',
      'It is returned. [1] [2]',
      '',
      'Sources:',
      '[1] tender.pdf, page 3',
      '[2] tender.pdf, page 4',
    ].join('\n'),
  );
});

test('a row is copied as it is shown', () => {
  const claims = [{ text: '• 5 | Retention | | 5%', citations: [], supported: true }];
  expect(answerAsText(entryOf(1, { answer: 'unused', claims }))).toBe('5 · Retention · 5%');
});

test('an answer without separate sentences is copied as it is', () => {
  expect(answerAsText(entryOf(1, { answer: 'The documents do not answer this.' }))).toBe(
    'The documents do not answer this.',
  );
});
