import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { RowsTask } from './tasks.repository.ts';

/** Takes a task that is due; false where any worker has begun it within `seconds`. */
export async function claimTask(trx: PlatformTransaction, name: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into scheduled_tasks (name, started_at) values (${name}, now())
    on conflict (name) do update set started_at = now()
      where scheduled_tasks.started_at < now() - make_interval(secs => ${seconds})
    returning name`.execute(trx);
  return rows.length > 0;
}

/** Removes at most `limit` rows and returns how many. */
export async function removeRows(trx: PlatformTransaction, { table, where }: RowsTask, limit: number): Promise<number> {
  const name = sql.table(table);
  const { numAffectedRows } = await sql`
    delete from ${name} where ctid = any(array(select ctid from ${name} where ${where} limit ${limit}))`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
