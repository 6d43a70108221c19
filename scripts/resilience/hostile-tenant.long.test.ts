import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccounts } from '@bidloom/api';
import { asPlatform, type Database, newId, withTenant } from '@bidloom/db';
import { testEngines } from '@bidloom/db/testing';
import { hostileFiles, hostileTexts } from '@bidloom/worker/src/documents/testing/hostile-files.ts';
import { makeTenderPdf, pumpTender } from '@bidloom/worker/src/testing/tender-pdf.ts';
import t from 'tap';
import { type Installation, prepareInstallation, until } from '../testing/installation.ts';
import { memoryOfTrees } from '../testing/process-memory.ts';
import { password, signIn } from '../testing/ten-runs.ts';

t.setTimeout(3_600_000);

/** What the other tenant may count on, and the machine. */
const bounds = { readySeconds: 30, answerSeconds: 2, healthMilliseconds: 500, megabytes: 2048 };
/** How often the other tenant uploads and asks while the hostile files are read. */
const rounds = 3;
const megabyte = 1024 * 1024;

interface Tenant {
  workspaceId: string;
  email: string;
}

interface DocumentRow {
  fileName: string;
  status: string;
  failure: string | null;
}

async function writeTenant(database: Database, name: string): Promise<Tenant> {
  const [organizationId, customerId, workspaceId] = [newId(), newId(), newId()];
  await asPlatform(database, (trx) => trx.insertInto('organizations').values({ id: organizationId, name }).execute());
  const email = `${name}@example.org`;
  const person = { email, firstName: name, lastName: 'Example', role: 'ORGANIZATION_USER' as const };
  await createAccounts(database, [{ ...person, organizationId, password }]);
  await withTenant(database, organizationId, async (trx) => {
    await trx.insertInto('customers').values({ organizationId, id: customerId, name }).execute();
    await trx.insertInto('workspaces').values({ organizationId, id: workspaceId, customerId, name }).execute();
  });
  return { workspaceId, email };
}

async function upload(
  product: Installation,
  { workspaceId }: Tenant,
  token: string,
  name: string,
  file: Blob,
): Promise<void> {
  const body = new FormData();
  body.append('files', file, name);
  const { status } = await product.call('POST', `/workspaces/${workspaceId}/documents/upload`, { token, body });
  if (status !== 200) throw new Error(`The upload was answered with ${status}`);
}

async function listDocuments(product: Installation, { workspaceId }: Tenant, token: string): Promise<DocumentRow[]> {
  const documents: DocumentRow[] = [];
  for (let page = 1; ; page++) {
    const path = `/workspaces/${workspaceId}/documents/search?PageSize=100&PageNumber=${page}`;
    const { body } = await product.call('GET', path, { token });
    documents.push(...body.data);
    if (body.data.length < 100) return documents;
  }
}

/** Looks at health and memory again and again; keeps the worst of each. */
function watch(product: Installation) {
  const worst = { healthMilliseconds: 0, bytes: 0 };
  const stop = new AbortController();
  const look = async () => {
    while (!stop.signal.aborted) {
      const began = performance.now();
      await fetch(`${product.url}/health/live`);
      worst.healthMilliseconds = Math.max(worst.healthMilliseconds, performance.now() - began);
      worst.bytes = Math.max(worst.bytes, memoryOfTrees(product.processes()));
      await wait(100);
    }
  };
  const looking = look();
  return {
    async end() {
      stop.abort();
      await looking;
      return worst;
    },
  };
}

/** Forty files of all kinds, with the small one that takes most among them again, and texts over which patterns go back and forth. */
function allFiles(): (readonly [name: string, bytes: () => Uint8Array])[] {
  const [bomb] = hostileFiles;
  const more = Array.from({ length: 40 - hostileFiles.length }, (_, index) => `again ${index}.pdf`);
  return [
    ...hostileFiles.map(({ fileName, make }) => [fileName, make] as const),
    ...more.map((fileName) => [fileName, () => bomb?.make() ?? new Uint8Array()] as const),
    ...hostileTexts(92).map(({ fileName, make }) => [fileName, make] as const),
  ];
}

