import t from 'tap';
import { findFacts } from './find-facts.ts';
import { factDocument } from './testing/fact-document.ts';

/** The deadline and the opening of a tender and its first addendum. */
function read(base: string[], addendum: string[], language = 'en') {
  const facts = findFacts([
    { ...factDocument(base, language), documentId: 'tender' },
    { ...factDocument(addendum, language), documentId: 'addendum', fileName: 'Addendum 1.pdf' },
  ]);
  const of = (name: string) => facts.find(({ fact }) => fact === name)?.stated;
  return [of('submission_deadline')?.value, of('bid_opening')?.value];
}

const tender = [
  'The deadline for submission of bids is 14 January 2032 at 15:00.',
  'Bids will be opened on 14 January 2032 at 15:30.',
];
const moved = 'The deadline for submission of bids is moved to 4 February 2032 at 15:00';
const both = ['2032-02-04T15:00', '2032-02-04T15:00'];

t.test('bids that are opened when they are due are opened at the new deadline', async (t) => {
  for (const line of [
    `${moved}. Bids are opened at the same time.`,
    `${moved} and bids will be opened at the same time.`,
    `${moved}. The bid opening takes place immediately after the deadline.`,
    `${moved}. Immediately thereafter, the bids will be publicly opened.`,
  ])
    t.same(read(tender, [line]), both, line);
});

t.test('what is opened after something else, or has a date of its own, does not move with the deadline', async (t) => {
  for (const line of [
    'Price proposals are opened immediately after the technical evaluation.',
    'Technical and financial bids will be opened simultaneously.',
  ])
    t.not(read(tender, [line, `${moved}.`])[1], '2032-02-04T15:00', line);
  const dated = 'The bid opening is moved to 4 February 2032 at 16:00.';
  const rooms = 'Envelopes will be opened at the same time in both rooms.';
  t.same(read(tender, [rooms, `${moved}.`, dated]), ['2032-02-04T15:00', '2032-02-04T16:00']);
});

for (const [language, base, line] of [
  [
    'de',
    [
      'Die Angebotsfrist endet am 14. Januar 2032, 15:00 Uhr.',
      'Die Angebotsöffnung ist am 14. Januar 2032 um 15:30 Uhr.',
    ],
    'Die Angebotsfrist wird auf den 4. Februar 2032, 15:00 Uhr verschoben. Die Angebote werden zum selben Zeitpunkt geöffnet.',
  ],
  [
    'fr',
    ['Date limite de remise des offres : 14 janvier 2032 à 15h00', 'Ouverture des plis : 14 janvier 2032 à 15h30'],
    "La date limite de remise des offres est reportée au 4 février 2032 à 15h00. L'ouverture des plis aura lieu à la même heure.",
  ],
] as const)
  t.test(`so they are in ${language}`, async (t) => t.same(read([...base], [line], language), both));

t.test('an opening that the tender ties to the deadline moves with it', async (t) => {
  const tied = [tender[0] ?? '', 'Bids will be opened in public immediately after the deadline for submission.'];
  t.same(read(tied, [`${moved}.`]), both);
});

t.test('what happens right after the opening tells no time of it', async (t) => {
  t.same(read(tender, [`${moved}. Prices are read out immediately after the bid opening.`]), [
    '2032-02-04T15:00',
    '2032-01-14T15:30',
  ]);
});

t.test('an opening with a date of its own keeps it', async (t) => {
  const own = `${moved}. Bids will be opened immediately after the deadline, on 4 February 2032 at 15:15.`;
  t.same(read(tender, [own]), ['2032-02-04T15:00', '2032-02-04T15:15']);
});
