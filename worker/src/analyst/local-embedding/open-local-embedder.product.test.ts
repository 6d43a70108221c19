import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger, PermanentError } from '@bidloom/platform';
import t, { type Test } from 'tap';
import type { ModelProcess } from './model-process.ts';
import { type LocalEmbedder, openLocalEmbedder } from './open-local-embedder.ts';
import { lookupModel } from './testing/onnx-bytes.ts';
import { tinyModelFiles, writeTinyModel } from './testing/tiny-model.ts';

t.setTimeout(120_000);

const groups = [['pump', 'pumps'], ['valve'], ['delay']];
const signal = new AbortController().signal;

interface Opening {
  directory: string;
  name?: string;
  source?: string;
  mostMemory?: number;
  mostTime?: number;
  onProcess?(process: ModelProcess): void;
}

/** Opens a model until the test ends, with what it logs. */
function open(
  test: Test,
  { directory, name = 'tiny', ...options }: Opening,
): { embedder: LocalEmbedder; logged(): string } {
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  const logger = createLogger({ level: 'info', pretty: false, destination: destination as never });
  const embedder = openLocalEmbedder({ directory, name }, logger, options);
  test.teardown(() => embedder.close());
  return { embedder, logged: () => lines.join('') };
}

/** To two digits: weights have 32 bits. */
const rounded = (vectors: number[][] | undefined) =>
  vectors?.map((vector) => vector.map((value) => Math.round(value * 100) / 100));

/** A server that models are fetched from. */
async function serve(listener: RequestListener): Promise<{ source: string; close(): Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { source, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

t.test('a model of a folder makes vectors of length 1, in the order of the texts', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups });
  const { embedder } = open(t, { directory });
  t.equal(await embedder.ready, true);
  const texts = ['A pump', 'Pumps', 'the delay of a valve and of a pump', 'valve', ...Array<string>(12).fill('delay')];
  const made = await embedder.embed(texts, signal);
  t.equal(made?.model, 'local/tiny');
  const [first, second, third, fourth, ...rest] = rounded(made?.vectors) ?? [];
  t.same(first, [0.71, 0.71, 0, 0], 'the mean of its words, those unknown among them');
  t.same(second, [0, 1, 0, 0]);
  t.ok(Math.abs(Math.hypot(...(third ?? [])) - 1) < 0.001);
  t.same(fourth, [0, 0, 1, 0]);
  t.same(rest, Array(12).fill([0, 0, 0, 1]));
  t.equal(made?.usage.inputTokens, 4 + 3 + 11 + 3 + 12 * 3, 'tokens, with those around each text');
});

t.test('what is longer than the model reads is cut, and an empty text has a vector', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups, longest: 8 });
  const { embedder } = open(t, { directory });
  await embedder.ready;
  const made = await embedder.embed([`${'pump '.repeat(7)}${'valve '.repeat(3000)}`, ''], signal);
  t.same(rounded(made?.vectors)?.[0], [0, 1, 0, 0]);
  t.equal(made?.vectors[1]?.length, 4);
});

t.test('a folder says how its model is used', async (t) => {
  const directory = t.testdir({
    'small-e5': { '1_Pooling': { 'config.json': JSON.stringify({ pooling_mode_cls_token: true }) } },
    named: { 'config_sentence_transformers.json': JSON.stringify({ prompts: { query: 'delay ' } }) },
  });
  const told = [...groups, ['query'], ['passage']];
  await writeTinyModel(directory, 'small-e5', { groups: told });
  await writeTinyModel(directory, 'named', { groups: told });
  const first = open(t, { directory, name: 'small-e5' }).embedder;
  await first.ready;
  t.same(
    rounded((await first.embed(['pump'], signal, 'question'))?.vectors),
    [[0, 0, 0, 0, 0, 0]],
    'of the first token',
  );
  const named = open(t, { directory, name: 'named' }).embedder;
  await named.ready;
  t.same(rounded((await named.embed(['pump'], signal, 'question'))?.vectors), [[0, 0.71, 0, 0.71, 0, 0]]);
  t.same(rounded((await named.embed(['pump'], signal, 'passage'))?.vectors), [[0, 1, 0, 0, 0, 0]]);
});

