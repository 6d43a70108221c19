import { setTimeout as delay } from 'node:timers/promises';
import { asPlatform, newId } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { startTestWorker } from './testing/test-worker.ts';

t.setTimeout(120_000);

/** What the worker does once a minute or less often, to be done at once instead. */
const seldom: (() => void)[] = [];
const { setInterval } = globalThis;
globalThis.setInterval = ((work: () => void, every?: number, ...rest: []) => {
  if (every !== undefined && every >= 60_000) seldom.push(work);
  return setInterval(work, every, ...rest);
}) as typeof setInterval;
const worker = await startTestWorker(null);
globalThis.setInterval = setInterval;
t.teardown(() => worker.close());

/** Whether it comes to be so, in far more time than a busy machine needs. */
async function becomes(isSo: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + 20_000;
  while (!(await isSo())) {
    if (performance.now() > until) return false;
    await delay(50);
  }
  return true;
}

t.test('a running worker ends what waits for nothing, and keeps house', async (t) => {
  const { database, organizationId, userId } = worker;
  const [importId, challengeId] = [newId(), newId()];
  const objectKey = `${organizationId}/imports/${importId}`;
  const sheet = { organizationId, kind: 'keywords', fileName: 'a.xlsx', objectKey, jobId: newId() };
  await worker.read((trx) =>
    trx
      .insertInto('imports')
      .values({ id: importId, ...sheet, updatedAt: sql<Date>`now() - interval '11 minutes'` })
      .execute(),
  );
  await asPlatform(database, async (trx) => {
    await sql`delete from scheduled_tasks`.execute(trx);
    await sql`insert into sign_in_challenges (id, user_id, code_hash, expires_at, created_at)
      values (${challengeId}, ${userId}, 'x', now() - interval '3 days', now() - interval '3 days')`.execute(trx);
  });
  for (const work of seldom) work();
  const isEnded = () =>
    worker.read(async (trx) => {
      const row = await trx.selectFrom('imports').select('status').where('id', '=', importId).executeTakeFirst();
      return row?.status === 'failed';
    });
  const isGone = () =>
    asPlatform(database, async (trx) => {
      const { rows } = await sql`select from sign_in_challenges where id = ${challengeId}`.execute(trx);
      return rows.length === 0;
    });
  t.ok(await becomes(isEnded), 'an import without its job');
  t.ok(await becomes(isGone), 'a code of three days ago');
});
