import t from 'tap';
import { noClearAnswer, notInDocuments } from '../../gate/band.ts';
import type { Candidate } from '../../search/candidates.ts';
import { computeHere } from '../../testing/compute-here.ts';
import { scopeOf } from '../../testing/scope-of.ts';
import type { AnswerEvent, AnswerRequest } from '../analyst.ts';
import { createExtractiveAnalyst } from './create-extractive-analyst.ts';

const page = [
  'Warranty',
  '',
  'The warranty period ends 24 months after delivery. It covers all\ndefects of material.',
  '',
  'Insurance',
  '',
  'The supplier maintains the following insurances:',
  '(a) transit insurance for 110% of the value;',
  '(b) product liability insurance of EUR 5 million.',
].join('\n');
const cut = page.indexOf('Insurance');
const stretch = (ordinal: number, start: number, end: number, title: string): Candidate => ({
  documentId: 'd',
  language: 'en',
  ordinal,
  kind: 'prose',
  sectionPath: [title],
  spans: [{ page: 7, start, end, pageText: page }],
});
const scope = scopeOf([stretch(0, 0, cut, 'Warranty'), stretch(1, cut, page.length, 'Insurance')]);
const analyst = createExtractiveAnalyst(computeHere);
const asked = { scope, history: [], signal: new AbortController().signal };

async function answer(question: string, more: Partial<AnswerRequest> = {}): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of analyst.answer({ ...asked, question, ...more })) events.push(event);
  return events;
}

t.test('a question of two parts gets an answer to each', async (t) => {
  const end = (await answer('How long is the warranty period, and which insurances does the supplier maintain?')).at(
    -1,
  );
  if (end?.type !== 'claims') return t.fail('there is no end');
  const texts = end.claims.map(({ text }) => text);
  t.equal(texts[0], 'The warranty period ends 24 months after delivery.');
  t.ok(texts.includes('(a) transit insurance for 110% of the value;'));
  t.equal(new Set(texts).size, texts.length);
});

t.test('it answers with sentences of the page, the best first, each with its place', async (t) => {
  const events = await answer('How long is the warranty period?');
  const end = events.at(-1);
  t.equal(end?.type, 'claims');
  if (end?.type !== 'claims') return;
  t.equal(end.band, 'answer');
  t.equal(end.claims[0]?.text, 'The warranty period ends 24 months after delivery.');
  for (const claim of end.claims) {
    const [citation] = claim.citations;
    t.equal(citation?.page, 7);
    t.equal(page.slice(citation?.start, citation?.end), citation?.quote);
    t.equal(citation?.quote.replace(/\s+/g, ' '), claim.text);
  }
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  t.equal(text, end.claims.map((claim) => claim.text).join('\n\n'));
  t.same(end.usage, { inputTokens: 0, outputTokens: 0, model: null });
});

t.test('a sentence that ends in a colon brings the list or table that it introduces', async (t) => {
  const end = (await answer('Which insurances must the supplier maintain?')).at(-1);
  const texts = end?.type === 'claims' ? end.claims.map((claim) => claim.text) : [];
  t.same(texts, [
    'The supplier maintains the following insurances:',
    '(a) transit insurance for 110% of the value;',
    '(b) product liability insurance of EUR 5 million.',
  ]);
});

t.test('a list that is too long to be quoted whole is called a part of the answer', async (t) => {
  const drawings = Array.from({ length: 60 }, (_, row) => `${row + 1} | Drawing ${row + 1} | DWG`).join('\n');
  const pageText = `Table 3 – Drawings to be submitted\n\nNo. | Drawing | Format\n${drawings}`;
  const spans = [{ page: 2, start: 0, end: pageText.length, pageText }];
  const table: Candidate = { documentId: 'd', language: 'en', ordinal: 0, kind: 'table', sectionPath: [], spans };
  const question = 'Which drawings are to be submitted?';
  const end = (await answer(question, { scope: scopeOf([table]) })).at(-1);
  t.match(end, { band: 'answer' });
  t.ok(end?.type === 'claims' && end.confidence <= 0.6, 'nobody can be sure of it');
});

