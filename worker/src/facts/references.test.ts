import t from 'tap';
import { findFacts } from './find-facts.ts';
import type { FactName } from './model.ts';
import { movesDate } from './moving-statements.ts';
import { partOf } from './parts.ts';
import { readTender } from './read-tender.ts';
import { factDocument } from './testing/fact-document.ts';

const stated = (documents: Parameters<typeof findFacts>[0], fact: FactName) =>
  findFacts(documents).find((each) => each.fact === fact);

t.test('the parts of a tender by their titles', async (t) => {
  const cases: [string, string | undefined][] = [
    ['bid data sheet', 'data'],
    ['section v. special conditions of contract', 'special'],
    ['general conditions of contract', 'general'],
    ['instructions to bidders', 'instructions'],
    ['addendum no. 2', 'addendum'],
    ['amendment 1 to the invitation to bid', 'addendum'],
    ['additif n° 1', 'addendum'],
    ['errata', 'addendum'],
    ['rettifica del bando di gara', 'addendum'],
    ['补遗文件第一号', 'addendum'],
    ['정정공고', 'addendum'],
    // Clauses about addenda of a contract, and things of the same name.
    ['the amendment of this contract', undefined],
    ['article 14 : avenants', undefined],
    ['4.2 additif pour beton', undefined],
    ['4 warranty', undefined],
  ];
  for (const [title, part] of cases) t.equal(partOf(title), part, title);
});

t.test('a clause that leaves its figures to the data sheet leads to the row of its number', async (t) => {
  const document = factDocument([
    '# Instructions to bidders',
    '19.1 Bids shall remain valid for the period specified in the BDS.',
    '# Bid data sheet',
    'ITB 18.1 | English',
    'ITB 19.1 | 120 days',
  ]);
  const { units, references } = readTender([document]);
  const clause = units.find(({ folded }) => folded.startsWith('19.1'));
  t.same(clause && references(clause).map(({ folded }) => folded), ['itb 19.1 | 120 days']);
  t.equal(stated([document], 'bid_validity')?.stated?.value, 'P120D');
});

t.test('a clause is followed by its number', async (t) => {
  const { units, references } = readTender([
    factDocument(['The deposit is as specified in clause 7.2.', '7.1 Scope', '7.2 The deposit is EUR 500.']),
  ]);
  t.same(
    references(units[0] as (typeof units)[number]).map(({ folded }) => folded),
    ['7.2 the deposit is eur 500.'],
  );
});

t.test('an addendum prevails, what it replaces is kept with its place and is no conflict', async (t) => {
  const line = (date: string) => [`Last date and time for submission of tenders | ${date} up to 15:00 hours`];
  const notice = { ...factDocument(['# Notice inviting tender', ...line('14/08/2031')]), documentId: 'notice' };
  const addendum = { ...factDocument(line('28/08/2031')), documentId: 'addendum', fileName: 'Addendum No. 1.pdf' };
  const found = stated([notice, addendum], 'submission_deadline');
  t.equal(found?.stated?.value, '2031-08-28T15:00');
  t.same(
    found?.replaced.map(({ value, place }) => [value, place.documentId]),
    [['2031-08-14T15:00', 'notice']],
  );
  t.same(found?.conflicts, []);
});

t.test('an e-mail that moves the deadline prevails, and its own date is none of the tender', async (t) => {
  const tender = () => [
    {
      ...factDocument(['# Notice', 'Last date and time for submission of tenders | 14/08/2031 up to 15:00 hours']),
      documentId: 'notice',
    },
    {
      ...factDocument([
        '# Pumps for the harbour',
        'From: Ada <ada@example.org>\nTo: b@example.org\nDate: Mon, 4 Aug 2031 10:12:00 +0000\nSubject: Clarifications, deadline for questions',
        'The deadline for submission of bids has been extended to 28 August 2031 at 14:00.',
      ]),
      documentId: 'mail',
      fileName: 'Message.eml',
    },
  ];
  const found = stated(tender(), 'submission_deadline');
  t.equal(found?.stated?.value, '2031-08-28T14:00');
  t.same(
    found?.replaced.map(({ value }) => value),
    ['2031-08-14T15:00'],
  );
  t.same(
    stated(tender(), 'clarification_deadline')?.candidates.filter(({ quote }) => quote.includes('4 Aug')),
    [],
  );
  const other = stated(
    [
      {
        ...factDocument(['# Notice', 'Deadline for questions from bidders: 1 August 2031, 12:00']),
        documentId: 'notice',
      },
      {
        ...factDocument([
          '# Clarification 2: closing date moved',
          'the closing date for tenders is moved to 28 August 2031 at 14:00.',
        ]),
        documentId: 'mail',
      },
    ],
    'clarification_deadline',
  );
  t.equal(other?.stated?.value, '2031-08-01T12:00', 'a title does not make the moved date another one');
  const [first = factDocument([])] = tender();
  const stating = [
    '# Submission of proposals',
    'Proposal due date: the deadline for submission is 14/08/2031 at 15:00 hours.',
  ];
  const pages = [first, ...Array.from({ length: 6 }, () => factDocument(stating))].flatMap((each, index) =>
    each.pages.map((page) => ({ ...page, number: index + 1 })),
  );
  const letter = [
    'To all bidders,',
    'The deadline for submission of proposals is extended to 15 January 2032 at 16:00.',
  ];
  const late = stated(
    [
      { ...first, pages },
      { ...factDocument(letter), documentId: 'letter', fileName: 'letter.doc' },
    ],
    'submission_deadline',
  );
  t.equal(late?.stated?.value, '2032-01-15T16:00', 'also where the earlier date is on many pages');
  t.ok((late?.probability ?? 1) < 0.9, 'but a person looks at both');
  t.equal(movesDate('the closing date has been extended from 1 may until 28 august 2031'), true);
  t.equal(movesDate('the closing date may be extended to 28 august 2031'), false);
});
