import t from 'tap';
import { factNames } from '../facts/model.ts';
import { indexKeys } from '../search/index-terms.ts';
import { conceptTables, namesOfFacts } from './concepts.ts';
import { conceptLanguages } from './languages.ts';
import { parseNames } from './parse-names.ts';

const ids = (language: string) => conceptTables(language).map((names) => [...names.keys()]);

t.test('every concept has names in every language, the bid facts before all', async (t) => {
  t.same([...namesOfFacts('en').keys()], [...factNames]);
  for (const language of conceptLanguages) t.same(ids(language), ids('en'), language);
  t.equal(new Set(ids('en').flat()).size, ids('en').flat().length, 'each is in one table');
  t.equal(namesOfFacts('xx').size, 0);
});

t.test('no name of a concept is there twice, and each has something to be found by', async (t) => {
  for (const language of conceptLanguages) {
    for (const [id, names] of conceptTables(language).flatMap((table) => [...table])) {
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      const empty = names.filter((name) => indexKeys(name, language).length === 0);
      t.same({ twice, empty }, { twice: [], empty: [] }, `${language} ${id}`);
    }
  }
});

t.test('a line that is none, and a concept that is there twice, are refused', async (t) => {
  t.same([...parseNames('\nlot: lot, parcel\n')], [['lot', ['lot', 'parcel']]]);
  t.throws(() => parseNames('lot = parcel'), /is not/);
  t.throws(() => parseNames('lot: lot\nlot: parcel'), /twice/);
});
