import t from 'tap';
import { splitSentences } from './sentences.ts';

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

t.test('full stops end sentences, abbreviations and numbers do not', async (t) => {
  t.same(split('See cl. 3.2 for fees, e.g. The fee of No. 4. It is EUR 2.50 per day. Why? Because.'), [
    'See cl. 3.2 for fees, e.g. The fee of No. 4.',
    'It is EUR 2.50 per day.',
    'Why?',
    'Because.',
  ]);
});

t.test('the day of a German date ends no sentence', async (t) => {
  t.same(split('Angebote sind bis 12. Oktober 2026 einzureichen. Danach nicht mehr. Es sind 12. Der Rest folgt.'), [
    'Angebote sind bis 12. Oktober 2026 einzureichen.',
    'Danach nicht mehr.',
    'Es sind 12.',
    'Der Rest folgt.',
  ]);
});

t.test('blank lines, list items and table rows stand alone; wrapped lines do not', async (t) => {
  t.same(split('The bid\nis valid\n\n(a) for 120 days;\n(b) firm\nTag | Flow\nP-101 | 450'), [
    'The bid\nis valid',
    '(a) for 120 days;',
    '(b) firm',
    'Tag | Flow',
    'P-101 | 450',
  ]);
});

t.test('what is said in a cell does not cut its row', async (t) => {
  const row = `Retention, released at the end of the warranty period, without any interest. It is small. | 5% | Certificate; may be paid earlier`;
  t.same(split(`The rows:\n${row}\nTotal | 100%`), ['The rows:', row, 'Total | 100%']);
});

t.test('only the stretch that is asked for is cut', async (t) => {
  const text = 'First one. Second one. Third one.';
  t.same(splitSentences(text, 11, 22), [{ start: 11, end: 22 }]);
});
