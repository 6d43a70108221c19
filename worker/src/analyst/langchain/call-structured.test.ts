import { PermanentError } from '@bidloom/platform';
import t from 'tap';
import { computeHere } from '../../testing/compute-here.ts';
import { type ModelBehaviour, startModelServer } from '../../testing/model-server.ts';
import { createLangchainTasks } from './create-langchain-tasks.ts';
import { ModelFailure } from './model-failure.ts';
import { chatPatience, type Patience, runPatience, waitForRetry } from './patience.ts';
import { askSynonyms, configFor, quickPatience, watchedCall } from './tasks.fixtures.ts';

const server = await startModelServer();
t.teardown(() => server.close());
const right = { keywords: [{ n: 1, synonyms: ['bid security'] }] };
const give: ModelBehaviour = { kind: 'give', value: right };
const ask = (behaviours: ModelBehaviour[], options: Partial<Patience> & { signal?: AbortSignal } = {}) =>
  askSynonyms(server, behaviours, options);
/** The same on a server of its own: what waits for another try waits beside others. */
const askApart = async (behaviours: ModelBehaviour[]) => {
  const own = await startModelServer();
  try {
    return await askSynonyms(own, behaviours);
  } finally {
    await own.close();
  }
};

t.test('the form is sent to the server, and the tokens of the call are recorded', async (t) => {
  const { synonyms, spent, requests } = await ask([give]);
  t.same(synonyms, ['bid security']);
  t.equal(requests.length, 1);
  const { response_format: format, stream } = requests[0]?.body ?? {};
  t.equal(stream, true, 'streamed, so that silence is noticed');
  t.match(format, { type: 'json_schema', json_schema: { name: 'synonyms', strict: true } });
  t.match(format?.json_schema.schema, {
    type: 'object',
    required: ['keywords'],
    additionalProperties: false,
    properties: { keywords: { items: { required: ['n', 'synonyms'], additionalProperties: false } } },
  });
  t.equal(spent.length, 1);
  t.match(spent[0], { model: 'test-chat', outputTokens: 2 });
  t.ok((spent[0]?.inputTokens ?? 0) > 50);
  t.ok((spent[0]?.milliseconds ?? 0) > 0);
});

t.test('servers that ignore the form are read all the same', async (t) => {
  const json = JSON.stringify(right, null, 2);
  const wrappings = [
    `\`\`\`json\n${json}\n\`\`\``,
    `Here it is:\n\n\`\`\`\n${json}\n\`\`\`\nI hope that it helps.`,
    `Sure! ${json} Done.`,
    `<think>The user wants {"keywords": …}.</think>\n${json}`,
    JSON.stringify({ ...right, remark: 'more than was asked for' }),
  ];
  for (const text of wrappings) t.same((await ask([{ kind: 'say', text }])).synonyms, ['bid security'], text);
});

t.test('a server that refuses forms is asked without, and then no more with one', async (t) => {
  const plain = await startModelServer({ knowsFormat: false, reply: () => right });
  t.teardown(() => plain.close());
  const { call, spent } = watchedCall();
  const tasks = createLangchainTasks(configFor(plain), computeHere, quickPatience);
  for (let round = 0; round < 2; round++) {
    t.same((await tasks.suggestSynonyms({ keywords: ['bid bond'], ...call })).get('bid bond'), ['bid security']);
  }
  t.same(
    plain.requests.map(({ body }) => Boolean(body.response_format)),
    [true, false, false],
  );
  t.equal(spent.length, 2, 'a refusal costs nothing');
});

