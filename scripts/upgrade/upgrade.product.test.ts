import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { withTenant } from '@bidloom/db';
import { testEngines } from '@bidloom/db/testing';
import { startModelServer } from '@bidloom/worker/src/testing/model-server.ts';
import { repeatPassages } from '@bidloom/worker/src/testing/repeat-passages.ts';
import t, { type Test } from 'tap';
import { type Installation, ofMachine, prepareInstallation, until } from '../testing/installation.ts';
import { signIn } from '../testing/ten-runs.ts';
import { layOldInstallation, type Seen } from './old-installation.ts';

// Room for a machine that has a lot else to do.
t.setTimeout(600_000);

for (const engine of testEngines) {
  t.test(`${engine}: what version 825cef9 has left starts, and nothing of it is lost`, async (t) => {
    const dataDirectory = t.testdir();
    const { seen, settings, remove } = await layOldInstallation('825cef9', engine, dataDirectory);
    t.teardown(remove);
    const model = await startModelServer({ reply: repeatPassages, dimensions: 1024 });
    t.teardown(() => model.close());
    const product = await prepareInstallation(engine, dataDirectory, {
      ...settings,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: model.baseUrl,
      CHAT_MODEL: 'test-chat',
      EMBEDDING_MODEL: 'test-embedding',
    });
    t.teardown(() => product.close());
    await product.start();
    const token = await signIn(product, 'ada@example.org');
    await checkReads(t, product, token, seen);
    await checkFiles(t, product, token, seen);
    await checkWork(t, product, token, seen);
    await product.stop();
    await checkVectors(t, product, seen);
    t.same(check(dataDirectory, settings), { status: 0, said: 'No problem was found.\n' }, 'nothing is amiss');
  });
}

/** Every answer of the old version is given again, by the same call; there may be more in it. */
async function checkReads(t: Test, product: Installation, token: string, { reads, chat, scene }: Seen): Promise<void> {
  for (const [path, before] of Object.entries(reads)) {
    const { status, body } = await product.call('GET', path, { token });
    t.equal(status, 200, path);
    t.match(Array.isArray(before) ? pick(body.data, before) : body.data, before, path);
  }
  const { workspaceId } = scene;
  const { body } = await product.call('POST', '/AI/chat-history', { token, body: { workspaceId } });
  t.match(pick(body.data, chat), chat, 'the chat');
}

/** The entries of a list that were in it before; the list may have grown. */
function pick(now: { id: string }[], before: { id: string }[]): unknown[] {
  return before.map(({ id }) => now.find((entry) => entry.id === id));
}

/** The files of documents and exports are where their rows say, byte for byte. */
async function checkFiles(t: Test, product: Installation, token: string, seen: Seen): Promise<void> {
  const { workspaceId } = seen.scene;
  const documents = seen.reads[`/workspaces/${workspaceId}/documents/search`] as { id: string; sha256: string }[];
  for (const { id, sha256 } of documents) {
    const bytes = await download(product, `/workspaces/${workspaceId}/documents/${id}/content`, token);
    t.equal(createHash('sha256').update(bytes).digest('hex'), sha256);
  }
  const { run, id } = seen.export;
  const sheet = await download(
    product,
    `/workspaces/${workspaceId}/document-requests/${run}/exports/${id}/content`,
    token,
  );
  t.equal(sheet.subarray(0, 2).toString(), 'PK');
}

async function download(product: Installation, path: string, token: string): Promise<Buffer> {
  const answer = await fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** A job that waited is carried out, and a question finds what was read then. */
async function checkWork(t: Test, product: Installation, token: string, seen: Seen): Promise<void> {
  const { workspaceId } = seen.scene;
  const { run, document } = seen.waiting;
  const get = async (path: string) => (await product.call('GET', `/workspaces/${workspaceId}${path}`, { token })).body;
  let ended = { status: '', failure: '', items: [] as { headline: object }[] };
  await until(async () => {
    ended = (await get(`/document-requests/${run}/view`)).data;
    return !['queued', 'running'].includes(ended.status);
  });
  t.match(ended, { status: 'completed', failure: null, items: [{ headline: { keyword: 'bids', total: Number } }] });
  let read = { id: '', status: '', failure: '' };
  await until(async () => {
    read = (await get('/documents/search')).data.find(({ id }: { id: string }) => id === document);
    return ['ready', 'failed'].includes(read.status);
  });
  t.match(read, { status: 'ready', failure: null, pages: 1 });
  const body = { workspaceId, userQuestion: 'How much is the bid security?' };
  const asked = await product.call('POST', '/AI/ask-question', { token, body });
  t.match(asked.body.data, { status: 'answered', answered: true, citations: [{ fileName: 'pumps.pdf', page: 2 }] });
}

/** What no call shows: a vector for each passage that the old version had made. */
async function checkVectors(t: Test, product: Installation, { scene, reads }: Seen): Promise<void> {
  const documents = reads[`/workspaces/${scene.workspaceId}/documents/search`] as { id: string }[];
  const ids = documents.map(({ id }) => id);
  const counts = await product.inspect((database) =>
    withTenant(database, scene.organizationId, (trx) =>
      trx
        .selectFrom('documentChunks as chunk')
        .leftJoin('chunkEmbeddings as vector', (join) =>
          join.onRef('vector.documentId', '=', 'chunk.documentId').onRef('vector.ordinal', '=', 'chunk.ordinal'),
        )
        .where('chunk.documentId', 'in', ids)
        .select(({ fn }) => [fn.countAll<string>().as('chunks'), fn.count<string>('vector.model').as('vectors')])
        .executeTakeFirstOrThrow(),
    ),
  );
  t.ok(Number(counts.chunks) > 0);
  t.equal(counts.vectors, counts.chunks);
}

function check(dataDirectory: string, settings: Record<string, string>) {
  const program = join(import.meta.dirname, '../../worker/src/cli/bidloom.ts');
  const env = { ...ofMachine(), ...settings, DATA_DIR: dataDirectory };
  const { status, stdout } = spawnSync(process.execPath, [program, 'check'], { env, encoding: 'utf8' });
  return { status, said: stdout };
}
