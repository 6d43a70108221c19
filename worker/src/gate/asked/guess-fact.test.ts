import t from 'tap';
import { factNames } from '../../facts/model.ts';
import { guessFact, guessForeignFact, readVoices } from './guess-fact.ts';
import { judgeGuesses } from './testing/left-out.ts';

t.test(
  'the fact that a person asks for is known from the questions of other people, and little else is taken for it',
  async (t) => {
    const { known, another, taken } = judgeGuesses()(0.8);
    t.ok(known > 0.69, `${known} of the questions are known`);
    t.ok(another < 0.006, `${another} of them are taken for another fact`);
    t.ok(taken < 0.035, `${taken} of the questions for something else are taken for a fact`);
  },
);

t.test('every voice asks for every fact and for other things, and asks nothing twice', async (t) => {
  const voices = readVoices();
  t.ok(voices.size > 6);
  const nearMisses = voices.get('near-misses') ?? [];
  t.ok(nearMisses.length > 200 && nearMisses.every(([, asked]) => asked === null), 'near misses ask for no fact');
  for (const [voice, examples] of [...voices, ...readVoices('examples-by-language')]) {
    t.equal(new Set(examples.map(([question]) => question)).size, examples.length, voice);
    if (voice !== 'near-misses')
      t.same(new Set(examples.map(([, asked]) => asked)), new Set([...factNames, null]), voice);
  }
});

t.test('a guess has a probability, also for no words at all', async (t) => {
  for (const question of ['', '?', '入札', 'when '.repeat(10_000)]) {
    const { probability } = guessFact(question);
    t.ok(probability > 0 && probability <= 1, `${question.slice(0, 10)}: ${probability}`);
  }
});

t.test('a language without examples has no guess', async (t) => {
  t.equal(guessForeignFact('До какого числа принимаются заявки?', 'ru'), null);
});
