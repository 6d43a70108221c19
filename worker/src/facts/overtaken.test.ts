import { leastCertain } from '@bidloom/texts/certainty';
import t, { type Test } from 'tap';
import { findFacts } from './find-facts.ts';
import type { FactName, FoundFact } from './model.ts';
import { factDocument } from './testing/fact-document.ts';

const tender = [
  '# Invitation to tender',
  'The deadline for submission of bids is 14 January 2032 at 15:00.',
  'Bids will be opened on 14 January 2032 at 15:30.',
];
const first = [
  '# Addendum No. 1',
  'The deadline for submission of bids is moved from 14 January 2032 to 21 January 2032 at 15:00.',
  'The bid opening is moved to 21 January 2032 at 15:30.',
];

/** What a tender, its first and its second addendum state, in the order of their upload and in the opposite one. */
function read(
  second: string[],
  { base = tender, before = first, names = ['Addendum 1.pdf', 'Addendum 2.pdf'], language = 'en' } = {},
) {
  const documents = [
    { ...factDocument(base, language), documentId: 'tender' },
    { ...factDocument(before, language), documentId: 'first', fileName: names[0] ?? '' },
    { ...factDocument(second, language), documentId: 'second', fileName: names[1] ?? '' },
  ];
  return [documents, documents.toReversed()].map((each) => {
    const facts = findFacts(each);
    const of = (name: FactName) => facts.find(({ fact }) => fact === name) as FoundFact;
    return { deadline: of('submission_deadline'), opening: of('bid_opening') };
  });
}

const valuesOf = (values: readonly { value: string }[]) => values.map(({ value }) => value);

interface Expected {
  deadline: string;
  opening: string;
}

/** Both facts have the last dates, and none of the earlier ones is given as another value. */
function countsLast(t: Test, readings: ReturnType<typeof read>, { deadline, opening }: Expected, message: string) {
  for (const reading of readings) {
    t.equal(reading.deadline.stated?.value, deadline, message);
    t.equal(reading.opening.stated?.value, opening, message);
    for (const { conflicts, apart } of [reading.deadline, reading.opening])
      t.same(valuesOf([...conflicts, ...apart]), [], message);
  }
}

const last: Expected = { deadline: '2032-02-04T15:00', opening: '2032-02-04T15:30' };

t.test('the last addendum counts, in whatever words it states its dates', async (t) => {
  for (const second of [
    [
      'The deadline for submission of bids is moved to 4 February 2032 at 15:00.',
      'The bid opening is moved to 4 February 2032 at 15:30.',
    ],
    [
      'The deadline for submission of bids is 4 February 2032 at 15:00.',
      'Bids are opened on 4 February 2032 at 15:30.',
    ],
    [
      'In clause 4, delete "The deadline for submission of bids is 21 January 2032 at 15:00" and insert "The deadline for submission of bids is 4 February 2032 at 15:00".',
      'In clause 5, delete "Bids will be opened on 21 January 2032 at 15:30" and insert "Bids will be opened on 4 February 2032 at 15:30".',
    ],
    [
      'At the request of bidders, the deadline for submission of bids is 4 February 2032 at 15:00.',
      'At the request of bidders, bids are opened on 4 February 2032 at 15:30.',
    ],
    [
      'Event | From | To',
      'Deadline for submission of bids | 21 January 2032, 15:00 | 4 February 2032, 15:00',
      'Bid opening | 21 January 2032, 15:30 | 4 February 2032, 15:30',
    ],
    [
      'Milestone | Original | Addendum 1 | Addendum 2',
      'Deadline for submission of bids | 14 January 2032, 15:00 | 21 January 2032, 15:00 | 4 February 2032, 15:00',
      'Bid opening | 14 January 2032, 15:30 | 21 January 2032, 15:30 | 4 February 2032, 15:30',
    ],
    [
      'Event | Date',
      'Deadline for submission of bids | 4 February 2032, 15:00',
      'Bid opening | 4 February 2032, 15:30',
    ],
  ])
    countsLast(t, read(['# Addendum No. 2', ...second]), last, second.join('\n'));
});

t.test('so it does in other languages', async (t) => {
  const italian = {
    language: 'it',
    base: [
      'Il termine per la presentazione delle offerte è il 14 gennaio 2032 ore 15:00.',
      "L'apertura delle offerte avverrà il 14 gennaio 2032 alle ore 15:30.",
    ],
    before: [
      'Il termine per la presentazione delle offerte è prorogato al 21 gennaio 2032 ore 15:00.',
      "L'apertura delle offerte è posticipata al 21 gennaio 2032 alle ore 15:30.",
    ],
    names: ['Rettifica n. 1.pdf', 'Rettifica n. 2.pdf'],
  };
  const second = [
    'Il nuovo termine per la presentazione delle offerte è il 4 febbraio 2032 ore 15:00.',
    'La nuova data di apertura delle offerte è il 4 febbraio 2032 alle ore 15:30.',
  ];
  countsLast(t, read(second, italian), last, 'Italian');
});

