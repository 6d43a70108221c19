import { factTitles } from '@bidloom/texts/fact-titles';
import t from 'tap';
import { isWithin } from '../../../facts/is-within.ts';
import type { FactName } from '../../../facts/model.ts';
import { readPassages } from '../statements.ts';
import { completeFacts } from './complete-facts.ts';
import { toClaim } from './to-claim.ts';

/** The lines of a summary, without the label of the first, where the statement with the given words states a fact. */
function complete(pageText: string, words: string, saidWords?: string, fact: FactName = 'evaluation_method'): string[] {
  const spans = [{ page: 1, start: 0, end: pageText.length, pageText }];
  const passage = { documentId: 'd', language: 'en', ordinal: 0, kind: 'prose' as const, sectionPath: [], spans };
  const { statements } = readPassages([passage]);
  const find = (some: string) => statements.filter(({ text }) => text.includes(some)).map(toClaim);
  const before = saidWords === undefined ? [] : find(saidWords).flatMap(({ citations }) => citations);
  const statementAt = (place: Parameters<typeof isWithin>[0]) => statements.find((each) => isWithin(place, each));
  const label = { facts: [fact], titles: [factTitles[fact]], isFurther: false };
  const lines = find(words).map((line) => ({ ...line, ...label }));
  const said = completeFacts(lines, before, { statements, statementAt, earns: () => true }).map(({ text }) => text);
  return said.map((text) => text.replace(`${factTitles[fact]}: `, ''));
}

const weights = ['Price | 60% | 60 points', 'Quality | 30% | 30 points', 'Delivery | 10% | 10 points'];
const table = ['Criterion | Weight | Most', ...weights].join('\n');

t.test('the other rows of a small table follow the row that states a fact', async (t) => {
  t.same(complete(table, 'Price'), weights);
  t.same(complete(table, 'Price', 'Quality'), ['Price | 60% | 60 points', 'Delivery | 10% | 10 points'], 'once');
});

t.test('rows with an old and a new date follow the names of their columns', async (t) => {
  const names = 'Event | Original date | New date';
  const due = 'Proposals due | 20 March 2031 | 27 March 2031';
  const others = ['Oral interviews | 7 April 2031 | 14 April 2031', 'Expected award | 5 May 2031 | 12 May 2031'];
  t.same(complete([names, due, ...others].join('\n'), 'Proposals due'), [names, due, ...others]);
});

t.test('the rows that a sentence leads over to follow it', async (t) => {
  const lead = 'Bids are evaluated by these criteria:';
  t.same(complete(`${lead}\n\n${weights.join('\n')}`, 'Bids are'), [lead, ...weights]);
});

t.test('a long table does not follow a fact', async (t) => {
  const rows = Array.from({ length: 9 }, (_, row) => `Criterion ${row} | ${row}% | ${row} points`);
  t.same(complete(rows.join('\n'), 'Criterion 4'), rows.slice(4, 5));
});

t.test('a row about something else does not follow', async (t) => {
  const rows = ['Price of the documents | EUR 50', 'Deposit | EUR 2,000', 'Opening | 4 March 2026'];
  t.same(complete(rows.join('\n'), 'Price'), rows.slice(0, 2));
});

t.test('of a long list the first items follow a fact, the last with dots', async (t) => {
  const lead = 'The insurances of the supplier are:';
  const items = Array.from(
    { length: 9 },
    (_, at) => `(${'abcdefghi'[at]}) cover number ${at} for damage to the works;`,
  );
  const lines = complete(`${lead}\n\n${items.join('\n\n')}`, 'The insurances');
  t.same(lines, [lead, ...items.slice(0, 5), `${items[5]} …`]);
});

t.test('a row that says the same as the fact does not follow it', async (t) => {
  const rows = [
    'Opening of the bids | 4 March 2026 | public',
    'Opening of bids | 4 March 2026',
    'Issue of bids | 2 March 2026',
  ];
  t.same(complete(rows.join('\n'), 'public'), [rows[0], rows[2]]);
});

t.test('a sentence that breaks off before its list brings it, with or without a colon', async (t) => {
  const items = ['(a) they arrive late;', '(b) they are not signed.'];
  t.same(complete(`Tenders cannot be accepted if\n\n${items.join('\n\n')}`, 'Tenders'), [
    'Tenders cannot be accepted if',
    ...items,
  ]);
});

t.test('a fact in words whose list is missing has no line; one with a value has', async (t) => {
  const lead = 'During the whole term of the contract the supplier shall have these policies:';
  t.same(complete(`${lead}\n\nThe end of the terms is here.`, 'policies', undefined, 'insurance'), []);
  const fee = 'The documents of this tender are free of charge at these places of the city:';
  t.same(complete(`${fee}\n\nThe end of the terms is here.`, 'free', undefined, 'tender_fee'), [fee]);
});

t.test('an item that is a part of a sentence comes with the beginning of it', async (t) => {
  const list = 'Bids are rejected if they:\n\n(a) arrive after the closing hour;\n\n(b) Unsigned bids count as none.';
  t.same(complete(list, 'closing hour', undefined, 'submission_method'), [
    'Bids are rejected if they: (a) arrive after the closing hour;',
  ]);
  t.same(complete(list, 'Unsigned', undefined, 'submission_method'), ['(b) Unsigned bids count as none.']);
});

t.test('a further place of a fact whose first line is left out is said as the only one', async (t) => {
  const [first, further] = ['The Supplier shall maintain the following:', 'The cover of vehicles is EUR 500,000.'];
  const line = (facts: FactName[], text: string, isFurther = false) => ({
    ...{ facts, titles: facts.map((fact) => factTitles[fact]), isFurther },
    ...{ text, citations: [], supported: true },
  });
  const sources = { statements: [], statementAt: () => undefined, earns: () => true };
  const said = (facts: FactName[], text: string) =>
    completeFacts([line(facts, text), line(['insurance'], further, true)], [], sources).map((each) => each.text);
  t.same(said(['insurance'], first), [`Insurance: ${further}`]);
  t.same(said(['warranty', 'insurance'], '5 years'), ['Warranty, Insurance: 5 years', `Insurance, also: ${further}`]);
});
