import { PermanentError } from '@bidloom/platform';
import t from 'tap';
import { noClearAnswer, notInDocuments } from '../../gate/band.ts';
import { computeHere } from '../../testing/compute-here.ts';
import { type ModelBehaviour, startModelServer } from '../../testing/model-server.ts';
import { scopeOf } from '../../testing/scope-of.ts';
import type { AnswerEvent } from '../analyst.ts';
import { createLangchainAnalyst } from './create-langchain-analyst.ts';
import { candidateOf } from './passages.fixtures.ts';
import type { Patience } from './patience.ts';

const server = await startModelServer();
t.teardown(() => server.close());
const config = {
  apiKey: 'sk-test',
  baseUrl: server.baseUrl,
  chatModel: 'test-chat',
  embeddingModel: null,
  contextTokens: 16_000,
  prices: null,
};
const patience: Patience = {
  ...{ silenceMs: 10_000, backoffMs: 1, longestWaitMs: 20_000, tries: 3, longestCallMs: 60_000 },
};
const question = 'When are bids due?';
const scope = scopeOf([candidateOf('Bids are due on 12 March 2027. Late bids are returned.', { page: 3 })]);
const asked = { scope, question, history: [], signal: new AbortController().signal };

/** Everything that one answer says, and how it failed. */
async function answer(
  behaviours: ModelBehaviour[],
  { signal = asked.signal, ...waiting }: Partial<Patience> & { signal?: AbortSignal } = {},
) {
  const before = server.requests.length;
  server.next(...behaviours);
  const analyst = createLangchainAnalyst(config, computeHere, { ...patience, ...waiting });
  const events: AnswerEvent[] = [];
  let failure: unknown;
  try {
    for await (const event of analyst.answer({ ...asked, signal })) events.push(event);
  } catch (error) {
    failure = error;
  }
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  return { events, text, end: events.at(-1), failure, requests: server.requests.slice(before) };
}

t.test('text comes in pieces, then once the claims with the tokens that they took', async (t) => {
  const { events, text, end, requests } = await answer([{ kind: 'say', text: 'Bids are due on 12 March 2027 [1].' }]);
  t.ok(events.filter(({ type }) => type === 'text').length > 3, 'in pieces');
  t.equal(text, 'Bids are due on 12 March 2027.');
  t.match(end, {
    type: 'claims',
    band: 'answer',
    claims: [{ text, supported: true, citations: [{ documentId: 'tender', page: 3, start: 0, end: 30 }] }],
    usage: { model: 'test-chat', outputTokens: 8 },
  });
  t.equal(events.filter(({ type }) => type === 'claims').length, 1);
  t.match(requests, [
    { path: '/v1/chat/completions', authorization: 'Bearer sk-test', body: { model: 'test-chat', stream: true } },
  ]);
  t.notOk(JSON.stringify(requests[0]?.body).includes('"tools"'), 'no tool is offered');
});

t.test('a passage that does not exist leaves its claim unsupported', async (t) => {
  const { end } = await answer([{ kind: 'say', text: 'Bids are due in April [8].' }]);
  t.match(end, { band: 'answer', claims: [{ supported: false, citations: [] }] });
});

t.test('a small window is sent fewer passages', async (t) => {
  const many = Array.from({ length: 30 }, (_, ordinal) =>
    candidateOf(`Bids are due on day ${ordinal}. ${'And so on it goes. '.repeat(70)}`, { ordinal, page: ordinal + 1 }),
  );
  const sent = async (contextTokens: number) => {
    server.next({ kind: 'say', text: 'Soon [1].' });
    const analyst = createLangchainAnalyst({ ...config, contextTokens }, computeHere, patience);
    for await (const event of analyst.answer({ ...asked, scope: scopeOf(many) })) t.ok(event);
    return (
      server.requests
        .at(-1)
        ?.body.messages?.at(-1)
        ?.content.match(/<passage /gu)?.length ?? 0
    );
  };
  const [small, large] = [await sent(4000), await sent(16_000)];
  t.ok(small >= 1 && small < 4, `${small}`);
  t.ok(large > 10, `${large}`);
});

t.test('an answer that passes its limit of tokens ends with a word about that', async (t) => {
  const { text, end, requests } = await answer([
    { kind: 'say', text: 'Bids are due on 12 March 2027 [1]. Late bids are', finish: 'length' },
  ]);
  const limit = requests[0]?.body.max_tokens ?? 0;
  t.ok(limit > 1000 && limit <= 4000, `${limit} tokens`);
  t.match(text, /Late bids are\n\nThe answer had become too long and was ended here\.$/u);
  t.match(end, { band: 'answer', claims: [{ supported: true }, { supported: false }, { supported: false }] });
});

