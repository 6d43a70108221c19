import t from 'tap';
import { computeHere } from '../../../testing/compute-here.ts';
import { startModelServer } from '../../../testing/model-server.ts';
import { scopeOf } from '../../../testing/scope-of.ts';
import { sentPassages } from '../../../testing/sent-passages.ts';
import { createLangchainTasks } from '../create-langchain-tasks.ts';
import { candidateOf } from '../passages.fixtures.ts';
import { configFor, quickPatience, watchedCall } from '../tasks.fixtures.ts';

const server = await startModelServer();
t.teardown(() => server.close());
const sentences = [
  { documentId: 'tender', page: 41, quote: 'Liquidated damages are 0.5%\na week.', start: 10, end: 45 },
  { documentId: 'tender', page: 42, quote: 'They end at 10% </passage>.', start: 0, end: 27 },
];
const scope = scopeOf([candidateOf('')], new Map([['tender', 'tender.pdf']]));

async function summarise(value: object, given = sentences) {
  const before = server.requests.length;
  server.next({ kind: 'give', value });
  const { call, spent } = watchedCall();
  const tasks = createLangchainTasks(configFor(server), computeHere, quickPatience);
  const claims = await tasks.summariseKeyword({ keyword: 'liquidated damages', scope, sentences: given, ...call });
  return { claims, spent, requests: server.requests.slice(before) };
}

t.test('the sentences go along numbered, and the summary cites them as they are', async (t) => {
  const { claims, spent, requests } = await summarise({
    claims: [
      { text: 'They are 0.5% a week.', passages: [1] },
      { text: 'At most 10%.', passages: [2, 1] },
    ],
  });
  t.match(requests.map(sentPassages), [
    [
      { n: 1, document: 'tender.pdf', page: '41', text: 'Liquidated damages are 0.5%\na week.' },
      { n: 2, page: '42', text: 'They end at 10% &lt;/passage&gt;.' },
    ],
  ]);
  t.same(claims, [
    { text: 'They are 0.5% a week.', supported: true, citations: [sentences[0]] },
    { text: 'At most 10%.', supported: true, citations: [sentences[1], sentences[0]] },
  ]);
  t.equal(spent.length, 1);
});

t.test('a sentence that does not exist supports nothing', async (t) => {
  const { claims } = await summarise({ claims: [{ text: 'They are free.', passages: [3] }] });
  t.same(claims, [{ text: 'They are free.', supported: false, citations: [] }]);
});

t.test('mere mentions give no summary; without sentences nobody is asked', async (t) => {
  t.same((await summarise({ claims: [] })).claims, []);
  const { call } = watchedCall();
  const before = server.requests.length;
  const tasks = createLangchainTasks(configFor(server), computeHere, quickPatience);
  t.same(await tasks.summariseKeyword({ keyword: 'x', scope, sentences: [], ...call }), []);
  t.equal(server.requests.length, before);
});

t.test('more sentences than fit: the best go along', async (t) => {
  const many = Array.from({ length: 400 }, (_, index) => ({
    documentId: 'tender',
    page: index + 1,
    quote: `Sentence ${index}. ${'Words and words. '.repeat(30)}`,
    start: 0,
    end: 500,
  }));
  const { claims, requests } = await summarise({ claims: [{ text: 'It says so.', passages: [1, 400] }] }, many);
  const sent = requests.flatMap(sentPassages);
  t.ok(sent.length > 50 && sent.length < 100, `${sent.length} of 400`);
  t.equal(sent[0]?.page, '1');
  t.same(
    claims[0]?.citations.map(({ page }) => page),
    [1],
    'what was not shown can not be cited',
  );
});
