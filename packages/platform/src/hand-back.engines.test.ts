import { fromPglite, PgBoss } from 'pg-boss';
import t from 'tap';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { handBack } from './hand-back.ts';

t.setTimeout(120_000);

const name = 'test.pause';
const pauseSeconds = 600;
const record = { message: 'The service is away.', failures: 0, interruptions: 0, outages: null };

for (const kind of databaseKinds) {
  t.test(kind, async (t) => {
    const { handle, close } = await openTestDatabase(kind);
    t.teardown(close);
    const boss = new PgBoss(
      handle.kind === 'pglite'
        ? { backend: 'pglite', db: fromPglite(handle.pglite) }
        : { connectionString: handle.connectionString, max: 2 },
    );
    // A pool that was told to end counts its connections as closed before the server does. What the drop of the database says on such a
    // connection arrives here, and belongs to no check.
    boss.on('error', (error) => t.comment(error.message));
    await boss.start();
    t.teardown(() => boss.stop({ graceful: false, close: true }));
    await boss.createQueue(name, { retryLimit: 9, retryDelay: pauseSeconds });
    const begin = async () => {
      const [claim] = await boss.fetch(name, { includeMetadata: true });
      if (!claim) throw new Error('No job is due');
      return { name, id: claim.id, retryCount: claim.retryCount };
    };
    const secondsUntilDue = async (id: string) => {
      const [job] = await boss.findJobs(name, { id });
      return job ? (job.startAfter.getTime() - Date.now()) / 1000 : Number.NaN;
    };

    const id = String(await boss.send(name, {}));
    const first = await begin();
    await handBack(boss, first, record, 0);
    t.ok((await secondsUntilDue(id)) < pauseSeconds / 2, 'a job that is handed back is due at once');
    const second = await begin();
    t.same([second.id, second.retryCount], [id, first.retryCount + 1]);

    // Its claim has lapsed, which it does not know.
    await handBack(boss, first, { ...record, message: 'Too late' }, 0);
    t.match(await boss.findJobs(name, { id }), [{ state: 'active' }], 'a later attempt continues');
    await boss.fail(name, second, record);
    await handBack(boss, first, { ...record, message: 'Too late' }, 0);
    t.match(await boss.findJobs(name, { id }), [{ state: 'retry', output: { message: record.message } }]);
    t.ok((await secondsUntilDue(id)) > pauseSeconds / 2, 'and when it has failed, its pause stays');
  });
}
