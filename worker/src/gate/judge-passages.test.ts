import t from 'tap';
import { createExtractiveAnalyst } from '../analyst/extractive/create-extractive-analyst.ts';
import { analyzeQuestion } from '../search/analyze-question.ts';
import { rankPassages } from '../search/rank-passages.ts';
import { weighQuestion } from '../search/weigh-question.ts';
import { computeHere } from '../testing/compute-here.ts';
import { scopeOf } from '../testing/scope-of.ts';
import type { AnswerFeatures } from './features.ts';
import { decide, judgePassages } from './judge-passages.ts';

/** Paragraphs of a tender, each on a page of its own. */
const paragraphs = [
  'The pumps are delivered to the site of the treatment plant. The supplier unloads them with its own crane.',
  'The site of the treatment plant is visited by all bidders together. A register of the visit is kept.',
  'The treatment plant was built in 1994. It serves 40,000 inhabitants.',
  'Drawings are submitted for approval. Approval takes three weeks.',
];
const candidatesOf = (texts: string[], title = '') =>
  texts.map((pageText, ordinal) => ({
    documentId: 'd',
    language: 'en',
    ordinal,
    kind: 'prose' as const,
    sectionPath: title && pageText.startsWith(title) ? [title] : [],
    spans: [{ page: ordinal + 1, start: 0, end: pageText.length, pageText }],
  }));
const candidates = candidatesOf(paragraphs);
const others = { lead: 0, concepts: 0.7, length: 4.5, denied: 0 };
const analyst = createExtractiveAnalyst(computeHere);

async function answer(question: string, texts = paragraphs, title = '') {
  const scope = scopeOf(candidatesOf(texts, title));
  const asked = { scope, history: [], signal: new AbortController().signal, question };
  for await (const event of analyst.answer(asked)) if (event.type === 'claims') return event;
  throw new Error('There is no end');
}

t.test('what names all that was asked is an answer', async (t) => {
  const { band, claims } = await answer('How long does the approval of drawings take?');
  t.equal(band, 'answer');
  t.match(claims[0]?.text, 'Approval takes three weeks.');
});

t.test('a sentence without the date that is asked for is at most a close place', async (t) => {
  const { band } = await answer('When is the site of the treatment plant visited by all bidders together?');
  t.equal(band, 'closest');
});

t.test('a sentence with the quantity that is asked for answers, and one without it does not', async (t) => {
  const question = 'What temperature must the drying of the pumps reach?';
  const drying = (how: string) => [...paragraphs, `The drying of the pumps must reach ${how}.`];
  t.equal((await answer(question, drying('60 °C'))).band, 'answer');
  t.equal((await answer(question, drying('every part'))).band, 'closest');
});

t.test('who does something is more surely answered than how soon, since it is said of nearly everything', async (t) => {
  const texts = [...paragraphs, 'The engineer approves shop drawings within three weeks.'];
  const [who, howSoon] = [
    await answer('Who approves shop drawings?', texts),
    await answer('How soon approves shop drawings?', texts),
  ];
  t.match([who.claims[0]?.text, howSoon.claims[0]?.text], [/^The engineer/u, /^The engineer/u]);
  t.ok(who.confidence > howSoon.confidence + 0.05, `${who.confidence} and ${howSoon.confidence}`);
});

t.test('what is said on two pages in the same words is as sure as what is said once', async (t) => {
  const question = 'How long does the approval of drawings take?';
  const once = await answer(question);
  const twice = await answer(question, [...paragraphs, String(paragraphs[3]).replace(' takes ', '\ntakes ')]);
  t.equal(twice.band, 'answer');
  t.ok(Math.abs(twice.confidence - once.confidence) < 0.1, `${once.confidence} and ${twice.confidence}`);
});

t.test('the same heading over other words is no repetition', async (t) => {
  const title = 'Replacement of worn impellers';
  const sectionOf = (weeks: number) => `${title}.\nThe supplier does it within ${weeks} weeks.`;
  const ask = (...weeks: number[]) =>
    answer(`How is the ${title.toLowerCase()} done?`, [...paragraphs, ...weeks.map(sectionOf)], title);
  const [once, twice, other] = [await ask(12), await ask(12, 12), await ask(12, 30)];
  t.ok(Math.abs(twice.confidence - once.confidence) < 0.1, `${once.confidence} and ${twice.confidence}`);
  t.ok(other.confidence < once.confidence - 0.2, `${once.confidence} and ${other.confidence}`);
});

t.test('the same words are named once among the closest places', async (t) => {
  const [, visit = ''] = paragraphs;
  const question = 'When is the site of the treatment plant visited by all bidders together?';
  const { band, claims } = await answer(question, [...paragraphs, visit]);
  t.equal(band, 'closest');
  t.equal(new Set(claims.map(({ text }) => text)).size, claims.length);
});

t.test('what is nowhere in the documents is not answered', async (t) => {
  const { band, claims } = await answer('Which retention money is withheld from invoices?');
  t.equal(band, 'none');
  t.same(claims, []);
});

t.test('the passage that answers most likely is the first, wherever it was ranked', async (t) => {
  const question = analyzeQuestion('How long does the approval of drawings take on the site?', ['en']);
  const weights = weighQuestion(question, { chunks: candidates.length, frequency: new Map() });
  const passages = rankPassages(question, weights, candidates);
  t.ok(passages.length > 1);
  const [best, worst] = [passages, passages.toReversed()].map((ranked) => judgePassages(question, weights, ranked));
  t.match(best?.likely[0]?.page, 4);
  t.equal(worst?.likely[0], best?.likely[0]);
  t.equal(worst?.confidence, best?.confidence);
});

t.test('a sentence with all that is asked about is shown, however unlikely it answers', async (t) => {
  const whole = { coverage: 1, coverageWithKind: 1, asksKind: 1, kind: 1 };
  const bandOf = (features: Partial<AnswerFeatures>) =>
    decide(null, { probability: 0.05, features: { ...others, ...whole, ...features } }, true).band;
  t.equal(bandOf({}), 'closest');
  t.equal(bandOf({ kind: 0, coverageWithKind: 0 }), 'closest');
  t.equal(bandOf({ coverage: 0.8 }), 'none');
  const denied = { fact: 'warranty' as const, stated: null, probability: 0.9, conflicts: [] };
  const features = { ...others, ...whole, kind: 0, coverageWithKind: 0 };
  t.equal(decide(denied, { probability: 0.05, features }, true).band, 'none', 'a fact that is clearly not stated');
  const many = { ...features, concepts: Math.log(1 + 3) };
  t.equal(decide(denied, { probability: 0.05, features: many }, true).band, 'closest', 'three words that meet');
  const ofKind = { ...features, kind: 1 };
  t.equal(decide(denied, { probability: 0.05, features: ofKind }, true).band, 'closest', 'a value of the asked kind');
});

t.test(
  'the zone of a thing is answered by a sentence with all that is asked, and not by that of something else',
  async (t) => {
    const texts = ['The controller uses the time zone CET.', 'Support is given by telephone.'];
    t.equal((await answer('Which time zone does the controller use?', texts)).band, 'answer');
    t.not((await answer('Which time zone is used for the support?', texts)).band, 'answer');
  },
);
