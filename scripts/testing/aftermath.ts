import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { asPlatform, type Database, listWaitingRows, withTenant } from '@bidloom/db';
import type { ObjectStorage } from '@bidloom/platform';
import { sql } from 'kysely';
import type { Test } from 'tap';
import type { Installation } from './installation.ts';
import type { Asked, Attempt, DocumentKind, Load } from './load.ts';
import { readOutcomes, type Scene } from './ten-runs.ts';

/** Milliseconds between two checks of what is still in progress. */
const lookEvery = 500;

/** Waits until nothing is in progress, for a person or in the queue; returns what still is when the time is over. */
export async function untilSettled(
  product: Installation,
  scene: Scene,
  { tokens, load, seconds }: { tokens: readonly string[]; load: Load; seconds: number },
): Promise<string[]> {
  const [token = '', , third = ''] = tokens;
  const open = new Set(['uploaded', 'processing', 'queued', 'running', 'pending']);
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const answers = [
      await product.call('GET', `/workspaces/${load.workspaceId}/documents/info`, { token }),
      await product.call('GET', `/workspaces/${scene.workspaceId}/document-requests/search?PageSize=100`, { token }),
      await product.call('POST', '/AI/chat-history', {
        token: third,
        body: { workspaceId: scene.workspaceId, pageSize: 100 },
      }),
    ];
    const rows = answers.flatMap(({ body }) => body.data).filter(({ status }) => open.has(status));
    const stuck = [...rows.map((row) => JSON.stringify(row)), ...(await listOpenJobs(product))];
    if (stuck.length === 0) return [];
    if (performance.now() > until) return stuck;
    await wait(lookEvery);
  }
}

/** The jobs that have not ended, as the metrics tell them: a document that is ready still has its facts read. */
async function listOpenJobs({ url }: Installation): Promise<string[]> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return metrics.split('\n').filter((line) => line.startsWith('bidloom_queue_jobs{') && !line.endsWith(' 0'));
}

/** What is expected of everything that clients requested, and how much of it there was. */
export interface Figures {
  /** Of each kind: acknowledged requests, and requests without an answer; of the latter, how many were carried out. */
  asked: Partial<Record<Asked, string>>;
  /** Files to which no row refers, because a cut came between the two. Housekeeping removes them. */
  orphans: number;
}

/**
 * Compares what exists with what clients were told. Everything acknowledged exists once, in the same form as without the disturbance; of
 * requests without an answer, nothing exists in part. The product must be stopped before.
 */
export async function checkAftermath(
  t: Test,
  product: Installation,
  scene: Scene,
  { load, documents }: { load: Load; documents: readonly DocumentKind[] },
): Promise<Figures> {
  const found = await product.inspect((database) => readAll(database, scene, load));
  const figures: Figures = { asked: {}, orphans: 0 };
  const named = {
    document: found.documents.map(({ id, fileName }) => ({ id, name: fileName })),
    keyword: found.keywords,
    customer: found.customers,
    question: found.questions,
    chat: found.chats.map(({ id, question }) => ({ id, name: question })),
  };
  for (const [asked, rows] of Object.entries(named)) {
    figures.asked[asked as Asked] = compare(t, asked as Asked, load.attempts, rows);
  }
  figures.asked.run = compareRuns(t, load.attempts, found.runs);
  checkDocuments(t, found, documents);
  checkRuns(t, found.runs, load.attempts);
  t.same(
    found.chats.filter(({ status }) => status !== 'answered'),
    [],
    'every question is answered',
  );
  t.same(found.waiting, [], 'no row waits');
  t.same(found.jobs, [], 'no job is left, and none was given up');
  figures.orphans = await checkFiles(t, await product.storage(), scene, found.files, documents);
  return figures;
}

interface Row {
  id: string;
  name: string;
}

