import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import t from 'tap';
import type { ModelConfig } from '../config.ts';
import { startModelServer } from '../testing/model-server.ts';
import { makeTenderPdf, pumpTender } from '../testing/tender-pdf.ts';
import { startTestWorker } from '../testing/test-worker.ts';
import { computations } from './computations.ts';

t.setTimeout(180_000);

const server = await startModelServer();
const worker = await startTestWorker(null);
t.teardown(async () => {
  await worker.close();
  await server.close();
});
await worker.upload('pumps.pdf', await makeTenderPdf(pumpTender));
const model: ModelConfig = {
  ...{ apiKey: 'sk-test', baseUrl: server.baseUrl, chatModel: 'test-chat', embeddingModel: null },
  ...{ contextTokens: 16_000, prices: null },
};

/** The computations as they are called in a thread: `file name`, since another file may have a function of the same name. */
const places = new Set(
  [
    ...readFileSync(new URL('./computations.ts', import.meta.url), 'utf8').matchAll(
      /^import \{ (.+) \} from '(.+)';$/gm,
    ),
  ].flatMap(([, names = '', file = '']) =>
    names.split(', ').map((name) => `${new URL(file, import.meta.url)} ${name}`),
  ),
);

/** The computations that run in this thread while something is done: the engine counts the calls of each thread apart. */
async function calledHere(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .flatMap(({ url, functions }) => functions.map((each) => ({ url, ...each })))
      .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
      .filter(({ url, functionName }) => places.has(`${url} ${functionName}`))
      .map(({ functionName }) => functionName);
  } finally {
    session.disconnect();
  }
}

const oneSection = [{ title: 'Securities', prompt: 'How much is the bid security?' }];
const summary = {
  ...{ templateId: null, templateName: 'Short', sections: oneSection },
  ...{ isPreview: false, regenerate: null },
};
const lists = { selectedKeywords: ['pump', 'security'], customKeywords: [], isGenerateSummary: true };

t.test('a computation that runs here is seen', async (t) => {
  for (const { name } of Object.values(computations))
    t.ok(
      [...places].some((place) => place.endsWith(` ${name}`)),
      `${name} is found`,
    );
  t.same(await calledHere(async () => computations.firstWithin({ texts: ['a'], budget: 10 })), ['firstWithin']);
});

for (const [what, config] of [
  ['without a model', null],
  ['with a model', model],
] as const) {
  t.test(`${what}, answers and runs leave the main thread to jobs, rows and events`, async (t) => {
    server.always({ kind: 'say', text: 'The bid security is EUR 25,000 [1]. It is valid for 120 days [2].' });
    await worker.start(config);
    const called = await calledHere(async () => {
      await worker.ask('How much is the bid security?');
      await worker.run('summary', summary);
      await worker.run('keyword_extraction', { ...lists, includePartsOfWords: false });
      await worker.run('datasheet_extraction', { ...lists, startPage: null, endPage: null });
      await worker.run('question_generation', { count: 3, onlyNew: false });
    });
    t.same(called, []);
  });
}
