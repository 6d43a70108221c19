import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { openOwnTestDatabase } from '@bidloom/db/testing';
import { createLogger, openObjectStorage } from '@bidloom/platform';
import { sql } from 'kysely';
import t from 'tap';
import { check } from '../backup/check.ts';
import { keepHouse } from '../features/housekeeping/keep-house.ts';

t.setTimeout(120_000);

const database = await openOwnTestDatabase();
const directory = await mkdtemp(join(tmpdir(), 'bidloom-orphans-'));
t.teardown(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});
const storage = await openObjectStorage({
  ...{ kind: 'disk', directory, publicUrl: 'http://localhost:3000' },
  signingKey: 'a key for tests alone, of no value elsewhere',
});
const organizationId = newId();
await asPlatform(database, (trx) =>
  trx.insertInto('organizations').values({ id: organizationId, name: 'N' }).execute(),
);

/** Somebody of the platform, who has this picture or none; answers their id. */
async function putPerson(imageId: string | null): Promise<string> {
  const id = newId();
  const profileImagePath = imageId && `/Users/${id}/ProfileImage/${imageId}`;
  await asPlatform(database, (trx) =>
    trx
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.org`,
        firstName: 'A',
        lastName: 'B',
        role: 'PLATFORM_ADMIN',
        profileImagePath,
      })
      .execute(),
  );
  return id;
}

async function put(key: string, hours: number): Promise<string> {
  await storage.put(key, Readable.from(['content']), { contentType: 'text/plain' });
  const time = new Date(Date.now() - hours * 3_600_000);
  await utimes(join(directory, `${key}.bin`), time, time);
  return key;
}

/** A sheet whose import failed some days ago. */
async function putFailedSheet(days: number): Promise<string> {
  const key = await put(`${organizationId}/imports/${newId()}`, days * 24);
  await withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('imports')
      .values({
        ...{ id: newId(), organizationId, kind: 'keywords', fileName: 'a.xlsx', objectKey: key, status: 'failed' },
        updatedAt: sql<Date>`now() - make_interval(days => ${days})`,
      })
      .execute(),
  );
  return key;
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list('')) found.push(key);
  return found.sort();
}

const source = { database, storage, dataDirectory: null };
const ways = {
  'a check with --repair': () => check(source, { repair: true }, () => {}),
  housekeeping: async () => {
    await asPlatform(database, (trx) => sql`delete from scheduled_tasks`.execute(trx));
    const logger = createLogger({ level: 'silent', pretty: false });
    await keepHouse({ database, storage, logger }, new AbortController().signal);
  },
};

for (const [name, work] of Object.entries(ways)) {
  t.test(
    `${name} removes what nothing points at after a day, and nothing of others or that is still of use`,
    async (t) => {
      await storage.remove(await keys());
      await asPlatform(database, (trx) => trx.deleteFrom('users').execute());
      const orphan = await put(`${organizationId}/documents/${newId()}`, 25);
      const gone = await putFailedSheet(31);
      const image = newId();
      await put(`platform/profile-images/${await putPerson(null)}/${newId()}`, 25);
      const kept = [
        await put(`${organizationId}/documents/${newId()}`, 23),
        await put(`${newId()}/documents/${newId()}`, 1000),
        await put('something-else/of-others', 1000),
        await put('elsewhere', 1000),
        await put(`platform/profile-images/${await putPerson(image)}/${image}`, 1000),
        await put(`platform/profile-images/${newId()}/${newId()}`, 1000),
        await putFailedSheet(29),
      ];
      const found = await check(source, { repair: false }, () => {});
      t.match(found.problems, [/^3 files belong to nothing/]);
      t.equal((await keys()).length, 10, 'nothing is removed without being asked');
      await work();
      t.same(await keys(), kept.sort());
      t.notOk([orphan, gone].some((key) => kept.includes(key)));
    },
  );
}
