import { leastCertain } from '@bidloom/texts/certainty';
import t from 'tap';
import { findFacts } from './find-facts.ts';
import type { FactDocument, FactName } from './model.ts';
import { movesDate } from './moving-statements.ts';
import { factDocument } from './testing/fact-document.ts';

const found = (documents: readonly FactDocument[], fact: FactName = 'submission_deadline') =>
  findFacts(documents).find((each) => each.fact === fact);
const notice = {
  ...factDocument(['# Notice', 'Last date and time for submission of tenders | 14/01/2032 up to 15:00 hours']),
  documentId: 'notice',
};
const letter = (...lines: string[]) => ({ ...factDocument(lines), documentId: 'letter', fileName: 'letter.pdf' });

for (const [language, statement] of [
  ['en', 'The closing date for tenders has been extended from 14 January 2032 to 21 January 2032 at 15:00.'],
  [
    'en',
    'The deadline for submission of bids is moved from 3:00 pm on Wednesday, 14 January 2032 to 21 January 2032, 15:00.',
  ],
  ['en', 'The deadline for returning tenders is extended from noon on 14 January 2032 to 15:00 on 21 January 2032.'],
  ['en', 'We have extended the deadline for submission of tenders from 14 January 2032 to 21 January 2032 at 15:00.'],
  ['de', 'Die Angebotsfrist wird vom 14. Januar 2032 auf den 21. Januar 2032, 15:00 Uhr verlängert.'],
  ['fr', 'La date limite de remise des offres est reportée du 14 janvier 2032 au 21 janvier 2032 à 15h00.'],
  [
    'es',
    'El plazo de presentación de ofertas se prorroga del 14 de enero de 2032 al 21 de enero de 2032 a las 15:00 horas.',
  ],
  ['it', 'Il termine per la presentazione delle offerte è prorogato dal 14 gennaio 2032 al 21 gennaio 2032 ore 15:00.'],
] as const) {
  t.test(`the later date counts: ${statement}`, async (t) => {
    for (const documents of [
      [{ ...letter('# Clarification', statement), language }],
      [notice, { ...letter('# Clarification', statement), language }],
    ])
      t.equal(found(documents)?.stated?.value, '2032-01-21T15:00');
  });
}

const due =
  'The deadline for returning tenders is noon on 14 January 2032. Tenders received after this time will not be accepted.';
for (const statement of [
  'Tenders must now be returned no later than 12 noon on 21 January 2032, instead of noon on 14 January 2032.',
  'Please note the tender return date is now noon on 21 January 2032 rather than noon on 14 January 2032.',
  'Bids are due on 21 January 2032, 12:00 (instead of 14 January 2032, 12:00).',
  'The deadline for returning tenders for RMCB 053 has been extended. The new deadline is noon on 21 January 2032.',
  'The closing date for receipt of bids has been postponed. The revised closing date is 21 January 2032 at noon.',
  'The deadline for submission of proposals has been extended by two weeks. Proposals shall be received by noon on 21 January 2032.',
])
  t.test(`a new date replaces the earlier one: ${statement}`, async (t) => {
    const deadline = found([{ ...factDocument([due]), documentId: 'notice' }, letter(statement)]);
    t.match(deadline, {
      stated: { value: '2032-01-21T12:00' },
      replaced: [{ value: '2032-01-14T12:00', place: { documentId: 'notice' } }],
      conflicts: [],
    });
  });

for (const statement of [
  'You now have until noon on Wednesday, 21 January 2032 to send us your bids.',
  'Tenders will now be accepted up to noon on 21 January 2032.',
  'Tenders are now due on 21 January 2032 at noon.',
  'The new date for the return of tenders is 21 January 2032, noon.',
  'You may hand in tenders up to noon on 21 January 2032. The date of 14 January 2032 printed on the cover and in sections 2.3 and 3.8 no longer counts.',
])
  t.test(`a later letter that says "now", "new" or "no longer" replaces the date: ${statement}`, async (t) => {
    const deadline = found([{ ...factDocument([due]), documentId: 'notice' }, letter(statement)]);
    t.equal(deadline?.stated?.value, '2032-01-21T12:00');
    t.equal(deadline?.replaced[0]?.value, '2032-01-14T12:00');
    t.same(deadline?.conflicts, []);
  });

