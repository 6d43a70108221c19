import { setTimeout as wait } from 'node:timers/promises';
import { createDatabaseFrom } from '@bidloom/db/testing';
import { type Gate, openGate } from '@bidloom/platform/testing-gate';
import t, { type Test } from 'tap';
import { startLoadedProduct } from '../testing/loaded-product.ts';
import { s3Settings, withoutServices } from '../testing/s3-settings.ts';

t.setTimeout(1_800_000);

/** How long a service is unavailable: longer than all attempts of a job with their pauses. */
const awaySeconds = Number(process.env.OUTAGE_SECONDS ?? 100);
/** The most documents that wait for reading: enough for uploads to continue while none is read. */
const documents = 24;
/** How long readiness may hide an outage. */
const readyMs = 2000;

/** The product on PostgreSQL and S3, each behind a gate that can make it unavailable. */
async function startBehindGates(t: Test) {
  const database = await createDatabaseFrom();
  t.teardown(() => database.drop());
  const endpoint = new URL(s3Settings.S3_ENDPOINT ?? '');
  const gates = { PostgreSQL: await openGate(new URL(database.connectionString)), S3: await openGate(endpoint) };
  t.teardown(() => Promise.all(Object.values(gates).map((gate) => gate.close())));
  const through = (address: string, { port }: Gate) =>
    Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href;
  const settings = {
    ...s3Settings,
    DATABASE_URL: through(database.connectionString, gates.PostgreSQL),
    DATABASE_OWNER_URL: through(database.ownerConnectionString, gates.PostgreSQL),
    S3_ENDPOINT: through(endpoint.href, gates.S3).replace(/\/$/, ''),
  };
  return { gates, loaded: await startLoadedProduct(t, 'postgres', { waiting: documents, settings }) };
}

for (const service of ['PostgreSQL', 'S3'] as const) {
  for (const how of ['refuse', 'silence'] as const) {
    const name = `${service} away for ${awaySeconds} s (${how}) under load: nothing is lost, failed, stuck or done twice`;
    t.test(name, { skip: withoutServices }, async (t) => {
      const { gates, loaded } = await startBehindGates(t);
      const { product, load } = loaded;
      const ready = async () => (await product.call('GET', '/health/ready')).status;
      await wait(5000);

      const before = load.attempts.length;
      await gates[service][how]();
      const cut = performance.now();
      while ((await ready()) === 200) await wait(50);
      const told = performance.now() - cut;
      t.ok(told < readyMs, `ready says 503 after ${told.toFixed(0)} ms`);
      await wait(awaySeconds * 1000 - (performance.now() - cut));
      await gates[service].open();
      const opened = performance.now();
      while ((await ready()) !== 200) await wait(50);
      const back = performance.now() - opened;

      await wait(10_000);
      t.same(product.died, [], 'no process has ended by itself');
      const during = load.attempts.slice(before);
      const others = during.filter(({ status }) => status !== null && status >= 300 && status !== 503);
      t.same(others, [], 'nobody was told of a failure of their own');
      const refused = during.filter(({ status }) => status === 503).length;
      const figures = [
        `${service} away for ${awaySeconds} s (${how})`,
        `ready 503 after ${told.toFixed(0)} ms, 200 again after ${back.toFixed(0)} ms`,
        `${during.length} requests meanwhile, ${refused} answered by 503`,
      ];
      await loaded.settle(figures.join(', '));
    });
  }
}
