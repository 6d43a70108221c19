import type { TestEngine } from '@bidloom/db/testing';
import { buildDemoTender } from '@bidloom/demo';
import { makeTenderPdf, pumpTender } from '@bidloom/worker/src/testing/tender-pdf.ts';
import type { Test } from 'tap';
import { startGatedModel } from './gated-model.ts';
import { type Installation, prepareInstallation, until } from './installation.ts';
import { createCallReader } from './step-of-call.ts';
import {
  countOpenJobs,
  endless,
  readOutcomes,
  readSteps,
  type Scene,
  signIn,
  tenOrders,
  uploadDocuments,
  writeScene,
} from './ten-runs.ts';

const pumps = await makeTenderPdf(pumpTender);
const valves = Buffer.from('Tag,Parameter,Value,Unit\nV-101,Nominal diameter,150,mm\nV-101,Design pressure,16,bar\n');

/** Kills the product while a model answers ten runs: each must end once, and no finished step may be requested again. */
export async function killWithModel(t: Test, engine: TestEngine, kills: number): Promise<void> {
  const model = await startGatedModel(({ body }) => JSON.stringify(body.messages).includes(endless));
  t.teardown(() => model.server.close());
  const settings = {
    ...{ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.server.baseUrl, CHAT_MODEL: 'test-chat' },
    // Calls wait at the gate until the product has started again, which takes time on a busy machine.
    CHAT_MODEL_TIMEOUT: '300',
  };
  const { product, scene, tokens } = await openScene(t, engine, { 'pumps.pdf': pumps, 'valves.csv': valves }, settings);
  const finished: { steps: Set<string>; calls: number }[] = [];
  /** Kills with calls open, records what was done by then, and starts again. */
  const strike = async () => {
    const ended = untilEnded(product, scene, tokens).then(
      () => Promise.reject(new Error('All runs ended before the kill: let fewer calls pass')),
      () => new Promise<never>(() => {}),
    );
    await Promise.race([model.blocked(), ended]);
    await product.kill();
    model.shut();
    finished.push({
      steps: await product.inspect((db) => readSteps(db, scene)),
      calls: model.server.requests.length,
    });
    await product.start();
  };

  model.shut();
  const { ids, call } = await startRuns(t, product, scene, tokens);
  await model.stuck();
  t.match(await call('POST', 0, 'cancel'), { status: 200, body: { data: { status: 'cancelled' } } });
  model.allow(5);
  await strike();
  t.match(await call('POST', 0, 'cancel'), { status: 409 }, 'once');
  for (let kill = 2; kill <= kills; kill++) {
    // At first enough for whole steps, although all runs start at once and a step may need several answers; then a call at a time, so that
    // work is left for every kill.
    model.allow(kill === 2 ? 12 : 1);
    await strike();
  }
  model.allow(Number.POSITIVE_INFINITY);
  await untilEnded(product, scene, tokens);
  const disturbed = model.server.requests.length;
  await checkOutcomes(t, product, scene, tokens, ids);

  const stepsOf = await product.inspect((database) => createCallReader(database, scene, ids));
  // The first kill may come while the model's answer is being written.
  t.ok(finished.at(-1)?.steps.size, 'steps were done between the kills');
  for (const [index, { steps, calls }] of finished.entries()) {
    t.ok(steps.size >= (finished[index - 1]?.steps.size ?? 0), 'no step is lost');
    const asked = model.server.requests.slice(calls, disturbed).flatMap(stepsOf);
    t.same(
      asked.filter((step) => steps.has(step)),
      [],
      'what was done is not requested again',
    );
    t.ok(asked.length > 0, 'and what was not, is');
  }
}

/** Kills the product during ten runs without a model: each must end as if nothing had happened. `large`: over the whole demo tender. */
export async function killWithoutModel(
  t: Test,
  engine: TestEngine,
  { kills, large }: { kills: number; large: boolean },
): Promise<void> {
  const files: Record<string, Uint8Array> = large
    ? { 'tender.pdf': (await buildDemoTender()).bytes }
    : { 'valves.csv': valves };
  const { product, scene, tokens } = await openScene(t, engine, { ...files, 'pumps.pdf': pumps });
  const { ids, call } = await startRuns(t, product, scene, tokens);
  const strike = async () => {
    await product.kill();
    const steps = await product.inspect((database) => readSteps(database, scene));
    const outcomes = await product.inspect((database) => readOutcomes(database, scene, ids));
    await product.start();
    return { steps, isUnderWay: outcomes.some(({ status }) => status === 'running' || status === 'queued') };
  };

  await until(async () => (await call('GET', 0, 'view')).body.data.items.length > 0);
  t.match(await call('POST', 0, 'cancel'), { status: 200, body: { data: { status: 'cancelled' } } });
  const first = await strike();
  t.ok(first.isUnderWay && first.steps.size > 0, 'killed in the middle');
  t.match(await call('POST', 0, 'cancel'), { status: 409 }, 'once');
  for (let kill = 2; kill <= kills; kill++) {
    const { steps } = await strike();
    t.ok(steps.size >= first.steps.size, 'nothing that was written is lost');
  }
  await untilEnded(product, scene, tokens);
  await checkOutcomes(t, product, scene, tokens, ids);
}

