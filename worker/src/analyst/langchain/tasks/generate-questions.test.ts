import t from 'tap';
import { computeHere } from '../../../testing/compute-here.ts';
import type { ModelRequest } from '../../../testing/model-request.ts';
import { startModelServer } from '../../../testing/model-server.ts';
import { scopeOf } from '../../../testing/scope-of.ts';
import { sentPassages } from '../../../testing/sent-passages.ts';
import { estimateTokens } from '../budget.ts';
import { createLangchainTasks } from '../create-langchain-tasks.ts';
import { candidateOf } from '../passages.fixtures.ts';
import { configFor, quickPatience, watchedCall } from '../tasks.fixtures.ts';

const passages = [
  candidateOf('Delivery is within 20 weeks of the Effective Date. Bids < EUR 5 are void.', { ordinal: 0, page: 5 }),
  candidateOf('Delivery is within 20 weeks of the Purchase\nOrder.', { ordinal: 1, page: 29 }),
  candidateOf('The pumps shall be painted as usual.', { ordinal: 2, page: 30 }),
];
const fileNames = new Map([['tender', 'tender.pdf']]);
const question = (text: string, place: object = {}) => ({
  text,
  audience: 'ask',
  reason: 'ambiguity',
  passages: [3],
  quotes: [],
  ...place,
});

async function generate(
  reply: (request: ModelRequest) => object,
  { known = [] as string[], count = 10, from = passages, contextTokens = 16_000 } = {},
) {
  const server = await startModelServer({ reply });
  t.teardown(() => server.close());
  const watched = watchedCall();
  const tasks = createLangchainTasks(configFor(server, contextTokens), computeHere, quickPatience);
  const questions = await tasks.generateQuestions({ scope: scopeOf(from, fileNames), known, count, ...watched.call });
  return { questions, server, ...watched };
}

t.test('a question quotes the words that it comes from, as they are on their page', async (t) => {
  const { questions, spent } = await generate(() => ({
    questions: [
      question('Does delivery count from the **Effective Date** or from the Purchase Order?', {
        reason: 'contradiction',
        passages: [1, 2],
        quotes: ['20 weeks of the Effective Date', 'within 20 weeks of the Purchase Order'],
      }),
      question('Which bids are void?', {
        audience: 'answer',
        reason: 'requirement',
        passages: [1],
        quotes: ['Bids &lt; EUR 5'],
      }),
    ],
  }));
  t.match(questions, [
    {
      text: 'Does delivery count from the Effective Date or from the Purchase Order?',
      audience: 'ask',
      reason: 'contradiction',
      citations: [
        { documentId: 'tender', page: 5, quote: '20 weeks of the Effective Date', start: 19, end: 49 },
        { documentId: 'tender', page: 29, quote: 'within 20 weeks of the Purchase\nOrder' },
      ],
    },
    { audience: 'answer', reason: 'requirement', citations: [{ page: 5, quote: 'Bids < EUR 5' }] },
  ]);
  for (const { citations } of questions) {
    for (const { page, start, end, quote } of citations) {
      const text = passages.find(({ spans }) => spans[0]?.page === page)?.spans[0]?.pageText;
      t.equal(text?.slice(start, end), quote);
    }
  }
  t.equal(spent.length, 1);
});

t.test('a quote that is not there gives way to the closest sentence of its passage', async (t) => {
  const { questions } = await generate(() => ({
    questions: [question('What is the usual paint?', { quotes: ['painted as everybody knows'] })],
  }));
  t.equal(questions[0]?.citations[0]?.quote, 'The pumps shall be painted as usual.');
});

t.test('questions without a place, without words or asked already are left out', async (t) => {
  const { questions } = await generate(
    () => ({
      questions: [
        question('Who pays for the crane?', { passages: [9] }),
        question('Who pays for the road?', { passages: [] }),
        question('  '),
        question('What is the usual paint?'),
        question('Please clarify: what is the usual paint?', { reason: 'gap' }),
        question('Is the delivery on site?'),
        question('Which colour is meant?'),
      ],
    }),
    { known: ['Is delivery on the site?'] },
  );
  t.same(
    questions.map(({ text }) => text),
    ['What is the usual paint?', 'Which colour is meant?'],
  );
});

t.test('one side alone is no contradiction', async (t) => {
  const { questions } = await generate(() => ({
    questions: [question('Which date counts?', { reason: 'contradiction', passages: [1, 44] })],
  }));
  t.match(questions, [{ reason: 'ambiguity', citations: [{ page: 5 }] }]);
});

const long = Array.from({ length: 120 }, (_, ordinal) =>
  candidateOf(`Clause ${ordinal}. ${'The bidder shall paint the pumps blue. '.repeat(25)}`, {
    ordinal,
    page: ordinal + 1,
  }),
);
const twoEach = (request: ModelRequest) => {
  const [first, second] = sentPassages(request);
  return {
    questions: [first, second].flatMap((passage) =>
      passage
        ? [
            question(`How does our bid meet clause ${passage.n - 1}?`, {
              passages: [passage.n, 1000, passage.n > 60 ? 1 : 120],
              audience: 'answer',
              reason: passage.n === 2 ? 'contradiction' : 'requirement',
            }),
          ]
        : [],
    ),
  };
};

t.test('a long document is asked about in parts within limits, each part in its turn', async (t) => {
  const known = Array.from(
    { length: 300 },
    (_, index) => `What has been said of matter ${index} in the meeting of that day?`,
  );
  const { questions, server, progress } = await generate(twoEach, { from: long, contextTokens: 4000, count: 6, known });
  t.same(
    server.requests
      .flatMap(sentPassages)
      .map(({ n }) => n)
      .sort((a, b) => a - b),
    long.map((_, index) => index + 1),
    'all of it was read',
  );
  for (const { body } of server.requests) {
    const tokens = (body.messages ?? []).reduce((sum, { content }) => sum + estimateTokens(content), 0);
    t.ok(tokens < 4000, `${tokens} tokens`);
    t.match(body.messages?.at(-1)?.content, /<known>\nWhat has been said of matter 0/u);
  }
  t.equal(questions.length, 6);
  t.ok(
    questions.every(({ citations }) => citations.length === 1),
    'a passage of another part is none that it could know',
  );
  t.ok(
    new Set(questions.map(({ citations }) => Math.floor((citations[0]?.page ?? 0) / 8))).size > 3,
    'of several parts',
  );
  t.same(progress.at(-1), [server.requests.length, server.requests.length]);
});

t.test('many questions are asked for in more parts, none of which is asked for too many', async (t) => {
  const { server } = await generate(twoEach, { from: long, contextTokens: 128_000, count: 50 });
  t.ok(server.requests.length >= 4, `${server.requests.length} requests`);
  for (const { body } of server.requests) {
    const most = Number(/Write at most (\d+)/u.exec(body.messages?.at(-1)?.content ?? '')?.[1]);
    t.ok(most >= 2 && most <= 15, `${most}`);
  }
});

t.test('where nothing is wanted or there is nothing to read nobody is asked', async (t) => {
  for (const options of [{ count: 0 }, { from: [] }]) {
    const { questions, server } = await generate(twoEach, options);
    t.same(questions, []);
    t.equal(server.requests.length, 0);
  }
});