for (const statement of [
  'Bids must now be submitted through the portal, which was opened on 21 January 2032.',
  'If the portal fails, tenders will now be accepted up to noon on 21 January 2032.',
  'Foreign bidders now have until 21 January 2032 to send us their bids.',
  'The deadline of 14 January 2032 given in section 3 must be kept and the deposit is cancelled.',
])
  t.test(`what is not sure, or not about all bids, replaces no date in silence: ${statement}`, async (t) => {
    const deadline = found([{ ...factDocument([due]), documentId: 'notice' }, letter(statement)]);
    t.equal(deadline?.stated?.value, '2032-01-14T12:00');
    t.same(deadline?.replaced, []);
  });

t.test('of dates of several buyers, each that is near the stated one contradicts it', async (t) => {
  const of = (day: string, documentId: string) => ({
    ...factDocument([`Tenders must be submitted by ${day} at 15:00.`]),
    documentId,
  });
  const deadline = found([of('14 June 2032', 'a'), of('1 January 2032', 'b'), of('20 November 2032', 'c')]);
  const values = [deadline?.stated, ...(deadline?.conflicts ?? []), ...(deadline?.apart ?? [])];
  t.equal(values.length, 3, 'none is lost');
});

for (const statement of [
  'Question: Could tenders be submitted by 21 January 2032 instead of 14 January 2032? Answer: No.',
  'A bidder asked to submit tenders on 21 January 2032 instead of 14 January 2032.',
  'The pre-bid meeting takes place on 21 January 2032 instead of 14 January 2032.',
  'The deadline for questions has been extended. Questions must be submitted by 21 January 2032.',
])
  t.test(`a wish, or another event, replaces nothing: ${statement}`, async (t) => {
    const deadline = found([{ ...factDocument([due]), documentId: 'notice' }, letter(statement)]);
    t.match(deadline, { stated: { value: '2032-01-14T12:00' }, replaced: [] });
  });

t.test('a date that is more than 200 days from the stated one is kept beside it, as no contradiction', async (t) => {
  const annex = letter('# Annex', 'The closing date for submission of tenders is 14 January 2033 at 15:00.');
  const deadline = found([notice, annex]);
  t.match([deadline?.stated?.value, ...(deadline?.apart ?? []).map(({ value }) => value)].sort(), [
    '2032-01-14T15:00',
    '2033-01-14T15:00',
  ]);
  t.same(deadline?.conflicts, []);
});

t.test('a statement that says in words of change that it gives the new date counts at any distance', async (t) => {
  const extended = (day: string, documentId: string) => ({
    ...letter('# Addendum', `The closing date for submission of tenders is extended to ${day} at 15:00.`),
    documentId,
  });
  const [first, second] = [extended('14 January 2033', 'first'), extended('20 December 2033', 'second')];
  const moved = found([notice, first]);
  t.equal(moved?.stated?.value, '2033-01-14T15:00');
  t.same(
    moved?.replaced.map(({ value, place }) => [value, place.documentId]),
    [['2032-01-14T15:00', 'notice']],
  );
  t.same([moved?.apart, moved?.conflicts], [[], []]);
  t.ok(moved && moved.probability < leastCertain, 'a person looks at it');
  const twice = found([notice, first, second]);
  t.same([twice?.stated, ...(twice?.conflicts ?? [])].map((each) => each?.value).sort(), [
    '2033-01-14T15:00',
    '2033-12-20T15:00',
  ]);
  t.notMatch(
    twice?.apart.map(({ value }) => value),
    ['2033'],
  );
});

