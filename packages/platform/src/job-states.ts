import type { PgBoss } from 'pg-boss';
import type { JobState } from './queue.ts';
import { queueSchema } from './queue-settings.ts';

/** How many jobs of these queues have not ended, by queue and state. */
export async function countJobs(
  boss: PgBoss,
  names: string[],
): Promise<{ name: string; state: JobState; count: number }[]> {
  const { rows } = await boss.getDb().executeSql(
    `SELECT name, state::text AS state, count(*)::int AS count FROM ${queueSchema}.job
     WHERE name = ANY($1::text[]) AND state < 'completed' GROUP BY name, state ORDER BY name, state`,
    [names],
  );
  return rows as { name: string; state: JobState; count: number }[];
}

/** The states of jobs of these queues, in one statement: pg-boss would take one a job. */
export async function jobStates(boss: PgBoss, names: string[], ids: readonly string[]): Promise<Map<string, JobState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await boss
    .getDb()
    .executeSql(
      `SELECT id::text AS id, state::text AS state FROM ${queueSchema}.job WHERE name = ANY($1::text[]) AND id = ANY($2::uuid[])`,
      [names, [...ids]],
    );
  return new Map((rows as { id: string; state: JobState }[]).map(({ id, state }) => [id, state]));
}
