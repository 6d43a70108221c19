import { tmpdir } from 'node:os';
import { createAccounts, createApi, defaultRateLimits } from '@bidloom/api';
import { asPlatform, newId, openDatabase, withTenant } from '@bidloom/db';
import { createLogger, openEvents, openObjectStorage, openQueue } from '@bidloom/platform';
import type { ServerOrder } from '../own-database.ts';

/** The api as it runs in production, with an organisation of `rows` keywords; started by the benches `api` and `lists`. */
process.once('message', async ({ rows, ...addresses }: ServerOrder) => {
  const database = await openDatabase(addresses);
  const logger = createLogger({ level: 'warn', pretty: false });
  const publicUrl = 'http://127.0.0.1';
  const sessionSecret = newId() + newId();
  const api = await createApi(
    {
      database,
      logger,
      queue: await openQueue({ database: database.engine, logger }),
      events: await openEvents({ database: database.engine, logger }),
      mailer: { check: async () => {} },
      storage: await openObjectStorage({
        kind: 'disk',
        directory: `${tmpdir()}/bidloom-bench-objects`,
        signingKey: sessionSecret,
        publicUrl,
      }),
    },
    {
      publicUrl,
      sessionSecret,
      production: true,
      webDirectory: null,
      outboxDirectory: null,
      rateLimits: { ...defaultRateLimits, general: 10_000_000 },
      trustedProxies: [],
      sessionIdleHours: 12,
    },
  );
  const organizationId = newId();
  await asPlatform(database, (trx) =>
    trx.insertInto('organizations').values({ id: organizationId, name: 'Bench' }).execute(),
  );
  const password = newId();
  const people = [
    { firstName: 'Bench', lastName: 'Bench', role: 'ORGANIZATION_ADMIN' as const, organizationId },
    { firstName: 'Platform', lastName: 'Bench', role: 'PLATFORM_ADMIN' as const, organizationId: null },
  ];
  const userIds = await createAccounts(
    database,
    people.map((person) => ({ ...person, email: `${person.firstName}@example.org`.toLowerCase(), password })),
  );
  const sessions = userIds.map((userId) => ({ id: newId(), userId, expiresAt: new Date(Date.now() + 3_600_000) }));
  await asPlatform(database, (trx) => trx.insertInto('sessions').values(sessions).execute());
  const keywords = Array.from({ length: rows }, (_, index) => ({
    id: newId(),
    organizationId,
    text: `Keyword ${String(index).padStart(5, '0')}`,
    description: 'What it is about, in a few words',
  }));
  if (rows > 0) {
    await withTenant(database, organizationId, (trx) => trx.insertInto('keywords').values(keywords).execute());
  }
  const headers = (person: number) => ({
    authorization: `Bearer ${api.jwt.sign({ sid: sessions[person]?.id ?? '' })}`,
  });
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({
    url: `${address}/Keywords/search/${organizationId}/all?PageNumber=3&PageSize=10&SortBy=text`,
    headers: headers(0),
    platformHeaders: headers(1),
  });
});
