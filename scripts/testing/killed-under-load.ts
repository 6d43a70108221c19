import { setTimeout as wait } from 'node:timers/promises';
import type { TestEngine } from '@bidloom/db/testing';
import type { Test } from 'tap';
import type { Part } from './installation.ts';
import { startLoadedProduct } from './loaded-product.ts';

export interface Kills {
  part: Part;
  times: number;
  /** Milliseconds between a start and the kill. */
  after: readonly [from: number, to: number];
  /** The most documents that wait for reading: fewer where the killed process has to read the load. */
  waiting: number;
}

/** Kills a process several times while clients upload, write, ask and start runs: nothing acknowledged may be lost or done twice. */
export async function killUnderLoad(t: Test, engine: TestEngine, { part, times, after, waiting }: Kills) {
  const loaded = await startLoadedProduct(t, engine, { waiting });
  const { product, load, chance } = loaded;
  const served = part === 'worker' && engine === 'postgres';
  let struck = { asked: 0, working: 0 };
  for (let kill = 1; kill <= times; kill++) {
    await wait(chance.between(...after));
    const working = await isWorking(loaded);
    struck = {
      asked: struck.asked + ([...load.underWay.values()].some((count) => count > 0) ? 1 : 0),
      working: struck.working + (working ? 1 : 0),
    };
    await product.kill(part);
    product.launch();
    if (!served) await product.ready();
  }
  t.same(product.died, [], 'no process has ended by itself');
  t.ok(struck.working > times / 2, `${struck.working} of ${times} kills struck while documents were read or runs ran`);
  if (served) {
    const refused = load.attempts.filter(({ status }) => status === null || status >= 300);
    t.same(refused, [], 'clients of the api noticed nothing');
  } else {
    const others = load.attempts.filter(({ status }) => status !== null && status >= 300 && status !== 503);
    t.same(others, [], 'nobody was told of a failure of their own');
  }
  await loaded.settle(`${times} kills, ${struck.working} amid work, ${struck.asked} amid requests`);
}

async function isWorking({ product, load, scene, tokens }: Awaited<ReturnType<typeof startLoadedProduct>>) {
  const token = String(tokens[0]);
  const documents = await product.call('GET', `/workspaces/${load.workspaceId}/documents/search?status=processing`, {
    token,
  });
  const runs = await product.call('GET', `/workspaces/${scene.workspaceId}/document-requests/search?status=running`, {
    token,
  });
  return documents.body.data.length + runs.body.data.length > 0;
}
