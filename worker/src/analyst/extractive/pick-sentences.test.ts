import t from 'tap';
import type { Candidate } from '../../search/candidates.ts';
import type { Passage } from '../../search/rank-passages.ts';
import { splitSentences } from '../../search/sentences.ts';
import { pickSentences } from './pick-sentences.ts';

/** A page as one passage, each sentence scored by what it contains. */
function passageOf(pageText: string, scoreOf: (sentence: string) => number, end = pageText.length): Passage {
  const spans = [{ page: 3, start: 0, end, pageText }];
  const candidate: Candidate = { documentId: 'd', language: 'en', ordinal: 0, kind: 'prose', sectionPath: [], spans };
  const sentences = splitSentences(pageText, 0, end).map((stretch) => {
    const text = pageText.slice(stretch.start, stretch.end);
    return { ...stretch, page: 3, text, score: scoreOf(text), coverage: 1, cue: 1 };
  });
  const best = sentences.reduce(
    (found, { score }, index) => (score > (sentences[found]?.score ?? 0) ? index : found),
    0,
  );
  return { candidate, score: 1, page: 3, sentences, best, titled: 0 };
}

const table = [
  'Table 27 – Payment milestones',
  '',
  'No. | Milestone | Share of the price',
  '1 | Order acknowledged | 10%',
  '2 | Drawings approved | 20%',
  '3 | Pumps delivered | 60%',
  '4 | Final documents | 10%',
].join('\n');
const quotes = (passage: Passage, asksOne = false) =>
  pickSentences([passage], { asksOne })
    .units.flat()
    .map(({ quote }) => quote);
/** Scores by the first of the words that a sentence contains. */
const by = (scores: Record<string, number>) => (text: string) =>
  Object.entries(scores).find(([word]) => text.includes(word))?.[1] ?? 0;

t.test('a caption gives the rows of its table, as they are', async (t) => {
  const unnumbered = table.replaceAll(/^(?:No\.|\d) \| /gmu, '');
  t.same(quotes(passageOf(unnumbered, (text) => (text.startsWith('Table') ? 1 : 0))), [
    'Milestone | Share of the price\nOrder acknowledged | 10%',
    'Drawings approved | 20%',
    'Pumps delivered | 60%',
    'Final documents | 10%',
  ]);
  const split = unnumbered.replace('\n\n', '\n\nShare of\n\n');
  t.match(
    quotes(passageOf(split, (text) => (text.startsWith('Table') ? 1 : 0)))[0],
    /^Milestone \| /,
    'below a single line',
  );
  const upToCaption = unnumbered.indexOf('\n');
  t.equal(quotes(passageOf(unnumbered, () => 1, upToCaption)).length, 4, 'also where they are in the next chunk');
});

t.test('a header row is read together with the row below it', async (t) => {
  const [first, ...others] = quotes(passageOf(table, by({ 'No.': 1 })));
  t.equal(first, 'No. | Milestone | Share of the price\n1 | Order acknowledged | 10%');
  t.equal(others.length, 3);
});

t.test('captions and headings are not given beside a better sentence', async (t) => {
  const page = [
    '10.5 Liquidated damages',
    '',
    'Liquidated damages are 0.5% of the price for each week.',
    '',
    'Table 4: Liquidated damages by item',
    '',
    'They end at 5% of the price in all.',
  ].join('\n');
  const said = ['Liquidated damages are 0.5% of the price for each week.', 'They end at 5% of the price in all.'];
  t.same(quotes(passageOf(page, (text) => (text.startsWith('Liq') ? 1 : 0.9))), said);
  t.same(quotes(passageOf(page, (text) => (text.startsWith('10.5') ? 1 : 0.1))), said);
});

t.test('a row is quoted from where it is on its page', async (t) => {
  for (const { start, end, quote } of pickSentences([passageOf(table, () => 1)]).units.flat()) {
    t.equal(table.slice(start, end), quote);
  }
});

