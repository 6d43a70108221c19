import { showQuote } from '@bidloom/texts/show-quote';
import t from 'tap';
import { wholeDocument } from '../../documents/datasheets/extract-datasheets.ts';
import { computeHere } from '../../testing/compute-here.ts';
import { scopeOf } from '../../testing/scope-of.ts';
import type { Claim } from '../analyst.ts';
import type { GeneratedQuestion, SectionWish, TaskCall } from '../tasks.ts';
import { createExtractiveTasks } from './create-extractive-tasks.ts';
import { germanTender } from './testing/german-tender.fixtures.ts';
import { misquoted, readTender, type TenderReading } from './testing/read-tender.fixtures.ts';
import { serviceTender } from './testing/service-tender.fixtures.ts';
import { worksTender } from './testing/works-tender.fixtures.ts';

const tasks = createExtractiveTasks(computeHere);
const call: TaskCall = {
  signal: new AbortController().signal,
  spend: () => t.fail('a model was paid for'),
};
const service = await readTender(serviceTender);
const german = await readTender(germanTender);
const works = await readTender(worksTender);

const scopeOfReading = ({ passages }: TenderReading) => scopeOf(passages, new Map([['tender', 'tender.md']]));
const summarise = (reading: TenderReading, section: SectionWish) =>
  tasks.summarise({ ...call, scope: scopeOfReading(reading), section });
const ask = (reading: TenderReading, count: number, known: string[] = []) =>
  tasks.generateQuestions({ ...call, scope: scopeOfReading(reading), known, count });
const texts = (entries: readonly { text: string }[]) => entries.map(({ text }) => text).join('\n');
const places = (entries: readonly (Claim | GeneratedQuestion)[]) => entries.flatMap(({ citations }) => citations);

t.test(
  'a section that names the buyer says what it is asked for; what the tender is only where all of it is asked',
  async (t) => {
    const form = await readTender(
      [
        '# Supply of pumps',
        'Tender No.: NWB/2027/114',
        'Name of Work: Supply of six pumps',
        'Purchaser: Northern Water Board',
        '## Site',
        'The Purchaser gives access to the site within ten days of the signature of the contract.',
      ].join('\n\n'),
    );
    const access = await summarise(form, { title: 'Access', prompt: 'Access to the site that the purchaser gives.' });
    t.match(texts(access), /access to the site within ten days/);
    t.notMatch(texts(access), /Reference: /);
    const section = { title: 'The tender', prompt: 'Its subject, its buyer and its tender number.' };
    const tender = await summarise(form, section);
    t.match(texts(tender), /^Subject: Supply of six pumps\nReference: NWB\/2027\/114\nBuyer: Northern Water Board$/);
    const said = places(tender);
    const again = await tasks.summarise({ ...call, scope: scopeOfReading(form), section, said });
    t.notMatch(texts(again), /Reference: /, 'once in a summary');
  },
);

t.test('evaluation begins with the weights, and no section says what the buyer may do with any bid', async (t) => {
  const tender = await readTender(
    [
      '# Evaluation of bids',
      'The evaluation of bids is done by a committee of three persons of the Board.',
      'The Board reserves the right to reject any bid in the evaluation.',
      'Technical proposal: 70 points\nFinancial proposal: 30 points',
    ].join('\n\n'),
  );
  const claims = await summarise(tender, { title: 'Evaluation', prompt: 'Criteria with points and weights.' });
  t.match(texts(claims), /^Weights of the criteria: Technical proposal 70; Financial proposal 30\n/);
  t.match(texts(claims), /committee of three persons/);
  t.notMatch(texts(claims), /reserves the right/);
});

