import { certaintyOf } from '@bidloom/texts/certainty';
import t from 'tap';
import { findFacts } from './find-facts.ts';
import type { FactName } from './model.ts';
import { factDocument } from './testing/fact-document.ts';

const found = (fact: FactName, lines: string[], language = 'en') =>
  findFacts([factDocument(lines, language)]).find((each) => each.fact === fact);
const quotes = (fact: FactName, lines: string[], language = 'en') =>
  found(fact, lines, language)?.further.map(({ quote }) => quote.replace(/\s+/gu, ' '));

t.test('a fact that is not found may be stated in the section with its name', async (t) => {
  const lines = ['# 7.4 Warranty', 'The supplier describes what it covers and how faults are reported.', '# 7.5 Staff'];
  const warranty = found('warranty', lines);
  t.equal(warranty?.stated, null);
  t.same(quotes('warranty', lines), [
    '7.4 Warranty The supplier describes what it covers and how faults are reported.',
  ]);
  t.equal(certaintyOf(warranty?.probability ?? 1), 'check', 'nobody can be sure that it is not stated');
});

t.test('open choices below such a title are shown with it', async (t) => {
  const form = [
    '5.1 ☒ Nebenangebote sind nicht zugelassen.',
    '6 Angebotswertung',
    '☐ Preis allein',
    '☐ Preis und Qualität',
  ];
  t.same(quotes('evaluation_method', form, 'de'), ['6 Angebotswertung ☐ Preis allein ☐ Preis und Qualität']);
});

t.test('boxes and words of the contract tell that a section is about the tender', async (t) => {
  const boxes = ['5.1 ☒ Variants are accepted.', '6 Evaluation method', '☐ Price only', '☐ Price and quality'];
  t.same(quotes('evaluation_method', boxes), ['6 Evaluation method ☐ Price only ☐ Price and quality']);
  const reserved = [
    '# 9 Subcontracting',
    'The Authority has reserved the right to refuse firms that the bidder names.',
  ];
  t.equal(quotes('subcontracting', reserved)?.length, 1);
  for (const [fact, lines] of [
    ['contact', ['# 3.1 Contacts', 'The contractor gilds the contacts of each relay.']],
    ['bid_language', ['# 3.2 Languages', 'The web site of the contractor has five languages.']],
    ['estimated_value', ['# 2.4 Budget', 'The module shows the budget of the month to the buyer.']],
  ] as const)
    t.same(quotes(fact, [...lines]), [], fact);
});

t.test(
  'a table of dates that a draft leaves open is shown whole, if its columns have the name of the fact',
  async (t) => {
    const rows = ['Questions | MONTH DD, 20YY at noon | Form A', 'Pricing sheet | MONTH DD, 20YY at noon | Form B'];
    const table = ['Item | Date responses due | Format', ...rows];
    t.same(quotes('submission_deadline', ['# Deadlines', ...table]), [table.join(' ')]);
    t.same(quotes('submission_deadline', ['# Deadlines', 'Item | Date of issue | Format', ...rows]), []);
    const dated = table.map((row) => row.replace('MONTH DD, 20YY', 'see the notice'));
    t.same(quotes('submission_deadline', ['# Deadlines', ...dated]), []);
  },
);

t.test('what is no section about the tender says nothing', async (t) => {
  const cases: [why: string, lines: string[]][] = [
    ['a title alone', ['# 7.4 Warranty', '# 7.5 Staff', 'The supplier names its staff.']],
    ['titles below each other', ['7.4 Warranty', '7.5 Staff', 'The supplier names its staff.']],
    ['a table of contents', ['7.4 Warranty 12', 'The supplier names its staff.', '7.5 Staff 13']],
    ['a longer title', ['# Companies that are members of the warranty council', 'The supplier joins it.']],
    ['a choice', ['☐ Warranty', 'The bidder ticks what is enclosed.']],
    ['the last line', ['The supplier sorts the papers.', '# 2 Warranty']],
    ['an empty form', ['# 2 Warranty', 'The bidder has a warranty of ____ for all parts.']],
    ['left out', ['# 2 Warranty', 'Not used in this contract of the supplier.']],
    ['a definition', ['# 2 Warranty', 'In this contract it means what the supplier promises.']],
    ['what is bought', ['# 2 Warranty', 'The till prints a slip with the name of the shop on it.']],
  ];
  for (const [why, lines] of cases) t.same(quotes('warranty', lines), [], why);
});

t.test('a fact that is stated keeps its own places', async (t) => {
  const lines = ['# 7.4 Warranty', 'The warranty period is 24 months from acceptance.'];
  t.equal(found('warranty', lines)?.stated?.value, 'P24M');
  t.same(quotes('warranty', lines), []);
});

t.test('a date that a draft leaves open may be stated there', async (t) => {
  const draft = [
    '# 4 Schedule',
    'Proposals are due on MONTH DD, 20YY at noon.',
    'Date of birth of the tenderer: DD/MM/YYYY',
  ];
  t.same(quotes('submission_deadline', draft), ['Proposals are due on MONTH DD, 20YY at noon.']);
});
