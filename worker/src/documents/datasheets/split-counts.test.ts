import t from 'tap';
import { isCount, splitCounts } from './split-counts.ts';

const counted = (text: string) =>
  splitCounts(text).map(({ name, value }) => [text.slice(name.start, name.end), text.slice(value.start, value.end)]);

t.test('a requirement that limits a number names what is counted', (t) => {
  t.same(counted('The till should support at least 2,500 articles and minimum 2 USB ports.'), [
    ['articles', 'at least 2,500'],
    ['USB ports', 'minimum 2'],
  ]);
  t.same(counted('Should handle up to 3 million concurrent guests.'), [['concurrent guests', 'up to 3 million']]);
  t.same(counted('Minimum 4 nos. of baking trays'), [['baking trays', 'Minimum 4']]);
  t.same(counted('Must keep 500 recipe entries or more'), [['recipe entries', '500']]);
  t.same(['at least 3 million', 'Minimum 4', '500', 'at least 3 ports'].map(isCount), [true, true, true, false]);
  t.end();
});

t.test('quantities, shares, and what bidders have done count nothing', (t) => {
  t.same(counted('Support for at least 30 days'), []);
  t.same(counted('measuring small fields with 0.5 µT precision or better'), []);
  t.same(counted('Doors at least 60 % open'), []);
  t.same(counted('The bidder shall have at least 3 branch offices'), []);
  t.same(counted('Experience with at least 5 similar ovens'), []);
  t.end();
});
