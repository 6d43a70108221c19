import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { z } from 'zod';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { defineTestJob } from '../test/define-test-job.ts';
import { silent } from '../test/logger.ts';
import { openQueue } from './open-queue.ts';

// Room for a machine that has a lot else to do; the work takes seconds.
t.setTimeout(120_000);

const job = defineTestJob({
  name: 'test.read',
  version: 1,
  payload: z.object({ organizationId: z.string(), file: z.int() }),
});

const later = defineTestJob({ ...job, name: 'test.read-later' });
const kept = defineTestJob({ ...job, name: 'test.read-kept' });

/** Work that continues until it is released, in the order in which it started. */
function createGate() {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const watchers: (() => void)[] = [];
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((resolve) => watchers.push(resolve));
  };
  return {
    begun,
    async enter(name: string) {
      begun.push(name);
      const left = new Promise<void>((resolve) => open.push(resolve));
      for (const watcher of watchers.splice(0)) watcher();
      await left;
    },
    /** Lets the first go of those that are at work, once `count` have begun. */
    async next(count: number) {
      await until(() => begun.length >= count && open.length > 0);
      open.shift()?.();
    },
    until: (count: number) => until(() => begun.length >= count),
  };
}

for (const kind of databaseKinds) {
  t.test(kind, { timeout: 120_000 }, async (t) => {
    const { handle, db, close } = await openTestDatabase(kind);
    t.teardown(close);
    const queue = await openQueue({ database: handle, logger: silent, jobs: [job, later, kept] });
    t.teardown(() => queue.stop({ drainSeconds: 0 }));
    const send = (organizationId: string, files: number) =>
      db.transaction().execute(async (trx) => {
        for (let file = 1; file <= files; file++) await queue.send(trx, job, { organizationId, file });
      });

    t.test('organisations take turns, each its own files in order, and none takes every place', async (t) => {
      const gate = createGate();
      await send('a', 5);
      await send('b', 3);
      await queue.work(job, { concurrency: 2 }, ({ payload }) =>
        gate.enter(`${payload.organizationId}${payload.file}`),
      );
      await gate.until(2);
      t.same(gate.begun.toSorted(), ['a1', 'b1'], 'the second place is not for the first organisation');
      await send('c', 1);
      await gate.next(2);
      await gate.until(3);
      t.equal(gate.begun[2], 'c1', 'who comes last with one file waits for one file, not for a backlog');
      for (let count = 3; count < 9; count++) await gate.next(count);
      // The other place is for others: the last file of the first waits for the one before.
      await gate.next(8);
      await gate.until(9);
      await gate.next(9);
      const ofOne = (organizationId: string) => gate.begun.filter((name) => name.startsWith(organizationId));
      t.same(ofOne('a'), ['a1', 'a2', 'a3', 'a4', 'a5']);
      t.same(ofOne('b'), ['b1', 'b2', 'b3']);
      t.ok(gate.begun.indexOf('b3') <= 7, gate.begun.join(' '));
    });

    t.test('one organisation with a backlog leaves the last place to those who come', async (t) => {
      const gate = createGate();
      await db.transaction().execute(async (trx) => {
        for (let file = 1; file <= 4; file++) await queue.send(trx, kept, { organizationId: 'a', file });
      });
      await queue.work(kept, { concurrency: 3 }, ({ payload: { organizationId, file } }) =>
        gate.enter(`${organizationId}${file}`),
      );
      await gate.until(2);
      // Longer than a place waits before it looks for a job again.
      await delay(2500);
      t.equal(gate.begun.length, 2, gate.begun.join(' '));
      await queue.send(db, kept, { organizationId: 'b', file: 1 });
      await gate.until(3);
      t.equal(gate.begun[2], 'b1');
      for (const count of [3, 4, 5, 5, 5]) await gate.next(count);
    });

    t.test('a job that is tried again much later lets nobody go before those who wait', async (t) => {
      const gate = createGate();
      await queue.send(db, later, { organizationId: 'x', file: 1 }, { startAfterSeconds: 3600 });
      const send = (organizationId: string, files: number) =>
        db.transaction().execute(async (trx) => {
          for (let file = 1; file <= files; file++) await queue.send(trx, later, { organizationId, file });
        });
      await queue.work(later, { concurrency: 1 }, ({ payload: { organizationId, file } }) =>
        gate.enter(`${organizationId}${file}`),
      );
      await send('a', 5);
      for (let count = 1; count < 4; count++) await gate.next(count);
      await gate.until(4);
      await send('b', 3);
      for (let count = 4; count < 8; count++) await gate.next(count);
      await gate.until(8);
      await gate.next(8);
      t.ok(gate.begun.indexOf('a5') < gate.begun.indexOf('b2'), gate.begun.join(' '));
    });
  });
}