t.test('the earlier date is not an answer of its own where only the statement names it', async (t) => {
  const only = found([
    letter(
      '# Update',
      'The closing date for tenders has been extended from 14 January 2032 to 21 January 2032 at 15:00.',
    ),
  ]);
  t.same(only?.conflicts, []);
  t.notOk(only?.candidates.length === 0);
});

t.test('of two extensions the last one counts, in whichever order the files are', async (t) => {
  const first = letter('The closing date for tenders has been extended from 14 January 2032 to 21 January 2032.');
  const second = {
    ...letter('The closing date for tenders has been extended from 21 January 2032 to 28 January 2032.'),
    documentId: 'second',
  };
  for (const documents of [
    [notice, first, second],
    [second, first, notice],
  ])
    t.equal(found(documents)?.stated?.value, '2032-01-28');
});

t.test('a table of changes gives the new date', async (t) => {
  const changes = letter(
    '# Corrigendum',
    'Event | Existing date and time | Revised date and time',
    'Bid submission end date | 14/01/2032 15:00 hours | 21/01/2032 15:00 hours',
  );
  t.equal(found([changes])?.stated?.value, '2032-01-21T15:00');
  t.equal(found([notice, changes])?.stated?.value, '2032-01-21T15:00');
});

for (const [language, statement] of [
  ['en', 'The deadline for submission of tenders (14 January 2032) has been extended to 21 January 2032 at 15:00.'],
  ['en', 'The closing date for tenders has been extended to 21 January 2032 at 15:00 (previously: 14 January 2032).'],
  [
    'en',
    'The closing date for tenders of 14 January 2032 at 15:00 has been extended by one week to 21 January 2032 at 15:00.',
  ],
  ['it', 'Il termine per la presentazione delle offerte è prorogato alle ore 15:00 del 21 gennaio 2032.'],
  ['fr', 'La date limite de remise des offres, fixée au 14 janvier 2032, est reportée au 21 janvier 2032 à 15h00.'],
] as const) {
  t.test(`the new date is not taken for the old one: ${statement}`, async (t) => {
    for (const documents of [[{ ...letter(statement), language }], [notice, { ...letter(statement), language }]])
      t.match(found(documents)?.stated?.value, /^2032-01-21/);
  });
}

for (const [language, statement] of [
  [
    'en',
    'The deadline for tender returns is extended. The deadline for tender returns was 17:00 on 14 January 2032. It is now 12:00 noon on 21 January 2032.',
  ],
  ['en', 'The closing date for tenders was 14 January 2032. The new closing date is 21 January 2032 at 12:00.'],
  ['en', 'The closing date for tenders of 14 January 2032 is changed. The new deadline is 21 January 2032 at 12:00.'],
  [
    'en',
    'The closing date of 14 January 2032, 3:00 pm has been extended. The revised proposal submission deadline is 21 January 2032, 12:00.',
  ],
  ['de', 'Die Angebotsfrist war der 14. Januar 2032. Sie endet nunmehr am 21. Januar 2032 um 12:00 Uhr.'],
  [
    'fr',
    'La date limite de remise des offres était le 14 janvier 2032. Elle est désormais le 21 janvier 2032 à 12h00.',
  ],
] as const) {
  t.test(`the new date is in the sentence after the old one: ${statement}`, async (t) => {
    for (const documents of [[{ ...letter(statement), language }], [notice, { ...letter(statement), language }]])
      t.equal(found(documents)?.stated?.value, '2032-01-21T12:00');
  });
}

t.test('a moved date replaces that of the other documents, though its statement does not name it', async (t) => {
  const changed = letter('The deadline for submission of tenders is changed to 21 January 2032 at 12:00.');
  for (const documents of [
    [notice, changed],
    [changed, notice],
  ]) {
    const fact = found(documents);
    t.equal(fact?.stated?.value, '2032-01-21T12:00');
    t.same(
      fact?.replaced.map(({ value, place }) => [value, place.documentId]),
      [['2032-01-14T15:00', 'notice']],
    );
    t.same(fact?.conflicts, []);
    t.ok(fact && fact.probability < leastCertain, 'a person looks at it');
  }
});