t.test('a server that knows no limit is told to stop, and its answer is kept', async (t) => {
  const { text, end, failure } = await answer([
    { kind: 'say', text: 'Bids are due on 12 March 2027 [1]. '.repeat(30_000) },
  ]);
  t.equal(failure, undefined);
  t.ok(text.length > 10_000 && text.length < 60_000, `${text.length} characters of a million`);
  t.match(text, /was ended here\.$/u);
  if (end?.type !== 'claims') return t.fail('there is no end');
  t.ok(end.claims.length <= 202, `${end.claims.length} claims`);
  t.ok(end.claims.slice(0, 200).every(({ supported }) => supported));
  t.ok(end.usage.outputTokens > 1000, 'what was said was paid for');
  // The connection is given up: nobody reads the rest.
  while (server.open > 0) await new Promise((resolve) => setTimeout(resolve, 10));
});

t.test('where the model finds no answer, the nearest places are shown as no more than that', async (t) => {
  const { text, end } = await answer([{ kind: 'say', text: 'NOT_FOUND' }]);
  t.match(text, noClearAnswer);
  t.match(end, {
    ...{ type: 'claims', band: 'closest', confidence: 0, usage: { outputTokens: 1 } },
    claims: [{ text: 'Bids are due on 12 March 2027.', citations: [{ page: 3 }], supported: true }],
  });
});

t.test('without passages the model is not asked', async (t) => {
  const analyst = createLangchainAnalyst(config, computeHere, patience);
  const before = server.requests.length;
  const events: AnswerEvent[] = [];
  for await (const event of analyst.answer({ ...asked, scope: scopeOf([]) })) events.push(event);
  const usage = { inputTokens: 0, outputTokens: 0, model: null };
  t.same(events, [
    { type: 'text', text: notInDocuments },
    { type: 'claims', band: 'none', confidence: 0, claims: [], usage },
  ]);
  t.equal(server.requests.length, before);
});

for (const status of [401, 403]) {
  t.test(`a refused key (${status}) ends at once, without the server's message`, async (t) => {
    const { failure, requests } = await answer([{ kind: 'fail', status }]);
    t.ok(failure instanceof PermanentError);
    t.match(failure, { message: 'The language model refused the key. Tell your administrator.', status });
    t.notOk(String((failure as Error).stack).includes('sk-test'));
    t.equal((failure as Error).cause, undefined);
    t.equal(requests.length, 1);
  });
}

t.test('other refusals end at once and say what to do', async (t) => {
  const cases: [ModelBehaviour, RegExp][] = [
    [{ kind: 'fail', status: 404 }, /does not exist on its server\. Tell your administrator/u],
    [{ kind: 'fail', status: 400 }, /refused the request/u],
    [{ kind: 'fail', status: 400, code: 'context_length_exceeded' }, /too long/u],
    [{ kind: 'fail', status: 429, code: 'insufficient_quota' }, /quota is used up/u],
  ];
  for (const [behaviour, message] of cases) {
    const { failure, requests } = await answer([behaviour]);
    t.match(failure, { name: 'PermanentError', message });
    t.equal(requests.length, 1);
  }
});

t.test('a busy server is asked again after the time that it asks for', async (t) => {
  const { text, failure } = await answer(
    [
      { kind: 'fail', status: 429, retryAfter: '0.2' },
      { kind: 'say', text: 'In March [1].' },
    ],
    // Our own pause would be refused as too long.
    { backoffMs: 60_000 },
  );
  t.equal(failure, undefined);
  t.equal(text, 'In March.');
});

t.test('a server that asks for more patience than a person has is not waited for', async (t) => {
  const later = new Date(Date.now() + 3_600_000).toUTCString();
  for (const retryAfter of ['21', later]) {
    const { failure, requests } = await answer([{ kind: 'fail', status: 429, retryAfter }]);
    t.match(failure, { name: 'PermanentError', message: /busy/u });
    t.equal(requests.length, 1);
  }
});

t.test('a server that fails is asked three times at most', async (t) => {
  const once = await answer([
    { kind: 'fail', status: 500 },
    { kind: 'fail', status: 503 },
    { kind: 'say', text: 'In March [1].' },
  ]);
  t.equal(once.text, 'In March.');
  t.equal(once.requests.length, 3);
  server.always({ kind: 'fail', status: 500 });
  const always = await answer([]);
  server.always(null);
  t.match(always.failure, { name: 'PermanentError', message: /not available right now/u });
  t.equal(always.requests.length, 3);
});

