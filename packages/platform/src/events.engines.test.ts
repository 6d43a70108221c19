import { sql } from 'kysely';
import t from 'tap';
import { databaseKinds, openTestDatabase, signingSecret } from '../test/databases.ts';
import { recordingLogger, silent } from '../test/logger.ts';
import type { Events, PlatformEvent } from './events.ts';
import { eventsChannel } from './events-wire.ts';
import { openEvents } from './open-events.ts';
import { signMessage } from './signed-message.ts';

// Room for a machine that has a lot else to do; the work takes seconds.
t.setTimeout(120_000);

const event = (type: string, data: unknown = null): PlatformEvent => ({
  type,
  organizationId: 'o',
  userId: null,
  data,
});

/** Collects events until one of the type `last` comes. */
function collectUntil(events: Events, last: string): Promise<PlatformEvent[]> {
  return new Promise((resolve) => {
    const seen: PlatformEvent[] = [];
    const end = events.subscribe((received) => {
      seen.push(received);
      if (received.type !== last) return;
      end();
      resolve(seen);
    });
  });
}

for (const kind of databaseKinds) {
  t.test(kind, { timeout: 120_000 }, async (t) => {
    const { handle, db, close } = await openTestDatabase(kind);
    t.teardown(close);
    const sender = await openEvents({ database: handle, logger: silent });
    const { logger, lines } = recordingLogger('warn');
    const receiver = await openEvents({ database: handle, logger });
    t.teardown(async () => {
      await sender.close();
      await receiver.close();
    });

    t.test('an event reaches every subscriber of every process, as it was sent', async (t) => {
      const sent: PlatformEvent = {
        type: 'notification',
        organizationId: 'o',
        userId: 'u',
        data: { Message: 'Fertig – 完了', Progress: 0.5 },
      };
      const arrivals = [
        collectUntil(receiver, 'notification'),
        collectUntil(receiver, 'notification'),
        collectUntil(sender, 'notification'),
      ];
      await sender.publish(sent);
      for (const arrived of await Promise.all(arrivals)) t.same(arrived, [sent]);
    });

    t.test('events of any size arrive in the order in which they were sent', async (t) => {
      const arrived = collectUntil(receiver, 'end');
      // Characters of three bytes: what counts are bytes, not characters.
      const sizes = [1, 2000, 2700, 5000, 300_000, 1, 8000, 1];
      for (const [n, size] of sizes.entries()) await sender.publish(event(`size ${n}`, '完'.repeat(size)));
      await sender.publish(event('end'));
      t.same(await arrived, [...sizes.map((size, n) => event(`size ${n}`, '完'.repeat(size))), event('end')]);
    });

    t.test('events of a transaction come when it commits', async (t) => {
      const arrived = collectUntil(receiver, 'end');
      await db.transaction().execute(async (trx) => {
        await sender.publish(event('small'), trx);
        await sender.publish(event('large', 'x'.repeat(20_000)), trx);
        if (kind === 'postgres') await receiver.publish(event('in between'));
      });
      await sender.publish(event('end'));
      const types = (await arrived).map(({ type }) => type);
      t.same(types, kind === 'postgres' ? ['in between', 'small', 'large', 'end'] : ['small', 'large', 'end']);
    });

    t.test('events of a transaction that is rolled back never come', async (t) => {
      const arrived = collectUntil(receiver, 'end');
      const rows = async () => (await sql`select id from large_events`.execute(db)).rows.length;
      const before = await rows();
      await t.rejects(
        db.transaction().execute(async (trx) => {
          await sender.publish(event('small'), trx);
          await sender.publish(event('large', 'x'.repeat(20_000)), trx);
          throw new Error('changed my mind');
        }),
        { message: 'changed my mind' },
      );
      await sender.publish(event('end'));
      t.same(
        (await arrived).map(({ type }) => type),
        ['end'],
      );
      t.equal(await rows(), before);
    });

    t.test('a subscriber that throws, or a stranger on the channel, disturbs nobody', async (t) => {
      const endFirst = receiver.subscribe(() => {
        throw new Error('my own fault');
      });
      const arrived = collectUntil(receiver, 'end');
      const forged = JSON.stringify({ event: event('forged') });
      const stolen = signMessage('the secret of another installation', forged);
      for (const strange of ['no json', '{"large":"00000000-0000-0000-0000-000000000000"}', forged, stolen]) {
        await sql`select pg_notify(${eventsChannel}, ${strange})`.execute(db);
      }
      await sender.publish(event('end'));
      t.same(
        (await arrived).map(({ type }) => type),
        ['end'],
      );
      endFirst();
      t.match(lines, [
        ...Array.from({ length: 4 }, () => ({ msg: /not understood/ })),
        { err: { message: 'my own fault' } },
      ]);
    });

    t.test('who has ended a subscription hears nothing more', async (t) => {
      let heard = 0;
      const listener = () => {
        heard += 1;
      };
      const endOne = receiver.subscribe(listener);
      const endOther = receiver.subscribe(listener);
      endOne();
      const arrived = collectUntil(receiver, 'end');
      await sender.publish(event('end'));
      await arrived;
      t.equal(heard, 1, 'the same function, subscribed twice, ends once for each');
      endOther();
    });

    t.end();
  });
}

t.test(
  'a lost connection is made again',
  { skip: databaseKinds.length === 1 && 'needs TEST_DATABASE_URL' },
  async (t) => {
    const { handle, db, close } = await openTestDatabase('postgres');
    t.teardown(close);
    const events = await openEvents({ database: handle, logger: silent });
    t.teardown(() => events.close());
    for (let round = 0; round < 2; round += 1) {
      const again = new Promise<void>((resolve) => {
        const end = events.onReconnect(() => {
          end();
          resolve();
        });
      });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'bidloom events%'`.execute(
        db,
      );
      await again;
      const arrived = collectUntil(events, 'after');
      await events.publish(event('after'));
      t.same(await arrived, [event('after')]);
    }
  },
);

t.test('a database that can not be reached says so at start', async (t) => {
  const address = 'postgres://127.0.0.1:9/none';
  const database = { kind: 'postgres' as const, connectionString: address, ownerConnectionString: address };
  await t.rejects(openEvents({ database: { ...database, signingSecret }, logger: silent }));
});
