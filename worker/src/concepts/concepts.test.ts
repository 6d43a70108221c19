import t from 'tap';
import { factNames } from '../facts/model.ts';
import { indexKeys } from '../search/index-terms.ts';
import { conceptLanguages, namesOfFacts } from './concepts.ts';
import { parseNames } from './parse-names.ts';

t.test('every bid fact has names in every language', async (t) => {
  for (const language of conceptLanguages) t.same([...namesOfFacts(language).keys()], [...factNames], language);
  t.equal(namesOfFacts('xx').size, 0);
});

t.test('no name of a concept is there twice, and each has something to be found by', async (t) => {
  for (const language of conceptLanguages) {
    for (const [id, names] of namesOfFacts(language)) {
      t.same(
        names.filter((name, index) => names.indexOf(name) !== index),
        [],
        `${language} ${id}`,
      );
      t.same(
        names.filter((name) => indexKeys(name, language).length === 0),
        [],
        `${language} ${id}`,
      );
    }
  }
});

t.test('a line that is none, and a concept that is there twice, are refused', async (t) => {
  t.same([...parseNames('\nlot: lot, parcel\n')], [['lot', ['lot', 'parcel']]]);
  t.throws(() => parseNames('lot = parcel'), /is not/);
  t.throws(() => parseNames('lot: lot\nlot: parcel'), /twice/);
});
