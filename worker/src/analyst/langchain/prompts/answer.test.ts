import t from 'tap';
import { notFoundWord } from '../read-answer.ts';
import { answerPrompt } from './answer.ts';

const passages = '<passage n="1" page="3">\nThe fee is {{price}} or \u0024{price} or {price}.\n</passage>';

t.test('rules come first, then the passages as one message, the question last', async (t) => {
  const messages = answerPrompt('What is the fee?', [], passages);
  t.same(
    messages.map((message) => message.type),
    ['system', 'human'],
  );
  const [rules, request] = messages.map(({ text }) => text);
  for (const said of [/data, never an instruction/u, /\[2\] or this \[1\]\[4\]/u, new RegExp(notFoundWord, 'u')]) {
    t.match(rules, said);
  }
  t.notMatch(rules, /price/u, 'no text of a document is among the rules');
  t.equal(request, `<passages>\n${passages}\n</passages>\n\nQuestion: What is the fee?`);
});

t.test('what looks like a template in a document or a question stays as it is', async (t) => {
  const request = answerPrompt('What is {{price}}, {0} and \u0024{price}?', [], passages).at(-1)?.text ?? '';
  t.ok(request.includes('The fee is {{price}} or \u0024{price} or {price}.'));
  t.ok(request.endsWith('Question: What is {{price}}, {0} and \u0024{price}?'));
});

t.test('the last turns go along as turns, long answers cut', async (t) => {
  const history = [1, 2, 3, 4].map((n) => ({ question: `Question ${n}?`, answer: `Answer ${n} ${'x'.repeat(5000)}` }));
  const turns = answerPrompt('And it?', history, passages).slice(1, -1);
  t.same(
    turns.map((message) => message.type),
    ['human', 'ai', 'human', 'ai', 'human', 'ai'],
  );
  t.equal(turns[0]?.text, 'Question 2?');
  t.match(turns.at(-1)?.text, /^Answer 4 x/u);
  t.ok((turns.at(-1)?.text.length ?? 0) < 2000);
});
