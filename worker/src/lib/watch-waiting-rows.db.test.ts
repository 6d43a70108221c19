import { type AwaitedJob, asPlatform, newId, type TenantTransaction } from '@bidloom/db';
import {
  answerQuestion,
  carryOutRun,
  importCustomers,
  importKeywords,
  importQuestions,
  importUsers,
  ingestDocument,
  type JobDefinition,
  profileTender,
  readFacts,
  writePrompt,
  writeRunFile,
} from '@bidloom/jobs';
import { openQueue } from '@bidloom/platform';
import { type RawBuilder, sql } from 'kysely';
import t from 'tap';
import type { z } from 'zod';
import { abandonments } from '../app.ts';
import { runDeadLetters } from '../cli/run-dead-letters.ts';
import { startTestWorker } from '../testing/test-worker.ts';
import { abandonWaitingRows } from './watch-waiting-rows.ts';

t.setTimeout(120_000);

const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { organizationId, workspaceId, userId } = worker;
const requestId = newId();
await worker.read((trx) =>
  trx
    .insertInto('documentRequests')
    .values({
      ...{ id: requestId, organizationId, workspaceId, createdBy: userId, requestType: 'chat_export' },
      ...{ documentIds: [], documentNames: [], parameters: '{}', status: 'completed' },
    })
    .execute(),
);

/** A kind of work, as the api orders it. */
interface Kind {
  // biome-ignore lint/suspicious/noExplicitAny: each has a payload of its own
  job: JobDefinition<z.ZodType<any>>;
  payload(id: string): object;
  insert(trx: TenantTransaction, id: string, jobId: string | null): Promise<unknown>;
  table: string;
  /** Where the row's state is, and since when. */
  state: string;
  since: string;
  waiting: string | null;
  failed: string | RegExp;
  /** Changes that had ended the row before, and the state that is then shown. */
  ends: RawBuilder<unknown>;
  ended: string | null;
  /** Events that its end sends. */
  told: number;
}

const importKind = (kind: 'keywords' | 'questions' | 'customers' | 'users', job: Kind['job']): Kind => ({
  ...{ job, table: 'imports', state: 'status', since: 'updated_at', waiting: 'queued', failed: 'failed' },
  ...{ ends: sql`status = 'completed'`, ended: 'completed', told: 0 },
  payload: (importId) => ({ organizationId, importId }),
  insert: (trx, id, jobId) =>
    trx
      .insertInto('imports')
      .values({ id, organizationId, kind, fileName: 'a.xlsx', objectKey: `${organizationId}/imports/${id}`, jobId })
      .execute(),
});