t.test(
  'several rows of a table bring the others and the names of the columns, unless one figure is asked for',
  async (t) => {
    const passage = passageOf(`The price is paid in parts.\n\n${table}`, by({ Drawings: 1, documents: 0.9 }));
    t.same(quotes(passage), table.split('\n').slice(2));
    const names = 'No. | Milestone | Share of the price';
    t.same(quotes(passage, true), [names, '2 | Drawings approved | 20%', '4 | Final documents | 10%']);
    t.equal(pickSentences([passage]).isFragment, false);
  },
);

t.test('below the title of a part of a table, the row with the figure is quoted', async (t) => {
  const rows = [
    'Part 1 – Survey',
    'Item | Quantity | Unit',
    'Survey of high-voltage lines | 30 | km',
    'Survey of joints | 900 | pieces',
  ];
  const passage = passageOf(rows.join('\n'), by({ 'Part 1': 1, 'high-voltage': 0.8, joints: 0.3 }));
  const table = { ...passage, candidate: { ...passage.candidate, kind: 'table' as const } };
  t.same(quotes(table, true)[0], 'Item | Quantity | Unit');
  t.same(quotes(table, true)[1], rows[2]);
});

t.test('two items of a long list answer without the others whether something is so', async (t) => {
  const things = ['keys', 'badges', 'doors', 'locks', 'alarms', 'visitors'];
  const items = things.map((thing, index) => `${index + 1}. The contractor looks after all ${thing} of the site.`);
  const passage = passageOf(`The contractor has these duties:\n\n${items.join('\n\n')}`, by({ keys: 1, badges: 0.9 }));
  t.same(quotes(passage).slice(1), items);
  const { units } = pickSentences([passage], { asksWhether: true });
  const found = units.flat().map(({ quote }) => quote);
  t.ok(found.includes(items[0] ?? '') && found.includes(items[1] ?? ''));
  t.notOk(found.includes(items[4] ?? ''));
});

t.test('a sentence that is repeated as an item of a list is given once', async (t) => {
  const kept = 'The supplier keeps all accounts for six years.';
  const page = `${kept}\n\nThe buyer may inspect the accounts at any time.\n\nb. ${kept}`;
  t.same(quotes(passageOf(page, by({ accounts: 1 }))), [kept, 'The buyer may inspect the accounts at any time.']);
});

t.test('an answer ends after four sentences, however many say as much', async (t) => {
  const page = Array.from({ length: 9 }, (_, index) => `The pump of lot ${index + 1} is paid in parts.`).join(' ');
  const { units, isFragment } = pickSentences([passageOf(page, by({ paid: 1 }))]);
  t.same(
    units.flat().map(({ quote }) => quote),
    [1, 2, 3, 4].map((lot) => `The pump of lot ${lot} is paid in parts.`),
  );
  t.equal(isFragment, false);
});

t.test('a table that is too long is quoted in part and called a part', async (t) => {
  const long = Array.from({ length: 60 }, (_, row) => `${row + 1} | Drawing ${row + 1} | ${row}%`).join('\n');
  const caption = pickSentences([passageOf(`Table 3 – Drawings\n\n${long}`, by({ Table: 1 }))]);
  t.ok(caption.isFragment);
  t.equal(caption.units.flat()[0]?.quote, '1 | Drawing 1 | 0%');
  t.ok(caption.units.flat().length < 30);
  t.ok(pickSentences([passageOf(long, by({ 'Drawing 12 ': 1, 'Drawing 44 ': 1 }))]).isFragment);
});

t.test(
  'a table whose title matches the question is the answer, before a sentence that shares some words',
  async (t) => {
    const sentence = passageOf('A joint venture is paid through its lead.', () => 0.6);
    const rows = passageOf(table.slice(table.indexOf('No.')), by({ Drawings: 0.3 }));
    for (const each of sentence.sentences) each.coverage = 0.4;
    const titled = {
      ...rows,
      candidate: { ...rows.candidate, documentId: 'other', kind: 'table' as const },
      titled: 0.8,
    };
    const first = (asksOne: boolean) =>
      pickSentences([sentence, titled], { asksOne }).units[0]?.map(({ quote }) => quote);
    t.equal(first(false)?.length, 4);
    t.same(first(true), ['A joint venture is paid through its lead.']);
  },
);