const tender = Array.from({ length: 10 }, (_, index) => pumpTender[index % pumpTender.length] ?? pumpTender[0]).flatMap(
  (page) => page ?? [],
);

const engine = testEngines.at(-1) ?? 'pglite';

t.test(
  `forty hostile files of one tenant harm neither another nor the product (${engine})`,
  { skip: process.platform !== 'linux' },
  async (t) => {
    // Made before anything is measured: making them keeps this process busy.
    const folder = t.testdir({ files: {}, data: {} });
    const names: string[] = [];
    for (const [name, make] of allFiles()) {
      await writeFile(join(folder, 'files', name), make());
      names.push(name);
    }
    const product = await prepareInstallation(engine, join(folder, 'data'));
    t.teardown(() => product.close());
    await product.start();
    if (engine === 'pglite') await product.stop();
    const [hostile, other] = await product.inspect(async (database) => {
      return [await writeTenant(database, 'mallory'), await writeTenant(database, 'ada')] as const;
    });
    await product.start();
    const [theirs, ours] = [await signIn(product, hostile.email), await signIn(product, other.email)];
    const seen = watch(product);
    for (const name of names)
      await upload(product, hostile, theirs, name, await openAsBlob(join(folder, 'files', name)));

    const figures: string[] = [];
    for (let round = 1; round <= rounds; round++) {
      const name = `tender ${round}.pdf`;
      const bytes = new Blob([Buffer.from(await makeTenderPdf(tender))]);
      const sent = performance.now();
      await upload(product, other, ours, name, bytes);
      await until(async () => {
        const own = (await listDocuments(product, other, ours)).find(({ fileName }) => fileName === name);
        return own?.status === 'ready' || own?.status === 'failed';
      });
      const readySeconds = (performance.now() - sent) / 1000;
      t.ok(readySeconds < bounds.readySeconds, `ready after ${readySeconds.toFixed(1)} s`);
      const userQuestion = 'How much is the bid security?';
      const asked = performance.now();
      const answer = { workspaceId: other.workspaceId, userQuestion };
      const { body } = await product.call('POST', '/AI/ask-question', { token: ours, body: answer });
      const answerSeconds = (performance.now() - asked) / 1000;
      t.match(body.data, { answered: true, answer: /25,000/ });
      t.ok(answerSeconds < bounds.answerSeconds, `answered after ${answerSeconds.toFixed(2)} s`);
      figures.push(`ready ${readySeconds.toFixed(1)} s, answered ${answerSeconds.toFixed(2)} s`);
    }

    let documents: DocumentRow[] = [];
    await until(async () => {
      await wait(1000);
      documents = await listDocuments(product, hostile, theirs);
      return documents.every(({ status }) => status === 'ready' || status === 'failed');
    });
    const { healthMilliseconds, bytes } = await seen.end();
    t.equal(documents.length, names.length);
    for (const { fileName, status, failure } of documents) {
      if (status === 'failed') t.match(failure, /\w+\.$/, `${fileName}: ${failure}`);
    }
    const untold = documents.filter(({ failure }) => failure?.includes('unexpectedly'));
    t.same(untold, [], 'each failure is one of the document, and is named');
    t.ok(
      healthMilliseconds < bounds.healthMilliseconds,
      `/health/live took ${Math.round(healthMilliseconds)} ms at most`,
    );
    figures.push(
      `/health/live ${Math.round(healthMilliseconds)} ms at most, ${Math.round(bytes / megabyte)} MB at most`,
    );
    t.comment(`figures: ${figures.join('; ')}`);
    t.ok(bytes < bounds.megabytes * megabyte, `all processes took ${Math.round(bytes / megabyte)} MB at most`);
  },
);
