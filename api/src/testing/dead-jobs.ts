import { asPlatform, newId } from '@bidloom/db';
import { sql } from 'kysely';
import type { TestApi } from './main.ts';

/** A dead letter as the queue writes it. */
export interface NewDeadJob {
  name: string;
  payload: object;
  message: string;
  /** The name of the error's class. */
  error?: string;
  /** The id under which it failed; one of its own where left out. */
  jobId?: string | null;
  attempts?: number;
}

/** Puts a job among the dead letters, as if a worker had given it up; returns the id of the letter. */
export async function insertDeadJob(
  { platform }: Pick<TestApi, 'platform'>,
  { name, payload, message, error = 'PermanentError', jobId = newId(), attempts = 1 }: NewDeadJob,
): Promise<string> {
  const id = newId();
  const data = JSON.stringify({ version: 1, payload });
  const output = JSON.stringify({ name: error, message });
  await asPlatform(platform.database, (trx) =>
    sql`
      insert into pgboss.job (id, name, data, source_name, source_id, source_output, source_retry_count)
      values (${id}, ${`${name}.dead`}, ${data}::jsonb, ${name}, ${jobId}, ${output}::jsonb, ${attempts - 1})`.execute(
      trx,
    ),
  );
  return id;
}