/** Everything acknowledged exists once, and nothing exists that nobody requested. */
function compare(t: Test, asked: Asked, attempts: readonly Attempt[], rows: readonly Row[]): string {
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  t.equal(ids.size, rows.length, `${asked}: none is there twice`);
  const ours = attempts.filter((attempt) => attempt.asked === asked);
  const acknowledged = ours.filter(({ id }) => id !== null);
  t.same(
    acknowledged.filter(({ id, name }) => ids.get(name) !== id),
    [],
    `${asked}: everything acknowledged is there`,
  );
  const names = new Set(ours.map(({ name }) => name));
  t.same(
    rows.filter(({ name }) => !names.has(name)),
    [],
    `${asked}: nothing is there that nobody asked for`,
  );
  const open = ours.filter(({ id }) => id === null);
  return inWords(acknowledged.length, open.length, open.filter(({ name }) => ids.has(name)).length);
}

/** Runs have no unique names, so those without an answer are counted. */
function compareRuns(t: Test, attempts: readonly Attempt[], runs: readonly { id: string }[]): string {
  const ours = attempts.filter(({ asked }) => asked === 'run');
  const acknowledged = ours.flatMap(({ id }) => id ?? []);
  const ids = new Set(runs.map(({ id }) => id));
  t.same(
    acknowledged.filter((id) => !ids.has(id)),
    [],
    'run: everything acknowledged is there',
  );
  const open = ours.length - acknowledged.length;
  const more = runs.length - acknowledged.length;
  t.ok(more <= open, `run: ${more} more than acknowledged, of ${open} without an answer`);
  return inWords(acknowledged.length, open, more);
}

const inWords = (acknowledged: number, open: number, there: number) =>
  `${acknowledged}${open > 0 ? ` (+${open} without an answer, ${there} of them there)` : ''}`;

type Found = Awaited<ReturnType<typeof readAll>>;

/** Each is ready, with every page and passage once, announced once, counted once; and equal ones are equal. */
function checkDocuments(t: Test, { documents, usage }: Found, kinds: readonly DocumentKind[]): void {
  const unlike: object[] = [];
  const first = new Map<string, object>();
  for (const { id, fileName, failure, ...read } of documents) {
    const { name, pages } = kindOf(fileName, kinds);
    if (!first.has(name)) first.set(name, read);
    const expected = { ...first.get(name), status: 'ready', pages, stored: pages, chunks: read.ordinals, told: 1 };
    if (!isDeepStrictEqual(read, expected)) unlike.push({ id, fileName, failure, read, expected });
  }
  t.same(unlike, [], 'each document is ready, complete, like others with the same content, and announced once');
  const pages = documents.reduce((sum, document) => sum + (document.pages ?? 0), 0);
  t.same(usage, { count: documents.length, pages }, 'each reading is counted once');
}

/** Each ends like every other run with the same order. */
function checkRuns(t: Test, runs: Found['runs'], attempts: readonly Attempt[]): void {
  const orders = new Map(attempts.flatMap(({ asked, id, name }) => (asked === 'run' && id ? [[id, name]] : [])));
  const unlike: object[] = [];
  const first = new Map<string, object>();
  for (const { id, ...found } of runs) {
    const name = orders.get(id) ?? 'without an answer';
    const people = new Set(found.told.map(({ userId }) => userId));
    const isWhole =
      found.status === 'completed' &&
      isDeepStrictEqual(found.ordinals, [...found.ordinals.keys()]) &&
      found.told.length > 0 &&
      people.size === found.told.length;
    const known = orders.has(id);
    if (known && !first.has(name)) first.set(name, found);
    if (!isWhole || (known && !isDeepStrictEqual(found, first.get(name)))) {
      unlike.push({ id, name, found, expected: first.get(name) });
    }
  }
  t.same(unlike, [], 'each run is completed, numbered without gaps, announced once, and always the same');
}