t.test('a wrong answer goes back once with what is wrong, and both are paid for', async (t) => {
  const wrong = { keywords: [{ n: 'one', synonyms: 'bid security' }] };
  const { synonyms, spent, requests } = await ask([{ kind: 'give', value: wrong }, give]);
  t.same(synonyms, ['bid security']);
  t.equal(spent.length, 2);
  t.equal(requests.length, 2);
  const [first, second] = requests.map(({ body }) => body.messages ?? []);
  t.same(second?.slice(0, 2), first, 'the same question');
  t.same(second?.[2], { role: 'assistant', content: JSON.stringify(wrong) });
  t.match(second?.[3], { role: 'user', content: /expected number, received string[\s\S]*keywords\[0\]\.n/u });
  t.ok(requests[1]?.body.response_format);
});

t.test('what is no JSON, cut off or empty is wrong, too', async (t) => {
  for (const text of ['I would rather not.', '{"keywords": [{"n": 1, "syn', ' ', '[1, 2]']) {
    const { synonyms, requests } = await ask([{ kind: 'say', text }, give]);
    t.same(synonyms, ['bid security'], text);
    t.equal(requests.length, 2);
  }
});

t.test('wrong twice is a failure for a person', async (t) => {
  const { failure, spent, requests } = await ask([
    { kind: 'say', text: 'No.' },
    { kind: 'give', value: {} },
  ]);
  t.ok(failure instanceof PermanentError);
  t.match(failure, {
    message: 'The language model did not give a usable result. Please try again.',
    kind: 'bad_output',
  });
  t.equal(requests.length, 2, 'and not asked a third time');
  t.equal(spent.length, 2);
});

t.test('a long wrong answer is not sent back whole', async (t) => {
  const { requests } = await ask([{ kind: 'say', text: 'word '.repeat(4000) }, give]);
  const back = requests[1]?.body.messages?.[2]?.content ?? '';
  t.ok(back.startsWith('word word') && back.length < 3000, `${back.length} characters`);
});

t.test('an answer without end is given up', async (t) => {
  const { failure, requests } = await ask([{ kind: 'say', text: 'x'.repeat(16_000 * 8 + 10) }]);
  t.match(failure, { name: 'PermanentError', kind: 'bad_output' });
  t.equal(requests.length, 1);
});

t.test('a refused key ends at once, without the server’s message', async (t) => {
  const { failure, spent, requests } = await ask([{ kind: 'fail', status: 401 }]);
  t.match(failure, { name: 'PermanentError', message: /refused the key/u, status: 401 });
  t.notOk(String((failure as Error).stack).includes('sk-test'));
  t.equal(requests.length, 1);
  t.same(spent, [], 'a refusal costs nothing');
});

t.test('a busy server is asked again after the time that it asks for', async (t) => {
  const busy: ModelBehaviour = { kind: 'fail', status: 429, retryAfter: '0.2' };
  const { synonyms, spent, requests } = await ask([busy, give]);
  t.same(synonyms, ['bid security']);
  t.equal(requests.length, 2);
  t.equal(spent.length, 1);
  const hurried = await ask([busy], { longestWaitMs: 100 });
  t.match(
    hurried.failure,
    { name: 'PermanentError', message: 'The language model is busy. Please ask again in a moment.', kind: 'busy' },
    'not where that is longer than anybody waits',
  );
  t.equal(hurried.requests.length, 1);
});

t.test('a server that fails is asked three times at most', async (t) => {
  const failing: ModelBehaviour = { kind: 'fail', status: 500 };
  const [mended, { failure, requests }] = await Promise.all([
    askApart([failing, { kind: 'fail', status: 503 }, give]),
    askApart([failing, failing, failing]),
  ]);
  t.same(mended.synonyms, ['bid security']);
  t.equal(mended.requests.length, 3);
  t.match(failure, { name: 'PermanentError', message: /not available right now/u });
  t.equal(requests.length, 3);
});