t.test('a stream that breaks before anything was shown is asked for once more', async (t) => {
  const mended = await answer([
    { kind: 'cut', text: '' },
    { kind: 'say', text: 'In March [1].' },
  ]);
  t.equal(mended.text, 'In March.');
  const broken = await answer([
    { kind: 'cut', text: '' },
    { kind: 'cut', text: 'NOT_' },
  ]);
  t.match(broken.failure, { name: 'PermanentError', message: /stopped in the middle/u });
  t.equal(broken.requests.length, 2);
});

t.test(
  'a stream that breaks in the middle fails and says so, even where the connection ends in good order',
  async (t) => {
    for (const politely of [false, true]) {
      const { text, failure, requests, events } = await answer([{ kind: 'cut', text: 'Bids are due on', politely }]);
      t.match('Bids are due on', text);
      t.ok(text.length > 5);
      t.match(failure, { name: 'PermanentError', message: /stopped in the middle of its answer/u });
      t.equal(requests.length, 1, 'what was shown is not said twice');
      t.notOk(events.some(({ type }) => type === 'claims'));
    }
  },
);

t.test('silence has an end', async (t) => {
  const before = await answer([{ kind: 'silence' }], { silenceMs: 150 });
  t.match(before.failure, { name: 'PermanentError', message: /did not answer in time/u });
  t.equal(before.requests.length, 1);
  const middle = await answer([{ kind: 'silence', text: 'Bids are' }], { silenceMs: 2000 });
  t.match(middle.failure, { name: 'PermanentError', message: /stopped in the middle/u });
});

t.test('a slow first word is waited for', async (t) => {
  const { text } = await answer([{ kind: 'slow', text: 'In March [1].', milliseconds: 300 }]);
  t.equal(text, 'In March.');
});

t.test('an answer of nothing is asked for once more, and then a failure', async (t) => {
  const mended = await answer([
    { kind: 'say', text: ' ' },
    { kind: 'say', text: 'In March [1].' },
  ]);
  t.equal(mended.text, 'In March.');
  const { failure } = await answer([
    { kind: 'say', text: '' },
    { kind: 'say', text: '[1]' },
  ]);
  t.match(failure, { name: 'PermanentError', message: /empty answer/u });
});

t.test('an abort keeps the words that came', async (t) => {
  const abort = new AbortController();
  const asked = server.requests.length + 1;
  const watch = setInterval(() => server.requests.length === asked && abort.abort(new Error('stopped')), 100);
  const { failure, text } = await answer([{ kind: 'silence', text: 'Bids are due' }], { signal: abort.signal });
  clearInterval(watch);
  t.same([failure, text], [undefined, 'Bids are due']);
  t.equal(server.requests.length, asked, 'and nothing is asked again');
});

t.test('an abort ends with its reason, whatever the model does', async (t) => {
  const reason = new Error('cancelled by a person');
  const waits: [ModelBehaviour[], Partial<Patience>][] = [
    [[{ kind: 'silence' }], {}],
    [[{ kind: 'fail', status: 500 }], { backoffMs: 10_000 }],
    [[{ kind: 'fail', status: 429, retryAfter: '15' }], {}],
  ];
  for (const [behaviours, waiting] of waits) {
    const abort = new AbortController();
    const asked = server.requests.length + 1;
    const watch = setInterval(() => server.requests.length === asked && abort.abort(reason), 100);
    const { failure } = await answer(behaviours, { ...waiting, signal: abort.signal });
    clearInterval(watch);
    t.equal(failure, reason);
    t.equal(server.requests.length, asked, 'and nothing is asked again');
  }
  const { failure, requests } = await answer([], { signal: AbortSignal.abort(reason) });
  t.equal(failure, reason);
  t.equal(requests.length, 0, 'asked for nothing');
});

t.test('a server that is not there is a failure for a person', async (t) => {
  const gone = await startModelServer();
  await gone.close();
  const analyst = createLangchainAnalyst({ ...config, baseUrl: gone.baseUrl }, computeHere, patience);
  const asking = async () => {
    for await (const event of analyst.answer(asked)) t.fail(event.type);
  };
  await t.rejects(asking(), { name: 'PermanentError', message: /not available right now/u });
});