t.test('without its folder and without a network there are no vectors, and the log says what to do', async (t) => {
  const directory = t.testdir({ broken: { 'config.json': '{}' } });
  const missing = open(t, { directory });
  t.equal(await missing.embedder.ready, false);
  t.equal(await missing.embedder.embed(['pump'], signal), null);
  t.match(missing.logged(), /There is no folder .*tiny of the embedding model.*Put config.json, tokenizer.json/);

  const { source, close } = await serve(() => {});
  await close();
  const away = open(t, { directory, name: 'owner/tiny', source });
  t.equal(await away.embedder.ready, false);
  t.match(away.logged(), /owner\/tiny could not be fetched from http:\S+: ECONNREFUSED\. Put config.json/);
  t.same(readdirSync(join(directory)), ['broken'], 'and nothing is left behind');

  const broken = open(t, { directory, name: 'broken' });
  t.equal(await broken.embedder.ready, false);
  t.match(broken.logged(), /lacks tokenizer.json, tokenizer_config.json, onnx\/model_quantized.onnx/);
});

t.test('a broken model, and one with too long vectors, do not stop the start', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups, dimensions: 1025 });
  const long = open(t, { directory });
  t.equal(await long.embedder.ready, false);
  t.match(long.logged(), /have 1025 dimensions; at most 1024 can be kept/);
  await writeTinyModel(directory, 'none', { groups });
  await writeFile(join(directory, 'none', 'onnx', 'model_quantized.onnx'), 'no model');
  const none = open(t, { directory, name: 'none' });
  t.equal(await none.embedder.ready, false);
  t.match(none.logged(), /The local embedding model failed: .*search goes by words/);
});

t.test('a text on which the model fails ends the work on passages; a question is searched by its words', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups });
  // Only what is asked at the start is left of the table.
  const short = lookupModel(Array.from({ length: 4 }, () => [1, 0]));
  await writeFile(join(directory, 'tiny', 'onnx', 'model_quantized.onnx'), short);
  const { embedder, logged } = open(t, { directory });
  t.equal(await embedder.ready, true);
  await t.rejects(embedder.embed(['pump'], signal), PermanentError);
  t.equal(await embedder.embed(['pump'], signal, 'question'), null);
  t.match(logged(), /a question has no vector; search goes by words/);
  t.same((await embedder.embed(['unknown'], signal))?.vectors, [[1, 0]], 'other texts are made all the same');
});

t.test('a model is fetched once, whole or not at all', async (t) => {
  const directory = t.testdir();
  const files = tinyModelFiles({ groups });
  const asked: string[] = [];
  let cuts = true;
  const { source, close } = await serve((request, response) => {
    const file = request.url?.replace('/owner/tiny/resolve/main/', '') ?? '';
    asked.push(file);
    const content = files.get(file);
    response.statusCode = content ? 200 : 404;
    if (cuts && file.endsWith('.onnx')) {
      response.write('half of');
      setTimeout(() => response.destroy(), 50);
    } else response.end(content);
  });
  t.teardown(close);
  const model = { directory, name: 'owner/tiny', source };

  t.equal(await open(t, model).embedder.ready, false);
  t.same(readdirSync(join(directory, 'owner')), [], 'half a model is none');
  cuts = false;
  const fetched = open(t, model).embedder;
  t.equal(await fetched.ready, true);
  t.same(rounded((await fetched.embed(['pump'], signal))?.vectors), [[0, 1, 0, 0]]);
  const before = asked.length;
  t.equal(await open(t, model).embedder.ready, true);
  t.equal(asked.length, before, 'what is there is not fetched again');
});

t.test('a name may include a revision; fetched files have hashes in the log; old partial fetches go', async (t) => {
  const directory = t.testdir({
    owner: { 'tiny@v1.2.1.partial': { 'config.json': '{}' }, 'tiny@v1.2.2.partial': {}, 'other.1.partial': {} },
  });
  const old = new Date(Date.now() - 3_600_000);
  await utimes(join(directory, 'owner', 'tiny@v1.2.1.partial'), old, old);
  const files = tinyModelFiles({ groups });
  const { source, close } = await serve((request, response) => {
    const content = files.get(request.url?.replace('/owner/tiny/resolve/v1.2/', '') ?? '');
    response.statusCode = content ? 200 : 404;
    response.end(content);
  });
  t.teardown(close);
  const { embedder, logged } = open(t, { directory, name: 'owner/tiny@v1.2', source });
  t.equal(await embedder.ready, true);
  t.equal((await embedder.embed(['pump'], signal))?.model, 'local/owner/tiny@v1.2');
  const hash = createHash('sha256')
    .update(files.get('config.json') ?? '')
    .digest('hex');
  t.ok(logged().includes(`"config.json":"${hash}"`));
  t.same(readdirSync(join(directory, 'owner')).sort(), ['other.1.partial', 'tiny@v1.2', 'tiny@v1.2.2.partial']);
});