t.test('replaced dates of the tender and of the first addendum are told with their places', async (t) => {
  for (const { deadline, opening } of read([
    'The deadline for submission of bids is 4 February 2032 at 15:00.',
    'Bids will be opened on 4 February 2032 at 15:30.',
  ])) {
    for (const { replaced } of [deadline, opening])
      t.same(replaced.map(({ value, place }) => `${value.slice(0, 10)} ${place.documentId}`).sort(), [
        '2032-01-14 tender',
        '2032-01-21 first',
      ]);
    t.ok(deadline.probability < leastCertain, 'a person looks at what the addendum does not say itself');
  }
});

t.test('a later addendum moves a date over any distance, forward and back', async (t) => {
  for (const [date, day] of [
    ['4 October 2032', '2032-10-04'],
    ['4 May 2031', '2031-05-04'],
    ['18 January 2032', '2032-01-18'],
    ['14 January 2032', '2032-01-14'],
  ]) {
    const second = [
      `The deadline for submission of bids is changed to ${date} at 15:00.`,
      `The bid opening is changed to ${date} at 15:30.`,
    ];
    countsLast(t, read(second), { deadline: `${day}T15:00`, opening: `${day}T15:30` }, date ?? '');
  }
});

t.test('an addendum that leaves the dates, or tells their history, changes nothing', async (t) => {
  for (const line of [
    'Drawing A-12 is replaced by drawing A-12 rev. B.',
    'The deadline for submission of bids remains 21 January 2032 at 15:00.',
    'Addendum No. 1 extended the deadline for submission of bids from 14 January 2032 to 21 January 2032 at 15:00.',
    'Will the deadline for submission of bids be moved to 4 February 2032 at 15:00?',
  ])
    countsLast(t, read([line]), { deadline: '2032-01-21T15:00', opening: '2032-01-21T15:30' }, line);
});

t.test('a date of an addendum that is hardly the deadline, is asked for or is refused replaces none', async (t) => {
  for (const lines of [
    ['The successful bidder must submit the performance bond by 1 March 2032.'],
    ['The contractor shall submit the programme by 20 March 2032.'],
    [
      'Q1: The tender says bids are due on 10 January 2032.',
      'A1: No. The deadline for submission of bids is 14 January 2032 at 15:00.',
    ],
    [
      'Bidder: Kindly extend the deadline for submission of bids to 4 February 2032.',
      'Authority: The deadline for submission of bids remains 14 January 2032 at 15:00.',
    ],
    ['Q: We request that the deadline for submission of bids be extended to 4 February 2032. A: Request denied.'],
    ['The deadline for submission of bids for package 2 is 4 February 2032 at 15:00.'],
  ]) {
    const documents = [
      { ...factDocument(tender), documentId: 'tender' },
      { ...factDocument(['# Addendum No. 1', ...lines]), documentId: 'first', fileName: 'Addendum 1.pdf' },
    ];
    const deadline = findFacts(documents).find(({ fact }) => fact === 'submission_deadline');
    const values = [deadline?.stated?.value ?? '', ...valuesOf(deadline?.conflicts ?? [])];
    t.ok(values.includes('2032-01-14T15:00'), `${lines.join(' ')}: ${values.join()}`);
    t.same(valuesOf(deadline?.replaced ?? []), [], lines.join(' '));
  }
});

t.test('what an addendum says of a lot replaces no date of the tender', async (t) => {
  for (const { deadline } of read(['The deadline for submission of bids for lot 2 is 4 February 2032 at 15:00.'])) {
    t.equal(deadline.stated?.value, '2032-01-21T15:00');
    t.same(valuesOf(deadline.replaced), ['2032-01-14T15:00']);
  }
});

t.test('an opening that an addendum does not move with the deadline is to be checked', async (t) => {
  for (const { deadline, opening } of read([
    'The deadline for submission of bids is extended to 4 February 2032, 15:00.',
  ])) {
    t.equal(deadline.stated?.value, '2032-02-04T15:00');
    t.equal(opening.stated?.value, '2032-01-21T15:30');
    t.ok(opening.probability < 0.6);
  }
});

t.test('addenda without an order, and statements outside of addenda, still contradict each other', async (t) => {
  const second = ['The deadline for submission of bids is moved to 4 February 2032 at 15:00.'];
  for (const names of [
    ['Corrigendum 1.pdf', 'Addendum 1.pdf'],
    ['Addendum 1.pdf', 'letter.pdf'],
  ])
    for (const { deadline } of read(second, { names: [...names] }))
      t.same([deadline.stated?.value, ...valuesOf(deadline.conflicts)].sort(), [
        '2032-01-21T15:00',
        '2032-02-04T15:00',
      ]);
});

t.test('an addendum full of dates is read within the time of a test', async (t) => {
  const lines = Array.from(
    { length: 400 },
    (_, at) =>
      `The deadline for submission of bids is ${(at % 28) + 1} May ${2030 + (at % 9)}. Bids are opened at the same time.`,
  );
  const [reading] = read(lines, { base: lines });
  t.ok(reading?.deadline.stated, 'it ends');
});
