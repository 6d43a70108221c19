import t from 'tap';
import { collectCandidates } from './collect.ts';
import { factDocument } from './testing/fact-document.ts';

const countOf = (lines: string[]) =>
  [...collectCandidates([factDocument(lines)]).values()].reduce((sum, { length }) => sum + length, 0);

t.test('a line as long as its page has no more candidates than its length allows', async (t) => {
  const phrases = ['bid security 5% ', 'bids must be submitted by 12/08/2031 15:00 ', 'warranty: 12 months '];
  for (const phrase of phrases) {
    const line = (kilobytes: number) => phrase.repeat(Math.ceil((kilobytes * 1024) / phrase.length)).trim();
    for (const shape of [(text: string) => text, (text: string) => `a | ${text}`, (text: string) => `# ${text}`]) {
      const [some, more] = [countOf([shape(line(6))]), countOf([shape(line(24))])];
      t.ok(more > some && more < some * 6, `${shape(phrase)}: ${some}, ${more}`);
      t.ok(countOf([shape(line(100))]) < 100 * 1000, shape(phrase));
    }
  }
});

t.test('a name is put to few of the values of its line', async (t) => {
  t.ok(countOf([`bid security ${'5% '.repeat(300)}`]) < 40);
  t.ok(countOf([`${'bid security '.repeat(100)}5%`]) < 200);
});

t.test('of a long line, what is near the value is quoted', async (t) => {
  const line = `${'The jetty is swept at dawn and at dusk, '.repeat(15)}bid security 5% of the price, ${'and lamps are lit, '.repeat(20)}`;
  const document = factDocument([line]);
  const [found] = collectCandidates([document]).get('bid_security') ?? [];
  t.ok(found && found.place.quote.length <= 600);
  t.match(found?.place.quote, /bid security 5%/);
  t.equal(document.pages[0]?.text.slice(found?.place.start, found?.place.end), found?.place.quote);
});

t.test('a long text that is shown ends after a whole word, and says that it is cut', async (t) => {
  const found = (line: string) => collectCandidates([factDocument([line])]).get('payment_terms')?.[0];
  const line = `Payment terms: payment shall be made within 30 days of ${'receipt of the invoice and '.repeat(20)}acceptance`;
  const { text = '', value = '' } = found(line) ?? {};
  t.ok(text.length <= 302);
  t.match(text, /(?:receipt|of|the|invoice|and) …$/);
  t.notMatch(value, /…/, 'values are compared with those that were found before');
  const unbroken = found(`Payment terms: payment shall be made within 30 days ${'，合同价款'.repeat(100)}`)?.text ?? '';
  t.ok(unbroken.length > 290, 'also where few words are parted by spaces');
});

t.test(
  'a row that only names the columns of figures states nothing, also where a part of the table repeats it',
  async (t) => {
    const found = (...rows: string[]) =>
      (collectCandidates([factDocument(rows)]).get('evaluation_method') ?? []).map(({ text }) => text);
    const table = [
      'Quality evaluation | Area weighting | Overall weighting',
      'Method | 60% | 50%',
      'Cost evaluation | Area weighting | Overall weighting',
      'Price | 100% | 50%',
    ];
    t.notOk(found(...table).some((text) => text.includes('Area weighting')));
    t.match(
      found('Award criteria | Lowest price', 'Bid validity | 90 days'),
      [/Lowest price/],
      'a name beside its value',
    );
    const text = found('Award criteria | Lowest price | Of each lot', 'Quality | Pass or fail | Of each bid');
    t.match(text, [/Lowest price/], 'no figures below it');
  },
);