for (const statement of [
  'The closing date moves to 21 January 2032 at 15:00.',
  'The new deadline for submission of bids is 21 January 2032 at 15:00.',
])
  t.test(`words in the present replace the earlier date: ${statement}`, async (t) => {
    const fact = found([notice, letter('Dear bidders,', statement)]);
    t.equal(fact?.stated?.value, '2032-01-21T15:00');
    t.same(
      fact?.replaced.map(({ value }) => value),
      ['2032-01-14T15:00'],
    );
    t.same(fact?.conflicts, []);
  });

t.test('a moved date replaces none of another year, which is that of another tender', async (t) => {
  const other = {
    ...factDocument(['# Notice', 'Last date and time for submission of tenders | 14/01/2030 up to 15:00 hours']),
    documentId: 'other',
  };
  const changed = letter('The deadline for submission of tenders is changed to 21 January 2032 at 12:00.');
  t.same(
    found([other, notice, changed])?.replaced.map(({ place }) => place.documentId),
    ['notice'],
  );
});

t.test('a later date than the moved one may be newer, and contradicts it', async (t) => {
  const changed = letter('The deadline for submission of tenders is changed to 7 January 2032 at 12:00.');
  t.match(found([notice, changed]), {
    replaced: [],
    conflicts: [{ value: '2032-01-14T15:00', place: { documentId: 'notice' } }],
  });
});

t.test('a moved date of one lot, or of one of several dates, leaves the others as other values', async (t) => {
  const lots = {
    ...factDocument([
      '# Notice',
      'The deadline for submission of tenders for lot 1 is 14 January 2032 at 15:00.',
      'The deadline for submission of tenders for lot 2 is 16 January 2032 at 15:00.',
    ]),
    documentId: 'lots',
  };
  const ofLot = letter('The deadline for submission of tenders for lot 2 is changed to 21 January 2032 at 12:00.');
  t.same(found([lots, ofLot])?.replaced, []);
  const changed = letter('The deadline for submission of tenders is changed to 21 January 2032 at 12:00.');
  t.same(found([lots, changed])?.replaced, []);
});

t.test('what is said of a meeting moves no closing date', async (t) => {
  const visit = 'The venue of the pre-bid meeting on 3 December 2031 has been changed.';
  const meeting = letter(`${visit} The new closing date is 21 January 2032.`);
  t.same(found([meeting])?.replaced, []);
});

t.test('two statements that move a date to different days contradict each other', async (t) => {
  const first = letter('The deadline for submission of tenders is changed to 21 January 2032 at 12:00.');
  const second = {
    ...letter('The deadline for submission of tenders is changed to 28 January 2032 at 12:00.'),
    documentId: 'second',
  };
  t.equal(found([notice, first, second])?.conflicts.length, 1);
});

t.test('a date of the past that nothing follows stays the date', async (t) => {
  const statement = 'The closing date for tenders was 14 January 2032. The bids are now opened in public.';
  t.match(found([letter(statement)])?.stated?.value, /^2032-01-14/);
});

t.test('a sentence about something else moves nothing', async (t) => {
  const moved = 'The deadline for submission of bids was extended to 21 January 2032 at 12:00.';
  const was = 'The closing date for tenders was 14 January 2032.';
  for (const [first, second, deadline] of [
    [moved, 'The new bid opening date is 22 January 2032.', '2032-01-21T12:00'],
    [moved, 'The revised deadline for questions is 9 January 2032.', '2032-01-21T12:00'],
    [was, 'The revised drawings are issued on 20 January 2032.', '2032-01-14'],
    [was, 'The new tender box is in room 4 from 10 January 2032.', '2032-01-14'],
  ] as const)
    t.match(found([letter(`${first} ${second}`)])?.stated?.value, deadline, second);
});