const kinds: Record<AwaitedJob, Kind> = {
  'documents.ingest': {
    ...{ job: ingestDocument, table: 'documents', state: 'status', since: 'updated_at' },
    ...{ waiting: 'uploaded', failed: 'failed', ends: sql`status = 'ready'`, ended: 'ready', told: 1 },
    payload: (documentId) => ({ organizationId, workspaceId, documentId }),
    insert: (trx, id, jobId) =>
      trx
        .insertInto('documents')
        .values({
          ...{ id, organizationId, workspaceId, fileName: id, fileNameKey: id, mediaType: 'text/plain', size: 1 },
          ...{ sha256: '', objectKey: `${organizationId}/documents/${id}`, jobId },
        })
        .execute(),
  },
  'document-requests.run': {
    ...{ job: carryOutRun, table: 'document_requests', state: 'status', since: 'created_at' },
    ...{ waiting: 'queued', failed: 'failed', ends: sql`status = 'completed'`, ended: 'completed', told: 1 },
    payload: (id) => ({ organizationId, requestId: id }),
    insert: (trx, id, jobId) =>
      trx
        .insertInto('documentRequests')
        .values({
          ...{ id, organizationId, workspaceId, createdBy: userId, requestType: 'chat_export', jobId },
          ...{ documentIds: [], documentNames: [], parameters: '{}' },
        })
        .execute(),
  },
  'document-requests.export': {
    ...{ job: writeRunFile, table: 'document_exports', state: 'status', since: 'created_at' },
    ...{ waiting: 'queued', failed: 'failed', ends: sql`status = 'completed'`, ended: 'completed', told: 0 },
    payload: (exportId) => ({ organizationId, exportId }),
    insert: (trx, id, jobId) =>
      trx
        .insertInto('documentExports')
        .values({ id, organizationId, requestId, format: 'docx', createdBy: userId, jobId })
        .execute(),
  },
  'chat.answer': {
    ...{ job: answerQuestion, table: 'chat_entries', state: 'status', since: 'created_at' },
    ...{ waiting: 'pending', failed: 'failed', ends: sql`status = 'answered'`, ended: 'answered', told: 1 },
    payload: (chatEntryId) => ({ organizationId, chatEntryId }),
    insert: (trx, id, jobId) =>
      trx
        .insertInto('chatEntries')
        .values({ id, organizationId, workspaceId, userId, question: 'Is anybody there?', jobId })
        .execute(),
  },
  'keywords.import': importKind('keywords', importKeywords),
  'questions.import': importKind('questions', importQuestions),
  'customers.import': importKind('customers', importCustomers),
  'users.import': importKind('users', importUsers),
  'summary-templates.write-prompt': {
    ...{ job: writePrompt, table: 'prompt_drafts', state: 'failure', since: 'created_at' },
    ...{ waiting: null, failed: /try again/, ends: sql`prompt = 'Dates', engine = 'extractive'`, ended: null, told: 1 },
    payload: (promptDraftId) => ({ organizationId, promptDraftId }),
    insert: (trx, id, jobId) =>
      trx.insertInto('promptDrafts').values({ id, organizationId, userId, wish: 'All dates', jobId }).execute(),
  },
  'facts.read': {
    ...{ job: readFacts, table: 'fact_readings', state: 'status', since: 'requested_at' },
    ...{ waiting: 'queued', failed: 'failed', ends: sql`status = 'ready'`, ended: 'ready', told: 1 },
    payload: (id) => ({ organizationId, workspaceId: id }),
    // Each tender has one.
    insert: async (trx, id, jobId) => {
      await insertTender(trx, id);
      await trx.insertInto('factReadings').values({ id, organizationId, jobId }).execute();
    },
  },
  'tenders.profile': {
    ...{ job: profileTender, table: 'workspace_profiles', state: 'status', since: 'requested_at' },
    ...{ waiting: 'queued', failed: 'failed', ends: sql`status = 'ready'`, ended: 'ready', told: 0 },
    payload: (id) => ({ organizationId, workspaceId: id }),
    insert: async (trx, id, jobId) => {
      await insertTender(trx, id);
      await trx.insertInto('workspaceProfiles').values({ id, organizationId, jobId }).execute();
    },
  },
};

async function insertTender(trx: TenantTransaction, id: string): Promise<void> {
  const { customerId } = await trx
    .selectFrom('workspaces')
    .select('customerId')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  await trx.insertInto('workspaces').values({ id, organizationId, customerId, name: id }).execute();
}

/** Writes a row with a job that no worker takes within the test. */
async function order({ job, payload, insert }: Kind): Promise<{ id: string; jobId: string }> {
  const id = newId();
  const jobId = await worker.read(async (trx) => {
    const sent = String(await worker.queue().send(trx, job, payload(id), { startAfterSeconds: 3600 }));
    await insert(trx, id, sent);
    return sent;
  });
  return { id, jobId };
}

/** Writes a row whose job is not there. */
async function orphan({ insert }: Kind, jobId: string | null): Promise<string> {
  const id = newId();
  await worker.read((trx) => insert(trx, id, jobId));
  return id;
}

const stateOf = ({ table, state }: Kind, id: string) =>
  worker.read(async (trx) => {
    const { rows } = await sql<{ state: string | null }>`
      select ${sql.ref(state)} as state from ${sql.table(table)} where id = ${id}`.execute(trx);
    return rows[0]?.state;
  });

