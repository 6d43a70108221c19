import { expect, test } from 'vitest';
import { readPasted } from './paste-lines.ts';

const textsOf = (pasted: string) => readPasted(pasted).map(({ text }) => text);

test('numbers and bullets before a question are removed, and its own figures stay', () => {
  expect(
    textsOf(
      [
        '1. Who pays?',
        ' 2) By when?',
        '(3) Which bank?',
        '4.1 Which currency?',
        '4.2.3. What rate?',
        'a) Which port?',
        'iv. Who insures?',
        'Q7: Which law?',
        '- Which court?',
        '\t• How long?',
        '— Why?',
        '',
        '2027 is the year of delivery?',
        '3 pumps or four?',
        'I. Which part?',
        '-5 °C or lower?',
        'A bond of which amount?',
      ].join('\r\n'),
    ),
  ).toEqual([
    'Who pays?',
    'By when?',
    'Which bank?',
    'Which currency?',
    'What rate?',
    'Which port?',
    'Who insures?',
    'Which law?',
    'Which court?',
    'How long?',
    'Why?',
    '2027 is the year of delivery?',
    '3 pumps or four?',
    'Which part?',
    '-5 °C or lower?',
    'A bond of which amount?',
  ]);
});

test('duplicates and lines that are too long are marked', () => {
  expect(
    readPasted(`Who pays?\n\n2. WHO PAYS?\n${'x'.repeat(2001)}`).map(({ line, problem }) => [line, problem]),
  ).toEqual([
    [1, null],
    [2, { kind: 'twice', of: 1 }],
    [3, { kind: 'long' }],
  ]);
});
