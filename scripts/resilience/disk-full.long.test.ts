import { setTimeout as wait } from 'node:timers/promises';
import { type TestEngine, testEngines } from '@bidloom/db/testing';
import t, { type Test } from 'tap';
import { until } from '../testing/installation.ts';
import { type LoadedProduct, startLoadedProduct } from '../testing/loaded-product.ts';
import { mountSmallDisk, withoutSmallDisk } from '../testing/small-disk.ts';

t.setTimeout(870_000);

const skip = withoutSmallDisk();
/** How long the disk stays full, in milliseconds. */
const full = 10_000;
/**
 * Fills the disk of the data folder under load, and frees it. Clients are told that there is no room and whom to ask. The product continues
 * by itself, or it has ended with the reason and continues when it is started again.
 * @param size of the disk in megabytes
 * @param rounds how many megabytes are left of it each time
 */
async function fillDisk(t: Test, engine: TestEngine, size: number, rounds: readonly number[]): Promise<void> {
  const disk = mountSmallDisk(size);
  t.teardown(() => disk.remove());
  const loaded = await startLoadedProduct(t, engine, { dataDirectory: disk.folder, settings: {}, waiting: 6 });
  const { product, load, chance } = loaded;
  let ends = 0;
  let refused = 0;
  for (const megabytes of rounds) {
    const left = megabytes * 2 ** 20;
    await wait(chance.between(2000, 6000));
    const from = load.now();
    const end = performance.now() + full;
    // The room that the product frees meanwhile is filled, too.
    const filling = setInterval(() => disk.fill(left), 20);
    disk.fill(left);
    try {
      while (performance.now() < end && product.died.length === ends) {
        await load.upload();
        await wait(200);
      }
    } finally {
      clearInterval(filling);
    }
    const to = load.now();
    // A process that ended has written its last output.
    await until(() => product.pids().length > 0 || product.died.length > ends);
    disk.free();
    const met = load.attempts.filter(({ begun, ended, id }) => begun >= from && ended <= to && id === null);
    const answered = met.filter(({ asked, status }) => status !== null && (status >= 300 || asked === 'document'));
    t.same(
      answered.filter(({ message }) => !/There is no room left/.test(message)),
      [],
      'clients are told that there is no room',
    );
    refused += answered.length;
    if (product.died.length > ends) {
      ends++;
      t.match(product.died.at(-1), /is full.*make room and start again/is, 'it has said why it ended, and what to do');
      product.launch();
    } else if (left === 0) {
      t.ok(answered.length > 0, 'the disk was full');
    }
    await product.ready();
    await untilRead(loaded);
  }
  t.equal(product.died.length, ends, 'and has ended for no other reason');
  await loaded.settle(`full ${rounds.length} times, ${refused} requests told so, ended ${ends} times with the reason`);
}

/** Waits until a document that was uploaded since is read, which shows that everything works again. */
async function untilRead({ product, load, tokens }: LoadedProduct): Promise<void> {
  const since = load.now();
  await until(() => load.attempts.some(({ asked, begun, id }) => asked === 'document' && begun > since && id !== null));
  const { id } =
    load.attempts.find(({ asked, begun, id }) => asked === 'document' && begun > since && id !== null) ?? {};
  await until(async () => {
    const path = `/workspaces/${load.workspaceId}/documents/info`;
    const { body } = await product.call('GET', path, { token: String(tokens[0]) });
    return body.data.some(
      (document: { id: string; status: string }) => document.id === id && document.status === 'ready',
    );
  });
}

// With none left, whatever is written is refused; with some, tables grow until PostgreSQL has no room for the next part of its log.
t.test('the embedded installation on a full disk tells clients so, loses nothing, and continues', { skip }, (t) =>
  fillDisk(t, 'pglite', 400, [0, 10, 0, 10]),
);

t.test(
  'api and worker with a full disk for their files tell clients so, lose nothing, and continue',
  { skip: skip || (!testEngines.includes('postgres') && 'needs PostgreSQL: scripts/services.sh up') },
  (t) => fillDisk(t, 'postgres', 40, [0, 0]),
);