const age = ({ table, since }: Kind, id: string, minutes: number) =>
  worker.read((trx) =>
    sql`update ${sql.table(table)} set ${sql.ref(since)} = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(
      trx,
    ),
  );

const look = () => abandonWaitingRows(worker.platform(), abandonments(worker.platform(), 'extractive'));

/** Waits until everything that was published so far has arrived. */
async function heard(): Promise<void> {
  const marker = newId();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { events } = worker.platform();
  const end = events.subscribe(({ data }) => {
    if ((data as { chatEntryId?: string }).chatEntryId === marker) resolve();
  });
  await events.publish({ type: 'chat.done', organizationId, userId, data: { chatEntryId: marker } });
  await promise;
  end();
}

/** What went out about a row. */
const toldOf = (id: string) => worker.events.filter(({ data }) => JSON.stringify(data).includes(id));

interface Rows {
  waiting: string;
  dead: string;
  ended: string;
  lost: string;
  recent: string;
  unknown: string;
  unknownLong: string;
}
const rows = new Map<string, Rows>();
const lastAttempts: string[] = [];
for (const [name, kind] of Object.entries(kinds)) {
  const [waiting, dead, ended] = [await order(kind), await order(kind), await order(kind)];
  const [lost, recent] = [await orphan(kind, newId()), await orphan(kind, newId())];
  const [unknown, unknownLong] = [await orphan(kind, null), await orphan(kind, null)];
  await age(kind, waiting.id, 60 * 24 * 30);
  await age(kind, lost, 11);
  await age(kind, recent, 9);
  await age(kind, unknown, 60 * 23);
  await age(kind, unknownLong, 60 * 25);
  lastAttempts.push(dead.jobId, ended.jobId);
  rows.set(name, { waiting: waiting.id, dead: dead.id, ended: ended.id, lost, recent, unknown, unknownLong });
}
await asPlatform(worker.database, async (trx) => {
  // What a process leaves behind that is killed during its last attempt.
  await sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(), retry_count = retry_limit
    where id = any(${lastAttempts}::uuid[])`.execute(trx);
  for (const [name, { ended }] of rows) {
    const { table, ends } = kinds[name as AwaitedJob];
    await sql`update ${sql.table(table)} set ${ends} where id = ${ended}`.execute(trx);
  }
});
await worker.start(null);
await look();
await heard();

for (const [name, kind] of Object.entries(kinds)) {
  t.test(name, async (t) => {
    const { waiting, dead, ended, lost, recent, unknown, unknownLong } = rows.get(name) as Rows;
    t.match(await stateOf(kind, dead), kind.failed, 'its job failed without a message');
    t.match(await stateOf(kind, lost), kind.failed, 'there is no such job');
    t.match(await stateOf(kind, unknownLong), kind.failed, 'its job has been unknown for a day');
    t.equal(await stateOf(kind, waiting), kind.waiting, 'its job waits, however long');
    t.equal(await stateOf(kind, recent), kind.waiting, 'its job has been missing for minutes only');
    t.equal(await stateOf(kind, unknown), kind.waiting, 'its job has been unknown for hours only');
    t.equal(await stateOf(kind, ended), kind.ended, 'it ended before its job failed');
    for (const id of [dead, lost, unknownLong])
      t.equal(toldOf(id).length, kind.told, 'the people concerned are notified');
    for (const id of [waiting, ended, recent, unknown]) t.equal(toldOf(id).length, 0);
  });
}

t.test('a second check changes nothing and notifies nobody again', async (t) => {
  // A worker that starts begins to read the key facts of the tender, which takes time.
  const own = () => worker.events.filter(({ data }) => !JSON.stringify(data).includes('"ProcessingType":10'));
  const before = own().length;
  await look();
  await heard();
  t.equal(own().length, before + 1, 'the marker alone');
});

t.test('a row that can not be ended does not delay the others', async (t) => {
  const [first, second] = [
    await orphan(kinds['chat.answer'], newId()),
    await orphan(kinds['keywords.import'], newId()),
  ];
  await age(kinds['chat.answer'], first, 11);
  await age(kinds['keywords.import'], second, 11);
  const broken = { ...abandonments(worker.platform(), 'extractive') };
  broken['chat.answer'] = async () => {
    throw new Error('The row can not be written.');
  };
  await abandonWaitingRows(worker.platform(), broken);
  t.equal(await stateOf(kinds['chat.answer'], first), 'pending');
  t.equal(await stateOf(kinds['keywords.import'], second), 'failed');
});

