import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  asPlatform,
  countOrganizationRows,
  findBrokenChains,
  listOrganizationTables,
  newId,
  recordAudit,
} from '@bidloom/db';
import { countJobsOf, type JobRun, ObjectNotFoundError } from '@bidloom/platform';
import { sql } from 'kysely';
import t from 'tap';
import { fromBuffer } from 'yauzl';
import { check } from '../../backup/check.ts';
import { findLeftovers } from '../../lib/removed-organizations.ts';
import { startTestWorker } from '../../testing/test-worker.ts';
import { exportOrganizationHandler } from './export-organization.handler.ts';
import { askForRemoval, fileContent, fillOrganization, objectsOf } from './organization.fixtures.ts';
import { removeOrganizationHandler } from './remove-organization.handler.ts';

t.setTimeout(180_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { database } = worker;
const platform = worker.platform();
const { storage } = platform;
const { signal } = new AbortController();

const run = (organizationId: string, id = 'none', stopping = signal) =>
  ({ id, payload: { removalOf: organizationId }, attempt: 1, lastAttempt: true, signal: stopping }) as JobRun<{
    removalOf: string;
  }>;
const exportNow = (organizationId: string, jobId: string) =>
  exportOrganizationHandler(platform)(run(organizationId, jobId));
const removalOf = (id: string) =>
  asPlatform(database, (trx) =>
    trx.selectFrom('organizationRemovals').selectAll().where('organizationId', '=', id).executeTakeFirst(),
  );
const confirm = (id: string) =>
  asPlatform(database, (trx) =>
    sql`update organization_removals set status = 'removing', confirmed_at = now() where organization_id = ${id}`.execute(
      trx,
    ),
  );

/** Everything of an organisation: rows by table, jobs, objects. */
async function contentOf(id: string): Promise<Record<string, string>> {
  const objects = await objectsOf(platform, id);
  return asPlatform(database, async (trx) => {
    const content: Record<string, string> = { objects: objects.join(' ') };
    for (const table of [...(await listOrganizationTables(trx)), 'audit_entries']) {
      const { rows } = await sql<{
        all: string;
      }>`select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as all
        from ${sql.table(table)} t where organization_id = ${id}`.execute(trx);
      content[table] = createHash('sha256')
        .update(rows[0]?.all ?? '')
        .digest('hex');
    }
    return { ...content, jobs: JSON.stringify(await countJobsOf(trx, [id])) };
  });
}

async function entriesOf(zip: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  fromBuffer(zip, { lazyEntries: true }, (error, archive) => {
    if (error) return reject(error);
    archive.on('error', reject);
    archive.on('end', resolve);
    archive.on('entry', (entry) => {
      archive.openReadStream(entry, async (failure, stream) => {
        if (failure) return reject(failure);
        found.set(entry.fileName, (await buffer(stream)).toString('utf8'));
        archive.readEntry();
      });
    });
    archive.readEntry();
  });
  await promise;
  return found;
}

t.test('the export has the rows of every table and every file, and no secret', async (t) => {
  const id = await fillOrganization(platform, 'Exported');
  const counts = await asPlatform(database, (trx) => countOrganizationRows(trx, [id]));
  const tables = await asPlatform(database, (trx) => listOrganizationTables(trx));
  const filled = new Set(counts.map(({ table }) => table));
  t.same(
    tables.filter((table) => !filled.has(table)),
    [],
    'add a row of a new table to fillOrganization',
  );
  const outsider = { id: newId(), email: 'operator@platform.example' };
  await asPlatform(database, async (trx) => {
    await sql`insert into users (id, email, first_name, last_name, role) values
      (${outsider.id}, ${outsider.email}, 'Olga', 'Operator', 'PLATFORM_ADMIN')`.execute(trx);
    const source = { actorId: outsider.id, address: '192.0.2.77', userAgent: 'Browser 77', requestId: 'request-77' };
    await recordAudit(trx, source, { organizationId: id, action: 'organization.removal_requested' });
  });
  const jobId = await askForRemoval(database, id);
  await exportNow(id, newId());
  t.equal((await removalOf(id))?.status, 'exporting', 'a job that does not belong to it leaves it alone');
  await exportNow(id, jobId);
  const removal = await removalOf(id);
  t.match(removal, { status: 'ready', exportObjectKey: new RegExp(`^${id}/removal/`), downloadedAt: null });
  const zip = await buffer(await storage.get(String(removal?.exportObjectKey)));
  t.equal(Number(removal?.exportSize), zip.length);
  const entries = await entriesOf(zip);
  const customers = JSON.parse(entries.get('rows/customers.json') ?? '');
  t.match(customers, [{ organization_id: id, name: '=Northern Water' }]);
  t.match(entries.get('sheets/customers.csv'), /'=Northern Water/, 'not a formula');
  t.equal(entries.get('files/documents/.._Pumps/data.txt'), fileContent);
  t.equal(entries.get('files/results/Summary.docx'), fileContent);
  t.equal(entries.get('files/imports/words.xlsx'), fileContent);
  const everything = [...entries.values()].join('');
  t.notMatch(everything, 'a hash that never leaves');
  const log = JSON.parse(entries.get('rows/audit_entries.json') ?? '');
  t.match(log, [
    { action: 'user.signed_in', actor_name: 'Ada Byron' },
    { action: 'organization.removal_requested', actor_id: null, actor_name: 'Platform administrator' },
  ]);
  for (const told of [outsider.id, outsider.email, 'Olga', '192.0.2.77', 'Browser 77', 'request-77'])
    t.notOk(everything.includes(told), `${told} is the platform's`);
  t.notOk(entries.has('rows/chunk_embeddings.json'));
});

t.test('an export that was called off leaves no object', async (t) => {
  const id = await fillOrganization(platform, 'Stays');
  const jobId = await askForRemoval(database, id);
  const before = await objectsOf(platform, id);
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const slow = {
    ...platform,
    storage: {
      ...storage,
      put(...args: Parameters<typeof storage.put>) {
        resolve();
        return storage.put(...args);
      },
    },
  };
  const running = exportOrganizationHandler(slow)(run(id, jobId));
  await reached;
  await asPlatform(database, (trx) =>
    trx.deleteFrom('organizationRemovals').where('organizationId', '=', id).execute(),
  );
  await running;
  t.same(await objectsOf(platform, id), before);
});

t.test(
  'the database removes no organisation that is active, not exported or not confirmed, and for no tenant',
  async (t) => {
    const id = await fillOrganization(platform, 'Kept');
    const before = await contentOf(id);
    const finish = () => asPlatform(database, (trx) => sql`select finish_organization_removal(${id})`.execute(trx));
    await t.rejects(finish(), /is active/);
    const jobId = await askForRemoval(database, id);
    await t.rejects(finish(), /is not confirmed/);
    await exportNow(id, jobId);
    await t.rejects(finish(), /is not confirmed/);
    await t.rejects(confirmWithout(), /check constraint/, 'nothing is confirmed without an export');
    await asPlatform(database, (trx) => sql`update organizations set is_active = true where id = ${id}`.execute(trx));
    await confirm(id);
    await t.rejects(finish(), /is active/);
    const own = worker.read((trx) => sql`select finish_organization_removal(${id})`.execute(trx));
    await t.rejects(own, /the platform alone|permission denied/);
    await asPlatform(database, (trx) =>
      trx.deleteFrom('organizationRemovals').where('organizationId', '=', id).execute(),
    );
    const { organizations: _, objects: __, ...rest } = await contentOf(id);
    t.match(before, rest);

    function confirmWithout() {
      return asPlatform(database, (trx) =>
        sql`update organization_removals set status = 'removing', confirmed_at = now(), export_object_key = null
        where organization_id = ${id}`.execute(trx),
      );
    }
  },
);

t.test("the platform's part of the audit log stays, whatever rows the running account writes", async (t) => {
  const event = { organizationId: null, action: 'test.kept', target: { type: 'test', id: newId(), name: '' } };
  const source = { actorId: null, address: null, userAgent: null, requestId: null };
  await asPlatform(database, (trx) => recordAudit(trx, source, event));
  const platformId = '00000000-0000-0000-0000-000000000000';
  const forged = [platformId, newId()].map((id) =>
    asPlatform(database, async (trx) => {
      await sql`insert into organization_removals (organization_id, organization_name, was_active, status, export_object_key,
        export_expires_at, confirmed_at) values (${id}, 'x', false, 'removing', 'x', now(), now())`.execute(trx);
      await sql`select finish_organization_removal(${id})`.execute(trx);
      await sql`delete from organization_removals where organization_id = ${id}`.execute(trx);
    }),
  );
  await t.rejects(forged[0] as Promise<void>, /the platform is no organisation/);
  await forged[1];
  const kept = await asPlatform(database, (trx) =>
    trx.selectFrom('auditEntries').select('action').where('targetId', '=', event.target.id).execute(),
  );
  t.same(kept, [{ action: 'test.kept' }]);
  t.same(await asPlatform(database, findBrokenChains), []);
});

t.test('killed at any moment it continues, until nothing is left anywhere; others keep everything', async (t) => {
  const [id, other] = [await fillOrganization(platform, 'Leaving'), await fillOrganization(platform, 'Neighbour')];
  const untouched = await contentOf(other);
  await exportNow(id, await askForRemoval(database, id));
  const exported = String((await removalOf(id))?.exportObjectKey);
  await confirm(id);
  t.match(await findLeftovers(platform, signal), [/^Leaving: its removal is confirmed and has not ended/]);

  let kills = 0;
  let isRefused = false;
  const refusing = {
    ...storage,
    remove(keys: string[]) {
      if (isRefused) return storage.remove(keys);
      isRefused = true;
      return fail();
    },
  };
  for (let isDone = false; !isDone; ) {
    // Ends the run at its next check, one check later each time, and once more when the rows are deleted.
    let looks = 0;
    const killed = { throwIfAborted: () => looks++ >= kills && fail() } as unknown as AbortSignal;
    try {
      await removeOrganizationHandler({ ...platform, storage: refusing })(run(id, 'none', killed));
      isDone = true;
    } catch (error) {
      if (!/killed here/.test(String(error))) throw error;
      kills += 1;
    }
  }
  t.ok(isRefused && kills > 30, `${kills} times`);
  await removeOrganizationHandler(platform)(run(id));

  const left = await asPlatform(database, async (trx) => ({
    rows: await countOrganizationRows(trx, [id]),
    jobs: await countJobsOf(trx, [id]),
    chains: await trx.selectFrom('auditChains').selectAll().where('chainId', '=', id).execute(),
    mails: await trx.selectFrom('outgoingMails').select('id').where('organizationId', '=', id).execute(),
    broken: await findBrokenChains(trx),
    told: await trx
      .selectFrom('auditEntries')
      .select(['action', 'targetName'])
      .where('organizationId', 'is', null)
      .where('targetId', '=', id)
      .execute(),
  }));
  const told = [{ action: 'organization.removed', targetName: 'Leaving' }];
  t.same(left, { rows: [], jobs: [], chains: [], mails: [], broken: [], told });
  t.same(await objectsOf(platform, id), []);
  await t.rejects(storage.head(exported), ObjectNotFoundError);
  t.equal(await removalOf(id), undefined);
  t.same(await contentOf(other), untouched);
  t.same(await findLeftovers(platform, signal), []);
});

t.test('a check reports what is left of an organisation that was removed', async (t) => {
  const id = await fillOrganization(platform, 'Returning');
  const remove = async () => {
    await exportNow(id, await askForRemoval(database, id));
    await confirm(id);
    await removeOrganizationHandler(platform)(run(id));
  };
  await remove();
  await asPlatform(database, (trx) => sql`insert into organizations (id, name) values (${id}, 'Back')`.execute(trx));
  await asPlatform(database, (trx) =>
    sql`insert into customers (id, organization_id, name) values (${id}, ${id}, 'Left')`.execute(trx),
  );
  const { problems } = await check({ database, storage, dataDirectory: null }, { repair: false }, () => {}, signal);
  const ours = problems.filter((line) => line.includes(id)).sort();
  t.same(ours, [
    `The organization ${id} was removed, and customers has 1 rows of it.`,
    `The organization ${id} was removed, and organizations has 1 rows of it.`,
  ]);
});

function fail(): never {
  throw new Error('killed here');
}