t.test('a question goes before the passages that wait', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups });
  const { embedder } = open(t, { directory });
  await embedder.ready;
  const ended: string[] = [];
  const passages = embedder.embed(Array<string>(400).fill('pump'), signal).then(() => ended.push('passages'));
  const question = embedder.embed(['delay'], signal, 'question').then(() => ended.push('question'));
  await Promise.all([passages, question]);
  t.same(ended, ['question', 'passages']);
});

t.test('a long text of one caller does not block another', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups });
  const { embedder } = open(t, { directory });
  await embedder.ready;
  const ended: string[] = [];
  const long = embedder.embed(Array<string>(400).fill('pump'), signal).then(() => ended.push('long'));
  const short = embedder.embed(['delay', 'valve'], signal).then(() => ended.push('short'));
  await Promise.all([long, short]);
  t.same(ended, ['short', 'long']);
});

t.test('a process that is killed at work is started again, and no text is lost', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups });
  const pids: (number | undefined)[] = [];
  const { embedder } = open(t, { directory, onProcess: ({ pid }) => pids.push(pid) });
  await embedder.ready;
  const passages = embedder.embed(Array<string>(200).fill('pump'), signal);
  await embedder.embed(['delay'], signal, 'question');
  process.kill(pids[0] as number, 'SIGKILL');
  t.same(rounded((await passages)?.vectors), Array(200).fill([0, 1, 0, 0]));
  t.equal(pids.length, 2);
});

t.test('where every process dies, passages are tried again later, and questions are searched by words', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups });
  const started: ModelProcess[] = [];
  let kills = false;
  const onProcess = (process: ModelProcess) => {
    started.push(process);
    if (kills) process.end();
  };
  const { embedder, logged } = open(t, { directory, onProcess });
  await embedder.ready;
  kills = true;
  started[0]?.end();
  const failure = await embedder.embed(['pump'], signal).catch((error: unknown) => error);
  t.match(failure, { name: 'ModelProcessEnded', message: /ended its process \(SIGKILL\)/ });
  t.notOk(failure instanceof PermanentError);
  t.equal(await embedder.embed(['pump'], signal, 'question'), null);
  t.match(logged(), /a question has no vector; search goes by words/);
  kills = false;
  t.same(rounded((await embedder.embed(['pump'], signal))?.vectors), [[0, 1, 0, 0]]);
});

t.test(
  'a process that is stuck does not delay a question that is given up, and ends when its time is over',
  { skip: process.platform === 'win32' },
  async (t) => {
    const directory = t.testdir();
    await writeTinyModel(directory, 'tiny', { groups });
    const pids: number[] = [];
    let stops = false;
    const onProcess = ({ pid = 0 }: ModelProcess) => {
      pids.push(pid);
      if (stops) process.kill(pid, 'SIGSTOP');
    };
    const { embedder } = open(t, { directory, mostTime: 8000, onProcess });
    t.equal(await embedder.ready, true);
    stops = true;
    process.kill(pids[0] as number, 'SIGSTOP');
    const question = embedder.embed(['pump'], AbortSignal.timeout(200), 'question');
    let isOver = false;
    const passage = embedder
      .embed(['valve'], signal)
      .catch((error: unknown) => error)
      .finally(() => {
        isOver = true;
      });
    await t.rejects(question, { name: 'TimeoutError' });
    t.notOk(isOver, 'it does not wait for the end of `mostTime`');
    // Both processes of the question are stuck, and so are both of the passage.
    const failure = await passage;
    t.match(failure, { name: 'ModelProcessEnded', message: /took more than 8 s/ });
    t.notOk(failure instanceof PermanentError, 'the job will be tried again');
    stops = false;
    t.same(rounded((await embedder.embed(['valve'], signal))?.vectors), [[0, 0, 1, 0]]);
  },
);

t.test('no vector is made for a text that is given up', async (t) => {
  const directory = t.testdir();
  await writeTinyModel(directory, 'tiny', { groups });
  const { embedder } = open(t, { directory });
  await embedder.ready;
  const stopping = new AbortController();
  const made = embedder.embed(Array<string>(400).fill('pump'), stopping.signal);
  stopping.abort(new Error('no longer wanted'));
  await t.rejects(made, /no longer wanted/);
});

t.test(
  'a model that takes too much memory ends its process and says so',
  { skip: process.platform !== 'linux' },
  async (t) => {
    const directory = t.testdir();
    await writeTinyModel(directory, 'tiny', { groups });
    const { embedder, logged } = open(t, { directory, mostMemory: 10 * 1024 * 1024 });
    t.equal(await embedder.ready, false);
    t.match(logged(), /takes more than 10 MB of memory/);
  },
);
