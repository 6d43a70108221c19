import t from 'tap';
import { repeats } from './repeats.ts';

const wordsOf = (text: string) => text.toLowerCase().split(' ');
const isRepeated = (text: string, said: string) => repeats(wordsOf(text), [new Set(wordsOf(said))]);

t.test('a statement whose words and figures are said elsewhere repeats it, in whatever order', async (t) => {
  t.ok(isRepeated('opening of bids 4 March 2026', 'bids: opening of technical bids 4 March 2026 at 15:00'));
  t.ok(
    isRepeated('payment follows within 30 days of the receipt', 'within 30 days of the receipt payment follows always'),
  );
});

t.test('another figure, a few words, and a small part of a long statement repeat nothing', async (t) => {
  t.notOk(
    isRepeated('payment of 25% follows the acceptance of goods', 'payment of 75% follows the acceptance of goods'),
  );
  t.notOk(isRepeated('bids in English', 'bids in English are read'));
  const long =
    'the bank guarantee for performance is furnished by the supplier within ten days after signing of the contract';
  t.notOk(isRepeated('the supplier is furnished the contract', long));
});