t.test('a section says what its title and prompt ask for, word for word, in reading order', async (t) => {
  const damages = await summarise(service, { title: 'Penalties', prompt: 'What happens when we are late or down?' });
  t.match(texts(damages), /service credits of 2% of the monthly fee, up to a maximum of 20%/);
  const eligibility = await summarise(service, {
    title: 'Eligibility',
    prompt: 'Turnover, references and certificates.',
  });
  t.match(texts(eligibility), /GBP 3 million/);
  t.match(texts(eligibility), /ISO 27001/);
  t.match(texts(eligibility), /^No\. \| Criterion \| Evidence\nE1 \|/m, 'rows come below the names of their columns');
  t.equal(texts(eligibility).split('Criterion | Evidence').length, 2, 'which are said once');
  const payment = await summarise(works, {
    title: 'Payment',
    prompt: 'Advance, interim and final payment, retention.',
  });
  for (const figure of ['15%', '84 days', 'Retention is 5%']) t.match(texts(payment), figure);
  for (const [reading, claims] of [
    [service, damages],
    [service, eligibility],
    [works, payment],
  ] as const) {
    t.same(misquoted(places(claims), reading.document.pages), []);
    for (const { text, citations, supported } of claims) {
      t.ok(supported);
      t.equal(citations[0]?.quote.replace(/\s+/gu, ' '), text);
    }
    const starts = places(claims).map(({ page, start }) => page * 1e6 + start);
    t.same(
      starts,
      starts.toSorted((a, b) => a - b),
    );
    t.ok(claims.length <= 16, `${claims.length} claims`);
  }
});

t.test('a section in English finds what a document in German says, and one in German too', async (t) => {
  const english = await summarise(german, { title: 'Key dates', prompt: 'All dates and deadlines.' });
  t.match(texts(english), /Die Angebotsfrist endet am 12\. März 2027 um 11:00 Uhr\./, 'a date with points stays whole');
  t.match(texts(english), /Ortsbesichtigung findet am 17\. Februar 2027/);
  const own = await summarise(german, { title: 'Vertragsstrafen', prompt: 'Höhe und Obergrenze der Vertragsstrafe.' });
  t.match(texts(own), /150 Euro je angefangene Stunde, höchstens jedoch 5%/);
  t.same(misquoted(places([...english, ...own]), german.document.pages), []);
});

t.test('what leans on a sentence comes after it, and what leads over comes with its list', async (t) => {
  const reading = await readTender(
    [
      '# Supply of pumps',
      '## 1 Warranty bond',
      'Within 21 days the Supplier furnishes an irrevocable bank guarantee of 10% of the price. It stays valid until 60 days after the end of the warranty period.',
      '## 2 Warranty',
      'These periods are minimum warranty periods of 24 months each.',
      'The warranty covers, for 24 months at least:',
      '## 3 Eligibility',
      'A bidder is eligible for the contract if it:',
      '- has a yearly turnover of at least EUR 2 million;',
      '- is certified to ISO 9001.',
    ].join('\n\n'),
  );
  const warranty = await summarise(reading, { title: 'Warranty', prompt: 'Periods and from when they count.' });
  t.match(texts(warranty), /bank guarantee of 10% of the price\.\nIt stays valid/);
  t.notMatch(texts(warranty), 'These periods', 'what it leans on is not known');
  t.notMatch(texts(warranty), 'The warranty covers', 'its list is missing');
  const eligibility = await summarise(reading, { title: 'Eligibility', prompt: 'Turnover.' });
  t.match(texts(eligibility), /eligible for the contract if it:\n.*EUR 2 million;\n.*ISO 9001/);
  t.same(misquoted(places([...warranty, ...eligibility]), reading.document.pages), []);
});

t.test('a section takes what is below the heading of its name, in whatever words', async (t) => {
  const reading = await readTender(
    [
      '# Case management',
      '## 1 Introduction',
      'The Court is an independent court that hears the cases of taxpayers in all parts of the country.',
      '## 2 Description of Work to be Performed',
      'The Court seeks agile development from one experienced vendor.',
    ].join('\n\n'),
  );
  const scope = await summarise(reading, { title: 'Scope of supply', prompt: 'What is to be supplied.' });
  t.equal(texts(scope), 'The Court seeks agile development from one experienced vendor.');
});

