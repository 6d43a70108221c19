import t from 'tap';
import { analyzerFor } from '../terms.ts';
import { parseThesaurus } from './parse-thesaurus.ts';
import { thesaurusFor } from './thesaurus.ts';

const expansions = (text: string, language = 'en') =>
  thesaurusFor(language)
    .expand(analyzerFor(language)(text).map((term) => term.keys))
    .map(({ keys }) => keys.join(' '));

t.test('tender language finds its synonyms, abbreviations among them', async (t) => {
  t.ok(expansions('What is the EMD?').includes('bid secur'));
  t.ok(expansions('earnest money deposit').includes('emd'));
  t.ok(expansions('LD clause').includes('liquid damag'));
  t.ok(expansions('bảo đảm dự thầu', 'vi').includes('bảo lãnh dự thầu'));
});

t.test('a word inside a known phrase is not expanded alone', async (t) => {
  t.notOk(expansions('earnest money deposit').includes('cash'));
  t.ok(expansions('money').includes('cash'));
});

t.test('a phrase with a preposition is not its bare verb', async (t) => {
  t.ok(expansions('who may carry out the work').includes('perform'));
  t.notOk(expansions('carry cash').includes('perform'));
});

t.test('a one-way line does not work backwards, and what is not understood is refused', async (t) => {
  const [line] = parseThesaurus('> win : award');
  t.same(line, { asked: ['win'], written: ['award'], weight: line?.weight });
  t.throws(() => parseThesaurus('? a, b'), /starts with none of/);
});

t.test('syllables are put together into words', async (t) => {
  const terms = analyzerFor('vi')('hồ sơ dự thầu của nhà thầu').map((term) => term.keys);
  t.same(thesaurusFor('vi').words(terms), [
    { from: 0, length: 4 },
    { from: 5, length: 2 },
  ]);
});
