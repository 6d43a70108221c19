import { ConfigError, createLogger, PermanentError } from '@bidloom/platform';
import t, { type Test } from 'tap';
import { computeHere } from '../../testing/compute-here.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { createAnalyst } from '../create-analyst.ts';
import { createLangchainAnalyst } from './create-langchain-analyst.ts';
import type { Patience } from './patience.ts';

const patience: Patience = {
  ...{ silenceMs: 10_000, backoffMs: 1, longestWaitMs: 20_000, tries: 3, longestCallMs: 60_000 },
};
const logger = createLogger({ level: 'silent', pretty: false });
const never = new AbortController().signal;

/** An analyst with its own server, whose vectors have `dimensions` dimensions. */
async function start(t: Test, dimensions: number, shortens = true) {
  const server = await startModelServer({ dimensions, shortens });
  t.teardown(() => server.close());
  const config = {
    apiKey: 'sk-test',
    baseUrl: server.baseUrl,
    chatModel: 'chat',
    embeddingModel: 'vectors',
    contextTokens: 16_000,
    prices: null,
  };
  const analyst = createLangchainAnalyst(config, computeHere, patience);
  const asked = () => server.requests.map(({ body }) => [body.input?.length, body.dimensions]);
  return { server, config, analyst, asked };
}

t.test('vectors come in order, in batches of 64, with their model and their tokens', async (t) => {
  const { analyst, asked, server } = await start(t, 256);
  const texts = Array.from({ length: 130 }, (_, index) => `word${index} pump`);
  const made = await analyst.embed(texts, never);
  t.match(made, { model: 'vectors', usage: { inputTokens: 260, outputTokens: 0, model: 'vectors' } });
  t.equal(made?.vectors.length, 130);
  const [alone] = (await analyst.embed(['word77 pump'], never))?.vectors ?? [];
  t.same(made?.vectors[77], alone);
  t.same(asked(), [
    [1, undefined],
    [64, undefined],
    [64, undefined],
    [2, undefined],
    [1, undefined],
  ]);
  t.match(server.requests[1], { authorization: 'Bearer sk-test', body: { encoding_format: 'float' } });
});

t.test('vectors that are longer than those kept are requested in a shorter form', async (t) => {
  const { analyst, asked } = await start(t, 3072);
  const made = await analyst.embed(['a pump'], never);
  t.equal(made?.vectors[0]?.length, 1024);
  t.same(asked().slice(-2), [
    [1, 1024],
    [1, 1024],
  ]);
});

t.test('a model whose vectors can not be shortened stops the start, and any later use', async (t) => {
  const { config, analyst, server } = await start(t, 1536, false);
  await t.rejects(createAnalyst(config, logger, computeHere), {
    name: 'ConfigError',
    message: /vectors.*1536 dimensions/u,
  });
  await t.rejects(analyst.embed(['a pump'], never), { name: 'PermanentError' });
  server.next({ kind: 'say', text: 'the natural length' }, { kind: 'fail', status: 400 });
  const refusing = createAnalyst(config, logger, computeHere).catch((error: unknown) => error);
  t.ok((await refusing) instanceof ConfigError, 'nor one that refuses to shorten');
});

t.test('a model that does not answer at the start is asked again later', async (t) => {
  for (const status of [401, 500]) {
    const { config, server } = await start(t, 256);
    server.next({ kind: 'fail', status });
    const analyst = await createAnalyst(config, logger, computeHere);
    t.equal(analyst.embeddingModel, 'vectors');
    t.equal((await analyst.embed(['a pump'], never))?.vectors[0]?.length, 256);
  }
});

t.test('very long texts are cut to what a model takes', async (t) => {
  const { analyst, server } = await start(t, 64);
  const long = 'pump '.repeat(20_000);
  await analyst.embed([long, 'ポ'.repeat(9000), 'short 😀'], never);
  const sent = server.requests.at(-1)?.body.input as string[];
  t.equal(sent[0], long.slice(0, 32_000));
  t.equal(sent[1], 'ポ'.repeat(8000));
  t.equal(sent[2], 'short 😀');
});

t.test('a short outage is waited for, a longer one is left to the queue', async (t) => {
  const { analyst, server } = await start(t, 64);
  server.next({ kind: 'fail', status: 500 }, { kind: 'fail', status: 429, retryAfter: '0.01' });
  t.ok(await analyst.embed(['a pump'], never));
  server.always({ kind: 'fail', status: 503 });
  const failure = await analyst.embed(['a pump'], never).catch((error: unknown) => error);
  t.match(failure, { message: /not available right now/u });
  t.notOk(failure instanceof PermanentError, 'a later try may help');
  server.always({ kind: 'fail', status: 401 });
  await t.rejects(analyst.embed(['a pump'], never), { name: 'PermanentError', message: /refused the key/u });
});

t.test('an abort throws its reason, a silent server counts as a failure', async (t) => {
  const { analyst, config, server } = await start(t, 64);
  server.always({ kind: 'silence' });
  const abort = new AbortController();
  const reason = new Error('the worker stops');
  const watch = setInterval(() => server.requests.length === 1 && abort.abort(reason), 50);
  const failure = await analyst.embed(['a pump'], abort.signal).catch((error: unknown) => error);
  clearInterval(watch);
  t.equal(failure, reason);
  const hasty = createLangchainAnalyst(config, computeHere, { ...patience, silenceMs: 100 });
  const silence = { message: /did not answer in time/u, cause: { name: 'ModelFailure' } };
  await t.rejects(hasty.embed(['a pump'], never), { name: 'InfrastructureError', ...silence });
});

t.test('without an embedding model there are no vectors', async (t) => {
  const { config, server } = await start(t, 64);
  const analyst = await createAnalyst({ ...config, embeddingModel: null }, logger, computeHere);
  t.match(analyst, { engine: 'langchain', embeddingModel: null });
  t.equal(await analyst.embed(['a pump'], never), null);
  t.equal(server.requests.length, 0);
});

t.test('without a model the built-in analyst answers', async (t) => {
  t.match(await createAnalyst(null, logger, computeHere), { engine: 'extractive', embeddingModel: null });
});