t.test(
  'what is not sure is an answer for a person who reads it at once, and no more than a near place in a file',
  async (t) => {
    const question = 'By how much is liability limited?';
    const end = (await answer(question)).at(-1);
    if (end?.type !== 'claims') return t.fail('there is no end');
    t.equal(end.band, 'answer');
    t.ok(end.confidence < 0.6, 'its words are about liability insurance');
    const events = await answer(question, { isUnattended: true });
    t.match(events.at(-1), { band: 'closest', confidence: 0 });
    t.equal(events[0]?.type === 'text' && events[0].text, noClearAnswer);
    const sure = (await answer('How long is the warranty period?', { isUnattended: true })).at(-1);
    t.match(sure, { band: 'answer' }, 'what is sure is said in both');
  },
);

t.test('among near places, rows come with the names of their columns, once a table', async (t) => {
  const columns = 'Event | Old date | New date';
  const rows = ['Oral interviews | July 9, 2031 | July 12, 2031', 'Oral interviews of vendors | July 10, 2031 | none'];
  const pages = rows.map((row, index) => ({ page: index + 1, pageText: `${columns}\n${row}\nAward | May 1 | May 2` }));
  const tables = pages.map(
    (span, ordinal): Candidate => ({
      ...{ documentId: 'd', language: 'en', ordinal, kind: 'table', sectionPath: [] },
      spans: [{ ...span, start: 0, end: span.pageText.length }],
    }),
  );
  const question = 'What are the dates of the oral interviews?';
  const end = (await answer(question, { scope: scopeOf(tables), isUnattended: true })).at(-1);
  if (end?.type !== 'claims') return t.fail('there is no end');
  t.equal(end.band, 'closest');
  t.same(
    end.claims.map(({ text }) => text),
    [columns, ...rows],
  );
});

t.test('a form that nobody has filled in is no answer, and no near place', async (t) => {
  const texts = [
    'ITEM | LABOR CATEGORY NAME | LABOR HOURS | RATE\n0001\nOPTIONAL TASKS',
    'The names of the staff follow.',
  ];
  const passages = texts.map(
    (pageText, ordinal): Candidate => ({
      ...{ documentId: 'd', language: 'en', ordinal, kind: 'prose', sectionPath: [] },
      spans: [{ page: ordinal + 1, start: 0, end: pageText.length, pageText }],
    }),
  );
  const end = (await answer('Which labor category names are there?', { scope: scopeOf(passages) })).at(-1);
  if (end?.type !== 'claims') return t.fail('there is no end');
  t.not(end.band, 'answer');
  t.notOk(end.claims.some(({ text }) => text.includes('LABOR')));
});

t.test('a row that stands alone and says something is no form', async (t) => {
  const pageText = 'Contact person | Ann Smith | Lindental office\n\nVisitors ring at the gate.';
  const row: Candidate = {
    ...{ documentId: 'd', language: 'en', ordinal: 0, kind: 'table', sectionPath: [] },
    spans: [{ page: 1, start: 0, end: pageText.length, pageText }],
  };
  const end = (await answer('Who is the contact person?', { scope: scopeOf([row]) })).at(-1);
  t.match(end?.type === 'claims' && end.claims.map(({ text }) => text), [/Ann Smith/]);
});

t.test('it says so where the documents contain no answer', async (t) => {
  const events = await answer('How many inhabitants does the city have?');
  const [text, end] = events;
  t.same(text, { type: 'text', text: notInDocuments });
  t.match(end, {
    ...{ type: 'claims', band: 'none', claims: [] },
    ...{ usage: { inputTokens: 0, outputTokens: 0, model: null }, confidence: Number },
  });
  t.equal(events.length, 2);
});

t.test('it stops when it is told to, and has no vectors', async (t) => {
  await t.rejects(answer('How long is the warranty?', { signal: AbortSignal.abort(new Error('stopped')) }), /stopped/);
  t.equal(await analyst.embed(['a'], asked.signal), null);
});