/** The product with its people signed in and its documents read. */
async function openScene(
  t: Test,
  engine: TestEngine,
  files: Record<string, Uint8Array>,
  settings: Record<string, string> = {},
) {
  const product = await prepareInstallation(engine, t.testdir(), settings);
  t.teardown(() => product.close());
  const scene = await product.inspect(writeScene);
  await product.start();
  const tokens: string[] = [];
  for (const { email } of scene.people) tokens.push(await signIn(product, email));
  await uploadDocuments(product, scene, String(tokens[0]), files);
  return { product, scene, tokens };
}

/** Starts runs at once, by default all ten; `call` is about one of them, made by the person who started it. */
async function startRuns(t: Test, product: Installation, scene: Scene, tokens: string[], orders = tenOrders(scene)) {
  const answers = await Promise.all(
    orders.map(({ person, path, body }) => product.call('POST', path, { token: String(tokens[person]), body })),
  );
  for (const [index, { status }] of answers.entries()) t.equal(status, 202, `${orders[index]?.name} is started`);
  const ids = answers.map(({ body }) => String(body.data.id));
  const call = (method: string, index: number, what: string) =>
    product.call(method, `/workspaces/${scene.workspaceId}/document-requests/${ids[index]}/${what}`, {
      token: String(tokens[orders[index]?.person ?? 0]),
    });
  return { ids, call };
}

async function untilEnded(product: Installation, { workspaceId }: Scene, [token = '']: string[]): Promise<void> {
  const path = `/workspaces/${workspaceId}/document-requests/search?PageSize=100`;
  await until(async () => {
    const { body } = await product.call('GET', path, { token });
    return body.data.every(({ status }: { status: string }) => status !== 'queued' && status !== 'running');
  });
}

/** Nine runs that are the same as without a kill, one cancelled; everybody concerned notified once; nothing left to do. */
async function checkOutcomes(t: Test, product: Installation, scene: Scene, tokens: string[], ids: string[]) {
  const orders = tenOrders(scene);
  const peaceful = await startRuns(t, product, scene, tokens, orders.slice(1));
  await untilEnded(product, scene, tokens);
  await product.stop();
  const [[cancelled, ...killed], undisturbed, openJobs] = await product.inspect(async (database) => [
    await readOutcomes(database, scene, ids),
    await readOutcomes(database, scene, peaceful.ids),
    await countOpenJobs(database),
  ]);
  const [, ...team] = scene.people;
  t.match(cancelled, { status: 'cancelled', result: null });
  t.same(
    cancelled?.told,
    team.map(({ id }) => ({ userId: id, status: 'cancelled' })).sort((a, b) => (a.userId < b.userId ? -1 : 1)),
    'the person who started it and its team are notified once each',
  );
  t.equal(new Set(cancelled?.items).size, cancelled?.items.length);
  for (const [index, run] of killed.entries()) {
    const { name, person, body } = orders[index + 1] ?? { name: '', person: 0, body: {} };
    const concerned = 'teamId' in body ? scene.people.slice(1) : [];
    const people = [...new Set([scene.people[person]?.id, ...concerned.map(({ id }) => id)])].sort();
    t.equal(run.status, 'completed', `${name}: ${run.failure ?? 'no failure'}`);
    t.ok(run.items.length > 0, `${name}: ${run.items.length} items`);
    t.same(run.ordinals, [...run.ordinals.keys()], `${name}: numbered without gaps or doubles`);
    t.same(run.items, undisturbed[index]?.items, `${name}: every item once, as without a kill`);
    t.same(run.result, undisturbed[index]?.result, `${name}: the same counts`);
    t.same(
      run.told,
      people.map((userId) => ({ userId, status: 'completed' })),
      `${name}: each person concerned is notified once`,
    );
  }
  t.equal(openJobs, 0);
}