t.test('where nothing else tells the scope, it is the subject of the tender', async (t) => {
  const section = { title: 'Scope of supply', prompt: 'What is to be supplied.' };
  const named = await readTender(
    ['Tender No.: NWB/2027/114', 'Name of Work: Supply of six pumps', 'The Board writes on Mondays.'].join('\n\n'),
  );
  t.equal(texts(await summarise(named, section)), 'Subject: Supply of six pumps');
  t.same(await summarise(await readTender('The Board writes on Mondays.'), section), []);
});

t.test('several documents are included', async (t) => {
  const other = works.passages.map((passage) => ({ ...passage, documentId: 'other' }));
  const passages = [...service.passages, ...other];
  const claims = await summarise(
    { ...service, passages },
    { title: 'Warranty', prompt: 'Periods and from when they count.' },
  );
  t.same(new Set(places(claims).map(({ documentId }) => documentId)), new Set(['tender', 'other']));
});

t.test('a section that the documents do not mention is empty', async (t) => {
  t.same(await summarise(german, { title: 'Bank guarantees', prompt: 'Bid bond and performance bond.' }), []);
  t.same(await summarise(service, { title: 'Fauna', prompt: 'Which birds nest beside the runway?' }), []);
});

t.test('contradictions come first, and nothing that agrees is called one', async (t) => {
  const conflicts = async (reading: TenderReading) =>
    (await ask(reading, 40)).filter(({ reason }) => reason === 'contradiction').map(({ text }) => text);
  const between = (found: string[], ...sections: string[]) =>
    found.some((text) => sections.every((section) => text.includes(`Section ${section} (`)));
  const inService = await conflicts(service);
  t.equal(inService.length, 3, inService.join('\n'));
  for (const pair of [
    ['2.2', '8.1'],
    ['4.2', '7.2'],
    ['5.3', '7.1'],
  ])
    t.ok(between(inService, ...pair), pair.join(' and '));
  const inGerman = await conflicts(german);
  t.equal(inGerman.length, 2, inGerman.join('\n'));
  t.ok(between(inGerman, '5.2', '8.1'));
  t.ok(between(inGerman, '2.2', '8.2'));
  const inWorks = await conflicts(works);
  t.equal(inWorks.length, 3, inWorks.join('\n'));
  for (const section of ['3.1', '5.2', '5.3']) t.ok(between(inWorks, section, '7'), section);
});

t.test('a question quotes what it asks about, and says where it is', async (t) => {
  for (const reading of [service, german, works]) {
    const questions = await ask(reading, 30);
    const order = questions.map(({ reason }) => reason);
    t.equal(order[0], 'contradiction');
    t.ok(order.lastIndexOf('contradiction') < order.indexOf('requirement'));
    t.same(misquoted(places(questions), reading.document.pages), []);
    for (const { text, citations, audience, reason } of questions) {
      for (const { quote } of citations) t.ok(text.includes(`“${showQuote(quote).replace(/\s+/gu, ' ')}”`), text);
      t.equal(citations.length, reason === 'contradiction' ? 2 : 1);
      t.equal(audience, reason === 'requirement' ? 'answer' : 'ask');
    }
  }
});

t.test('unclear wordings are asked about', async (t) => {
  const unclear = (await ask(works, 30)).filter(({ reason }) => reason === 'ambiguity').map(({ text }) => text);
  for (const part of ['“to be advised”', '“Annex 2”', '“approximately 3.5 m”'])
    t.ok(
      unclear.some((text) => text.includes(part)),
      part,
    );
  for (const part of ['“or equivalent”', '“as required”'])
    t.notOk(
      unclear.some((text) => text.includes(part)),
      `${part} is in every tender, and nobody asks`,
    );
  t.match(texts(await ask(german, 30)), /“wird noch festgelegt”/);
});

