import t from 'tap';
import type { KnownFact } from '../facts/known-fact.ts';
import { createArraySource } from './array-source.ts';
import { searchSource } from './search-passages.ts';

const place = { documentId: 'd', page: 3, start: 0, end: 10, quote: '5% of the contract' };
const facts: KnownFact[] = [
  { fact: 'performance_security', stated: { value: '5%', text: '5%', place }, probability: 0.9, conflicts: [] },
];
const history = [{ question: 'How large is the bid security?', answer: '2%' }];
const ask = (question: string) => searchSource(createArraySource([]), { question, history, facts });

t.test('a question that follows another may name a fact', async (t) => {
  t.match(await ask('And the performance security?'), { band: 'answer', fact: { fact: 'performance_security' } });
});

t.test('a question with a word for what was said before asks for no fact', async (t) => {
  t.equal((await ask('And is it a performance security?')).fact, null);
});