t.test('a sentence that refers to the one before comes after it, or not at all', async (t) => {
  const page = [
    'The Supplier furnishes a guarantee of 10% of the price. It stays valid for 60 days.',
    'Dosing pumps',
    'They close clockwise at full pressure.',
    'Each valve has feet and lifting eyes.',
  ].join('\n\n');
  t.same(quotes(passageOf(page, by({ stays: 1 }))), [
    'The Supplier furnishes a guarantee of 10% of the price.',
    'It stays valid for 60 days.',
  ]);
  t.same(quotes(passageOf(page, by({ clockwise: 1, feet: 0.9 }))), ['Each valve has feet and lifting eyes.']);
});

t.test('a sentence before a list comes with the whole list, an item too, and not where there is none', async (t) => {
  const list = [
    'A bidder is eligible if it:',
    '(a) is solvent; this is proven;',
    '(b) pays its taxes;',
    '(c) is insured.',
  ];
  const page = [...list, 'Bidders are told in writing.', 'They are told:'].join('\n\n');
  t.same(quotes(passageOf(page, by({ eligible: 1 }))), list);
  t.same(quotes(passageOf(page, by({ taxes: 1 }))), list);
  t.same(quotes(passageOf(page, by({ 'are told:': 1, writing: 0.9 }))), ['Bidders are told in writing.']);
});

t.test(
  'sentences that begin with different amounts are not the same, also where an amount looks like the number of a clause',
  async (t) => {
    const page = ['Für jedes Los gilt:', '5.000 Euro für jedes Los.', '10.000 Euro für jedes Los.'].join('\n\n');
    const given = quotes(passageOf(page, by({ Euro: 1 })));
    t.same(given.toSorted(), ['10.000 Euro für jedes Los.', '5.000 Euro für jedes Los.']);
  },
);

t.test('a question of the documents comes with their answer, up to the end of its list', async (t) => {
  const answer = ['Answer: These documents:', '(a) the price form;', '(b) the bid bond.'];
  const page = ['Question 1: Which documents must be submitted?', ...answer, 'Question 2: Is a visit planned?'];
  const asked = by({ 'Which documents': 1 });
  t.same(quotes(passageOf(page.join('\n\n'), asked)), [page[0], ...answer]);
  t.same(quotes(passageOf(page.join('\n\n'), by({ 'Which documents': 1, 'These documents': 0.9 }))), [
    page[0],
    ...answer,
  ]);
});

t.test('the questions of a form are quoted as they are', async (t) => {
  const list = ['The bidder answers these questions:', 'a) Do you hold a certificate?', 'b) Do you have a help desk?'];
  t.same(quotes(passageOf(list.join('\n\n'), by({ certificate: 1 }))), list);
  const rows = [
    '1 | Does the bidder hold an ISO 27001 certificate?',
    '2 | Does the bidder hold an ISO 9001 certificate?',
  ];
  const table = passageOf(['No. | Question', ...rows].join('\n'), by({ '27001': 1, '9001': 0.9 }));
  t.same(quotes(table), rows);
});

t.test('for an item of a form that nobody has chosen, what was chosen is said, below what it is about', async (t) => {
  const form = ['4 Award by lots', '', '☒ no', '', '☐ yes, bids are possible', '', '☐ for one lot'].join('\n');
  const byLots = by({ 'one lot': 1, 'Award by': 0.5 });
  t.same(quotes(passageOf(form, byLots)), ['4 Award by lots', '☒ no']);
  t.same(quotes(passageOf(form, by({ 'Award by': 1 }))), ['4 Award by lots', '☒ no']);
  t.same(quotes(passageOf(form.replace('☒', '☐'), byLots)), ['☐ for one lot'], 'a form that nobody filled in');
  const independent = form.replace('☒ no', '☒ Bids are sent electronically');
  t.same(quotes(passageOf(independent, byLots)), ['☐ for one lot'], 'boxes that are no choice between each other');
});