t.test('the second call gives other questions than the first, and never more than wanted', async (t) => {
  const first = await ask(service, 6);
  t.equal(first.length, 6);
  const second = await ask(
    service,
    6,
    first.map(({ text }) => text),
  );
  t.equal(second.length, 6);
  t.same(
    second.filter(({ text }) => first.some((other) => other.text === text)),
    [],
  );
  const quotes = new Set(places(first).map(({ quote }) => quote));
  t.notOk(places(second).some(({ quote }) => quotes.has(quote)));
  t.same(await ask(service, 0), []);
});

t.test('a summary keeps the sentences with amounts, the shortest, none twice', async (t) => {
  const scope = scopeOfReading(service);
  const cite = (quote: string, page: number) => ({ documentId: 'd', page, quote, start: 0, end: quote.length });
  const sentences = [
    cite('Liquidated damages are 0.5% of the price\nfor each week, at most 10%.', 41),
    cite('Liquidated damages are the sole remedy for delay.', 41),
    cite('Liquidated damages are 0.5% of the price for each week, at most 10%.', 7),
    cite('It is 0.1% of the price for drawings.', 41),
    cite('Liquidated damages of 3% are due where:', 41),
    cite('For a shortfall, liquidated damages of EUR 35 per kilowatt are due.', 42),
  ];
  const summary = await tasks.summariseKeyword({ ...call, scope, keyword: 'liquidated damages', sentences });
  t.same(
    summary.map(({ text, citations }) => [text, citations[0]?.page]),
    [
      ['Liquidated damages are 0.5% of the price for each week, at most 10%.', 41],
      ['For a shortfall, liquidated damages of EUR 35 per kilowatt are due.', 42],
    ],
  );
  const [, plain] = sentences;
  const without = await tasks.summariseKeyword({ ...call, keyword: 'x', scope, sentences: plain ? [plain] : [] });
  t.equal(without[0]?.text, 'Liquidated damages are the sole remedy for delay.');
  t.same(await tasks.summariseKeyword({ ...call, scope, keyword: 'x', sentences: [] }), []);
});

t.test('a wish becomes a prompt that names what to look for, and finds the same as the wish', async (t) => {
  const wish = 'payment terms and what happens when we are late?';
  const prompt = await tasks.writePrompt({ ...call, wish });
  t.match(prompt, /payment terms and what happens when we are late\./);
  t.match(prompt, /- payment: .*advance payment/);
  t.match(prompt, /- liquidated damages and penalties: the rate/);
  t.match(prompt, /cite the page/);
  t.equal(await tasks.writePrompt({ ...call, wish }), prompt);
  const claims = await summarise(works, { title: 'Money', prompt });
  t.match(texts(claims), /advance payment of 15%/);
  t.match(texts(claims), /Delay damages are EUR 4,000/);
  t.match(await tasks.writePrompt({ ...call, wish: 'who pays for the crane' }), /Look for figures/);
});

t.test('there are no synonyms without a model', async (t) => {
  t.equal((await tasks.suggestSynonyms({ ...call, keywords: ['pump'] })).size, 0);
});

t.test('each task ends when it is told to', async (t) => {
  const stopped = { ...call, scope: scopeOfReading(service), signal: AbortSignal.abort(new Error('stopped')) };
  const section = { title: 'Payment', prompt: '' };
  const running: (() => Promise<unknown>)[] = [
    () => tasks.summarise({ ...stopped, section }),
    () => tasks.generateQuestions({ ...stopped, known: [], count: 5 }),
    () => tasks.summariseKeyword({ ...stopped, keyword: 'x', sentences: [] }),
    () => tasks.writePrompt({ ...stopped, wish: 'payment' }),
    () => tasks.suggestSynonyms({ ...stopped, keywords: [] }),
    () => tasks.extractParameters({ ...stopped, documentId: 'tender', range: wholeDocument, keywords: [] }),
  ];
  for (const task of running) await t.rejects(task(), /stopped/);
});
