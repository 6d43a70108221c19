import t from 'tap';
import { partsOf } from './question-parts.ts';

t.test('a question that asks several things is taken apart', async (t) => {
  for (const [question, parts] of [
    ['When is the bid due and how is it submitted?', ['When is the bid due', 'how is it submitted?']],
    ['What is covered, and to whom and by when must it be sent?', []],
    [
      'Wann ist das Angebot fällig und wie wird es eingereicht?',
      ['Wann ist das Angebot fällig', 'wie wird es eingereicht?'],
    ],
    ['Who signs, and who stamps, and when?', ['Who signs', 'who stamps, and when?']],
    ['When and how must the bid be submitted?', ['When must the bid be submitted?', 'how must the bid be submitted?']],
    ['What are the terms and conditions?', []],
    ['Say who signs and when it is due.', []],
    ['Is a bond needed and how much is it?', []],
    ['', []],
  ] as const) {
    t.same(partsOf(question), parts, question);
  }
});