t.test('a stream that breaks in the middle is asked for once more, and paid for', async (t) => {
  const check = async (politely: boolean) => {
    const cut: ModelBehaviour = { kind: 'cut', text: '{"keywords": [{"n": 1, "synonyms": ["bi', politely };
    const [mended, { failure, requests }] = await Promise.all([askApart([cut, give]), askApart([cut, cut])]);
    t.same(mended.synonyms, ['bid security']);
    t.equal(mended.spent.length, 2);
    t.ok((mended.spent[0]?.inputTokens ?? 0) > 50, 'by our own count');
    t.ok((mended.spent[0]?.outputTokens ?? 0) > 0);
    t.match(failure, { name: 'PermanentError', message: /stopped in the middle/u });
    t.equal(requests.length, 2);
  };
  await Promise.all([check(false), check(true)]);
});

t.test('silence has an end', async (t) => {
  const { failure, requests } = await ask([{ kind: 'silence' }], { silenceMs: 150 });
  t.match(failure, { name: 'PermanentError', message: /did not answer in time/u });
  t.equal(requests.length, 1);
  const middle = await ask([{ kind: 'silence', text: '{"keywords"' }], { silenceMs: 1000 });
  t.match(middle.failure, { name: 'PermanentError', message: /did not answer in time/u });
  t.equal(middle.spent.length, 1, 'what was said before was paid for');
});

t.test('an answer that takes long but continues is waited for', async (t) => {
  const { synonyms, requests } = await ask([{ kind: 'give', value: right, pauseMs: 100 }], { silenceMs: 1000 });
  t.same(synonyms, ['bid security']);
  t.equal(requests.length, 1);
});

t.test('a form that is cut by its limit of tokens is not asked for again', async (t) => {
  const cut = { kind: 'say', text: '{"keywords": [{"n": 1, "synonyms": ["bid secu', finish: 'length' } as const;
  const { failure, requests } = await ask([cut]);
  t.match(failure, { name: 'PermanentError', kind: 'bad_output' });
  t.equal(requests.length, 1);
  t.ok(Number(requests[0]?.body.max_tokens) > 1000);
});

t.test('an answer that finds no end is given up', async (t) => {
  const patience = { silenceMs: 1000, longestCallMs: 400 };
  const { failure } = await ask(
    [{ kind: 'give', value: { keywords: Array(500).fill('pump') }, pauseMs: 100 }],
    patience,
  );
  t.match(failure, { name: 'PermanentError', message: /did not answer in time/u });
});

t.test('runs have more patience than the chat, and both as much as is set', async (t) => {
  const [chat, run] = [chatPatience(300), runPatience(300)];
  t.same([chat.silenceMs, run.silenceMs, chatPatience().silenceMs], [300_000, 300_000, 60_000]);
  const busy = new ModelFailure('busy', 429, 30_000);
  const signal = AbortSignal.timeout(50);
  await t.rejects(waitForRetry(busy, 1, signal, chat), busy, 'a chat does not wait for half a minute');
  await t.rejects(waitForRetry(busy, 1, signal, run), { name: 'TimeoutError' }, 'a run does, and can be stopped');
});

t.test('an abort ends with its reason, during a call and during a pause', async (t) => {
  const reason = new Error('cancelled by a person');
  const waits: [ModelBehaviour[], Partial<Patience>][] = [
    [[{ kind: 'silence' }], {}],
    [[{ kind: 'silence', text: '{"keywords"' }], {}],
    [[{ kind: 'fail', status: 500 }], { backoffMs: 10_000 }],
    [[{ kind: 'fail', status: 429, retryAfter: '15' }], {}],
  ];
  for (const [behaviours, waiting] of waits) {
    const abort = new AbortController();
    const asked = server.requests.length + 1;
    const watch = setInterval(() => server.requests.length === asked && abort.abort(reason), 50);
    const { failure } = await ask(behaviours, { ...waiting, signal: abort.signal });
    clearInterval(watch);
    t.equal(failure, reason);
    t.equal(server.requests.length, asked, 'and nothing is asked again');
  }
  const { failure, requests } = await ask([], { signal: AbortSignal.abort(reason) });
  t.equal(failure, reason);
  t.equal(requests.length, 0);
});
