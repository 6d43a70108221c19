import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asPlatform, newId } from '@bidloom/db';
import { openObjectStorage } from '@bidloom/platform';
import { sql } from 'kysely';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';
import { keepHouse } from './keep-house.ts';

t.setTimeout(120_000);

const worker = await startTestWorker(null);
const directory = await mkdtemp(join(tmpdir(), 'bidloom-house-'));
t.teardown(async () => {
  await worker.close();
  await rm(directory, { recursive: true, force: true });
});
const { database, organizationId, userId, workspaceId } = worker;
const storage = await openObjectStorage({
  ...{ kind: 'disk', directory, publicUrl: 'http://localhost:3000' },
  signingKey: 'a key for tests alone, of no value elsewhere',
});
const services = () => ({ database, storage, logger: worker.platform().logger });
const { signal } = new AbortController();

/** A round in which everything is due. */
async function round(): Promise<void> {
  await asPlatform(database, (trx) => sql`delete from scheduled_tasks`.execute(trx));
  await keepHouse(services(), signal);
}

const run = (statement: ReturnType<typeof sql>) => asPlatform(database, (trx) => statement.execute(trx));
const ago = (time: string) => sql`now() - ${sql.lit(time)}::interval`;

/** Which of these rows are left. */
async function left(table: string, ids: string[]): Promise<string[]> {
  const { rows } = await run(sql`select id::text as id from ${sql.table(table)} where id::text = any(${ids}::text[])`);
  const found = new Set((rows as { id: string }[]).map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

t.test('old challenges and sessions are deleted; those that count or are valid stay', async (t) => {
  const [oldChallenge, challenge] = [newId(), newId()];
  for (const [id, time] of [
    [oldChallenge, '3 days'],
    [challenge, '25 hours'],
  ] as const) {
    await run(sql`
      insert into sign_in_challenges (id, user_id, code_hash, expires_at, created_at)
      values (${id}, ${userId}, 'x', ${ago(time)}, ${ago(time)})`);
  }
  const [expired, ended, justEnded, open] = [newId(), newId(), newId(), newId()];
  const session = (id: string, expires: string, endedAt: string | null) =>
    run(sql`
      insert into sessions (id, user_id, expires_at, ended_at, created_at)
      values (${id}, ${userId}, ${ago(expires)}, ${endedAt ? ago(endedAt) : null}, ${ago('60 days')})`);
  await session(expired, '31 days', null);
  await session(ended, '-5 days', '31 days');
  await session(justEnded, '-5 days', '1 day');
  await session(open, '-5 days', null);
  await round();
  t.same(await left('sign_in_challenges', [oldChallenge, challenge]), [challenge]);
  t.same(await left('sessions', [expired, ended, justEnded, open]), [justEnded, open]);
});

t.test('mails that were never sent are deleted with their codes after a day, sent ones after a month', async (t) => {
  const mail = async (created: string, sent: string | null) => {
    const id = newId();
    await run(sql`
      insert into outgoing_mails (id, recipient, subject, body, sent_at, created_at)
      values (${id}, 'a@example.org', 'Your code', '123456', ${sent ? ago(sent) : null}, ${ago(created)})`);
    return id;
  };
  const ids = [
    await mail('25 hours', null),
    await mail('23 hours', null),
    await mail('31 days', '31 days'),
    await mail('29 days', '29 days'),
  ];
  await round();
  t.same(await left('outgoing_mails', ids), [ids[1], ids[3]]);
});

t.test('large events and drafts are deleted after a day', async (t) => {
  const ids = [newId(), newId()];
  for (const [index, time] of ['25 hours', '23 hours'].entries()) {
    const id = String(ids[index]);
    await run(sql`insert into large_events (id, payload, created_at) values (${id}, '{}', ${ago(time)})`);
    await run(sql`
      insert into prompt_drafts (id, organization_id, user_id, wish, created_at)
      values (${id}, ${organizationId}, ${userId}, 'All dates', ${ago(time)})`);
  }
  await round();
  t.same(await left('large_events', ids), [ids[1]]);
  t.same(await left('prompt_drafts', ids), [ids[1]]);
});

t.test('of old notifications the last fifty of each person stay, and all of ninety days', async (t) => {
  const insert = async (user: string | null, time: string, count: number) => {
    const { rows } = await run(sql`
      insert into notifications (organization_id, user_id, event, created_at)
      select ${organizationId}, ${user}::uuid, '{}', ${ago(time)} from generate_series(1, ${count}::integer)
      returning id::text as id`);
    return (rows as { id: string }[]).map(({ id }) => id);
  };
  const oldOwn = await insert(userId, '100 days', 60);
  const oldForAll = await insert(null, '100 days', 55);
  const recent = await insert(userId, '80 days', 20);
  await round();
  t.same(await left('notifications', oldOwn), oldOwn.slice(30), 'fifty with the twenty recent ones');
  t.same(await left('notifications', oldForAll), oldForAll.slice(5));
  t.same(await left('notifications', recent), recent);
});

t.test('objects to which nothing refers are deleted after a day; all others stay', async (t) => {
  const put = async (key: string, old: boolean) => {
    await storage.put(key, Readable.from(['content']), { contentType: 'text/plain' });
    const time = new Date(Date.now() - (old ? 25 : 23) * 3_600_000);
    await utimes(join(directory, `${key}.bin`), time, time);
    return key;
  };
  const [documentId, exportId, requestId, importId] = [newId(), newId(), newId(), newId()];
  const document = await put(`${organizationId}/documents/${documentId}`, true);
  const file = await put(`${organizationId}/exports/${exportId}`, true);
  const sheet = await put(`${organizationId}/imports/${importId}`, true);
  const orphan = await put(`${organizationId}/documents/${newId()}`, true);
  const fresh = await put(`${organizationId}/documents/${newId()}`, false);
  const foreign = await put(`${newId()}/documents/${newId()}`, true);
  await worker.read(async (trx) => {
    await trx
      .insertInto('documents')
      .values({
        ...{ id: documentId, organizationId, workspaceId, fileName: 'a', fileNameKey: 'a', mediaType: 'text/plain' },
        ...{ size: 7, sha256: '', objectKey: document, status: 'failed' },
      })
      .execute();
    await trx
      .insertInto('documentRequests')
      .values({
        ...{ id: requestId, organizationId, workspaceId, createdBy: userId, requestType: 'chat_export' },
        ...{ documentIds: [], documentNames: [], parameters: '{}', status: 'completed' },
      })
      .execute();
    await trx
      .insertInto('documentExports')
      .values({ id: exportId, organizationId, requestId, format: 'docx', createdBy: userId, objectKey: file })
      .execute();
    await trx
      .insertInto('imports')
      .values({ id: importId, organizationId, kind: 'keywords', fileName: 'a.xlsx', objectKey: sheet })
      .execute();
  });
  await round();
  const kept: string[] = [];
  for await (const { key } of storage.list('')) kept.push(key);
  t.same(kept.sort(), [document, file, sheet, fresh, foreign].sort());
  t.notOk(kept.includes(orphan));
});

t.test('what uploads left unfinished is deleted after a day', async (t) => {
  const hours = [25, 23];
  const files = hours.map((hour) => join(directory, '.incoming', `upload ${hour}`));
  for (const [index, file] of files.entries()) {
    await writeFile(file, 'half of a fi');
    const time = new Date(Date.now() - Number(hours[index]) * 3_600_000);
    await utimes(file, time, time);
  }
  await round();
  t.same(await readdir(join(directory, '.incoming')), ['upload 23']);
});

t.test('a task starts once an interval, however many workers check', async (t) => {
  await round();
  const id = newId();
  const insert = sql`insert into large_events (id, payload, created_at) values (${id}, '{}', ${ago('2 days')})`;
  await run(insert);
  await Promise.all([1, 2, 3].map(() => keepHouse(services(), signal)));
  t.same(await left('large_events', [id]), [id], 'not due again');
  await run(sql`update scheduled_tasks set started_at = ${ago('61 minutes')} where name = 'largeEvents'`);
  await keepHouse(services(), signal);
  t.same(await left('large_events', [id]), []);
});

t.test('a task that fails delays none of the others', async (t) => {
  const id = newId();
  await run(sql`insert into prompt_drafts (id, organization_id, user_id, wish, created_at)
    values (${id}, ${organizationId}, ${userId}, 'All dates', ${ago('2 days')})`);
  const broken = {
    ...storage,
    list: () => {
      throw new Error('The storage is away.');
    },
  };
  await run(sql`delete from scheduled_tasks`);
  await keepHouse({ ...services(), storage: broken }, signal);
  t.same(await left('prompt_drafts', [id]), []);
  t.match(worker.logged(), /Housekeeping failed/);
});