t.test('a retry of a dead letter brings its row back with it', async (t) => {
  // Without workers, so that what is sent stays where the test can look at it.
  await worker.queue().stop({ drainSeconds: 1 });
  const { logger } = worker.platform();
  const queue = await openQueue({ database: worker.database.engine, logger, exclusive: true });
  t.teardown(() => queue.stop({ drainSeconds: 0 }));
  const services = { database: worker.database, queue };
  const lettersOf = async (id: string) =>
    (await queue.deadJobs()).filter(({ payload }) => Object.values(payload as object).includes(id));
  const jobOf = (kind: Kind, id: string) =>
    worker.read(async (trx) => {
      const { rows } = await sql<{ jobId: string }>`
        select job_id from ${sql.table(kind.table)} where id = ${id}`.execute(trx);
      return String(rows[0]?.jobId);
    });
  for (const [name, kind] of Object.entries(kinds)) {
    const { dead, ended } = rows.get(name) as Rows;
    const [letter, late] = [(await lettersOf(dead))[0], (await lettersOf(ended))[0]];
    t.match(letter, { name, organizationId, failure: /died, too often/ });
    const listed: string[] = [];
    await runDeadLetters(services, ['list', '--kind', name], (line) => listed.push(line));
    t.ok(
      listed.some((line) => line.startsWith(`${letter?.id}\t${name}\t`) && !line.includes(dead)),
      'listed, without its payload',
    );

    const printed: string[] = [];
    const run = (...args: string[]) => runDeadLetters(services, args, (line) => printed.push(line));
    await run('retry', String(letter?.id));
    await run('retry', String(late?.id));
    t.match(printed, [/runs again/, /nothing waits/]);
    t.equal(await stateOf(kind, dead), kind.waiting, name);
    const jobId = await jobOf(kind, dead);
    t.not(jobId, letter?.jobId);
    t.same(await queue.jobStates([jobId]), new Map([[jobId, 'created']]));
    t.equal(await stateOf(kind, ended), kind.ended, 'one that has ended is left alone');
    t.same([await lettersOf(dead), await lettersOf(ended)], [[], []]);
    await t.rejects(run('retry', String(letter?.id)), /no dead letter/, 'only once');
  }
});

t.test('the command line says what it can do', async (t) => {
  const { logger } = worker.platform();
  const queue = await openQueue({ database: worker.database.engine, logger, exclusive: true });
  t.teardown(() => queue.stop({ drainSeconds: 0 }));
  const printed: string[] = [];
  const run = (...args: string[]) =>
    runDeadLetters({ database: worker.database, queue }, args, (line) => printed.push(line));
  for (const args of [
    [],
    ['list', newId()],
    ['retry'],
    ['discard'],
    ['retry', 'x'],
    ['list', '--all'],
    ['discard', 'x'],
  ]) {
    await t.rejects(run(...args), /Usage: dead-letters.ts list/, args.join(' '));
  }
  const [payload, job] = [{ organizationId, importId: newId() }, importKeywords];
  const jobId = String(await worker.read((trx) => queue.send(trx, job, payload, { startAfterSeconds: 3600 })));
  await asPlatform(worker.database, (trx) =>
    sql`update pgboss.job set state = 'active', heartbeat_on = now(), retry_count = retry_limit where id = ${jobId}`.execute(
      trx,
    ),
  );
  const again = await openQueue({ database: worker.database.engine, logger, exclusive: true });
  t.teardown(() => again.stop({ drainSeconds: 0 }));
  const [letter] = await queue.deadJobs({ id: jobId });
  await run('discard', String(letter?.id));
  t.match(printed, [/was discarded/]);
  t.same(await queue.deadJobs({ id: jobId }), []);
  await run('retry', '--kind', 'no.such.kind');
  t.match(printed.at(-1), 'There are none.');
});