t.test('only the hour moves', async (t) => {
  const mail = letter(
    'The closing date for tenders is extended from 14 January 2032 at 15:00 to 14 January 2032 at 17:00.',
  );
  t.equal(found([mail])?.stated?.value, '2032-01-14T17:00');
  t.equal(found([notice, mail])?.stated?.value, '2032-01-14T17:00');
});

t.test('what a table of changes leaves as it is stays', async (t) => {
  const changes = letter(
    '# Corrigendum',
    'Event | Existing date and time | Revised date and time',
    'Bid submission end date | 14/01/2032 15:00 hours | No change',
  );
  t.equal(found([changes])?.stated?.value, '2032-01-14T15:00');
});

t.test('what may be moved, or is not, moves nothing', async (t) => {
  for (const statement of [
    'die angebotsfrist ist der 14. januar 2032; sie kann auf antrag verlangert werden.',
    'die angebotsfrist, 14. januar 2032, 15:00 uhr, wird nicht verlangert.',
  ])
    t.equal(movesDate(statement), false, statement);
});

t.test('a span that nothing moves replaces none of its dates', async (t) => {
  t.equal(movesDate('bids must be received from 14 january 2032 to 21 january 2032 at 15:00.'), false);
  t.equal(movesDate('the closing date may be extended from 14 january to 21 january 2032'), false);
  t.equal(movesDate('a new closing date will be announced; the deadline is 10 january 2032'), false);
  t.equal(movesDate('no new closing date is planned: the deadline is 10 january 2032'), false);
});

for (const statement of [
  'You may hand in your proposals up to noon on 21 January 2032. The date of 14 January 2032 printed on the cover no longer counts.',
  'The deadline of 14 January 2032 stated in the RFP has been withdrawn. Proposals shall be delivered by noon on 21 January 2032.',
  'Kindly ignore the closing date of 14 January 2032. Offers are due 21 January 2032 at 12:00.',
  'Bids will be accepted until noon on 21 January 2032. This replaces the earlier deadline of 14 January 2032.',
])
  t.test(`a date that a letter declares void is replaced: ${statement}`, async (t) => {
    const deadline = found([{ ...factDocument([due]), documentId: 'notice' }, letter(statement)]);
    t.match(deadline, { stated: { value: '2032-01-21T12:00' }, conflicts: [] });
    t.match(deadline?.replaced, [{ value: '2032-01-14T12:00' }]);
  });

t.test('a date that is declared void without another one is to be checked', async (t) => {
  const now = found([
    { ...factDocument([due]), documentId: 'notice' },
    letter('The deadline of 14 January 2032 no longer applies; bidders will be told.'),
  ]);
  t.ok((now?.probability ?? 1) < 0.6);
});

for (const statement of [
  'This addendum replaces the closing date: bids are due on 21 January 2032 at 12:00.',
  'In lieu of the deadline in the invitation, bids are due on 21 January 2032 at 12:00.',
  'Please ignore the earlier closing date; bids are due on 21 January 2032 at 12:00.',
])
  t.test(`the date after words of replacing is the new one: ${statement}`, async (t) => {
    const addendum = { ...letter(statement), fileName: 'addendum 1.pdf' };
    const deadline = found([{ ...factDocument([due]), documentId: 'notice' }, addendum]);
    t.equal(deadline?.stated?.value, '2032-01-21T12:00');
  });

for (const statement of [
  'Any bid received after the closing date of 14 January 2032 is void.',
  'We will disregard any proposal received after the deadline of 14 January 2032.',
  'The date of the site visit on 14 January 2032 has been cancelled.',
  'The deadline for questions of 14 January 2032 no longer applies.',
  'If the deadline of 14 January 2032 is no longer valid, bidders are told.',
  'The site visit of 14 January 2032 has been cancelled.',
])
  t.test(`nothing is void: ${statement}`, async (t) => {
    const deadline = found([{ ...factDocument([due]), documentId: 'notice' }, letter(statement)]);
    t.match(deadline, { stated: { value: '2032-01-14T12:00' }, replaced: [] });
    t.ok((deadline?.probability ?? 0) > 0.7);
  });