/** Every row has its complete file; returns how many files have no row. */
async function checkFiles(
  t: Test,
  storage: ObjectStorage,
  { organizationId }: Scene,
  files: Found['files'],
  kinds: readonly DocumentKind[],
): Promise<number> {
  const keys = new Set<string>();
  for await (const { key } of storage.list(`${organizationId}/documents/`)) keys.add(key);
  const sums = new Map(kinds.map(({ name, bytes }) => [name, sha256([bytes])]));
  const unlike: object[] = [];
  for (const { objectKey, fileName, sha256: noted } of files) {
    const chunks: Uint8Array[] = [];
    if (keys.delete(objectKey)) for await (const chunk of await storage.get(objectKey)) chunks.push(chunk);
    const kind = kinds.find(({ name }) => fileName.startsWith(`${name} `));
    const expected = kind ? sums.get(kind.name) : noted;
    const found = sha256(chunks);
    if (found !== expected || noted !== expected) unlike.push({ fileName, noted, found, expected });
  }
  t.same(unlike, [], 'each document has its file, as it was uploaded');
  return keys.size;
}

function sha256(chunks: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

function kindOf(fileName: string, kinds: readonly DocumentKind[]): DocumentKind {
  const kind = kinds.find(({ name }) => fileName.startsWith(`${name} `));
  if (!kind) throw new Error(`Nobody uploaded ${fileName}`);
  return kind;
}

async function readAll(database: Database, scene: Scene, { workspaceId }: Load) {
  const { organizationId } = scene;
  const read = await withTenant(database, organizationId, async (trx) => {
    const documents = await sql<{
      id: string;
      fileName: string;
      status: string;
      failure: string | null;
      pages: number | null;
      stored: number;
      chunks: number;
      ordinals: number;
      terms: number;
      tables: number;
      told: number;
    }>`
      select id, file_name, status, failure, pages,
        (select count(*)::int from document_pages p where p.document_id = d.id) as stored,
        (select count(*)::int from document_chunks c where c.document_id = d.id) as chunks,
        (select coalesce(max(ordinal) + 1, 0) from document_chunks c where c.document_id = d.id) as ordinals,
        (select count(*)::int from document_terms x where x.document_id = d.id) as terms,
        (select count(*)::int from document_tables x where x.document_id = d.id) as tables,
        (select count(*)::int from notifications n where n.event->>'DocumentId' = d.id::text) as told
      from documents d where workspace_id = ${workspaceId} order by id`.execute(trx);
    const usage = await sql<{ count: number; pages: number }>`
      select count(*)::int as count, coalesce(sum(pages), 0)::int as pages
      from usage_events where kind = 'ingest' and workspace_id = ${workspaceId}`.execute(trx);
    const files = await trx.selectFrom('documents').select(['objectKey', 'fileName', 'sha256']).execute();
    const keywords = await trx.selectFrom('keywords').select(['id', 'text as name']).execute();
    const customers = await trx
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('name', 'like', 'Customer %')
      .execute();
    const questions = await trx
      .selectFrom('questions')
      .select(['id', 'text as name'])
      .where('text', 'like', 'Question %')
      .execute();
    const chats = await trx
      .selectFrom('chatEntries')
      .select(['id', 'question', 'status', 'failure'])
      .where('userId', '=', String(scene.people[2]?.id))
      .execute();
    const runIds = await trx.selectFrom('documentRequests').select('id').orderBy('createdAt').execute();
    return { documents: documents.rows, usage: usage.rows[0], files, keywords, customers, questions, chats, runIds };
  });
  const ids = read.runIds.map(({ id }) => id);
  const outcomes = await readOutcomes(database, scene, ids);
  const [waiting, jobs] = await asPlatform(database, async (trx) => {
    const { rows } = await sql<{ name: string; state: string }>`
      select name, state::text, output from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') order by name`.execute(trx);
    return [await listWaitingRows(trx), rows];
  });
  return { ...read, runs: outcomes.map((outcome, index) => ({ id: String(ids[index]), ...outcome })), waiting, jobs };
}
