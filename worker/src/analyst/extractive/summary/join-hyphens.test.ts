import t from 'tap';
import { joinHyphens } from './join-hyphens.ts';

t.test('a word that the end of a line cut is joined, other hyphens stay', (t) => {
  t.equal(joinHyphens('die Unterauf-\ntragnehmer sind anzuge- ben'), 'die Unterauftragnehmer sind anzugeben');
  for (const text of [
    'Haupt- und Nebenangebote',
    'a non- refundable fee',
    'two- stage bids',
    'Rock- Wool',
    'from 3 - 5 days',
  ])
    t.equal(joinHyphens(text), text);
  t.end();
});
