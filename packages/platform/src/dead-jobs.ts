import { randomUUID } from 'node:crypto';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import type { DeadJob, DeadJobFilter, DeadJobPage, RequeueJob } from './queue.ts';
import { deadLetterQueue, queueSchema, turnOf } from './queue-settings.ts';

// pg-boss finds jobs of one queue and all of them; a list needs pages of several, and their number.
const organization = `data->'payload'->>'organizationId'`;
const columns = { failedAt: 'created_on', name: 'name', attempts: 'source_retry_count' } as const;
// A dead letter waits in its queue, which nobody works, until a person retries or discards it.
const isWaiting = `state < 'active'`;

interface Letter {
  id: string;
  name: string;
  data: { payload?: unknown } | null;
  organizationId: string | null;
  sourceId: string | null;
  sourceOutput: unknown;
  sourceRetryCount: number | null;
  createdOn: Date;
}

/** Dead jobs of these kinds that pass the filter, newest first unless told otherwise. */
export async function deadJobs(
  boss: PgBoss,
  names: string[],
  { sortBy = 'failedAt', sortDescending = true, limit, offset = 0, ...filter }: DeadJobFilter & DeadJobPage,
): Promise<DeadJob[]> {
  const { where, values } = condition(names, filter);
  const direction = sortDescending ? 'DESC' : 'ASC';
  const { rows } = await boss.getDb().executeSql(
    `SELECT id::text AS id, name, data, ${organization} AS "organizationId", source_id::text AS "sourceId",
       source_output AS "sourceOutput", source_retry_count AS "sourceRetryCount", created_on AS "createdOn"
     FROM ${queueSchema}.job WHERE ${where}
     ORDER BY ${columns[sortBy]} ${direction}, id ${direction} LIMIT ${limit ?? 'ALL'} OFFSET ${offset}`,
    values,
  );
  return (rows as Letter[]).map((letter) => ({
    id: letter.id,
    name: kindOf(letter.name),
    jobId: letter.sourceId,
    organizationId: letter.organizationId,
    payload: letter.data?.payload,
    failure: failureOf(letter.sourceOutput),
    attempts: (letter.sourceRetryCount ?? 0) + 1,
    failedAt: letter.createdOn,
  }));
}

/** How many there are of each kind. */
export async function countDeadJobs(
  boss: PgBoss,
  names: string[],
  filter: DeadJobFilter,
): Promise<Map<string, number>> {
  const { where, values } = condition(names, filter);
  const { rows } = await boss
    .getDb()
    .executeSql(`SELECT name, count(*)::int AS count FROM ${queueSchema}.job WHERE ${where} GROUP BY name`, values);
  return new Map((rows as { name: string; count: number }[]).map(({ name, count }) => [kindOf(name), count]));
}

function condition(
  names: string[],
  { name, organizationIds, id }: DeadJobFilter,
): { where: string; values: unknown[] } {
  const queues = (name === undefined ? names : names.filter((known) => known === name)).map(deadLetterQueue);
  const isFound = `${organization} = ANY($2::text[]) OR id::text = $3 OR source_id::text = $3`;
  const isAny = organizationIds === undefined && id === undefined;
  return {
    where: `name = ANY($1::text[]) AND ${isWaiting} AND ($4::boolean OR ${isFound})`,
    values: [queues, [...(organizationIds ?? [])], id ?? '', isAny],
  };
}

/** Takes a letter out of its queue, so that of two who retry it, one does. */
export async function retryDeadJob(
  boss: PgBoss,
  names: string[],
  trx: object,
  id: string,
  requeue: RequeueJob,
): Promise<'queued' | 'outdated' | 'gone'> {
  const db = fromKysely(trx as KyselyTransactionLike);
  const { rows } = await db.executeSql(
    `DELETE FROM ${queueSchema}.job WHERE name = ANY($1::text[]) AND id = $2 AND ${isWaiting}
     RETURNING name, data, source_id::text AS "afterJob", singleton_key AS "singletonKey"`,
    [names.map(deadLetterQueue), id],
  );
  const [letter] = rows as {
    name: string;
    data: { payload: unknown };
    afterJob: string;
    singletonKey: string;
  }[];
  if (!letter) return 'gone';
  const { data, afterJob, singletonKey } = letter;
  const name = kindOf(letter.name);
  const jobId = randomUUID();
  if (!(await requeue({ name, payload: data.payload, jobId, afterJob }))) return 'outdated';
  const turn = await turnOf(db, name, data.payload);
  const sent = await boss.send(name, data, { db, id: jobId, singletonKey: singletonKey ?? jobId, ...turn });
  // One with the same key waits already, and will do the same.
  return sent ? 'queued' : 'outdated';
}

/** Drops a letter; false where there is none. */
export async function discardDeadJob(boss: PgBoss, names: string[], id: string): Promise<boolean> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `DELETE FROM ${queueSchema}.job WHERE name = ANY($1::text[]) AND id = $2 AND ${isWaiting} RETURNING id`,
      [names.map(deadLetterQueue), id],
    );
  return rows.length > 0;
}

const kindOf = (queue: string) => queue.slice(0, -deadLetterQueue('').length);

/** More of a message than this tells nothing more. */
const longest = 300;

/**
 * Why a job failed, in one line that shows nothing of what it worked on. Our own errors are sentences for people; others quote what they
 * stumbled over, a document's text or a model's answer, so what stands in quotation marks is left out. The log has the whole.
 */
function failureOf(output: unknown): string {
  // pg-boss's own failures are wrapped: { value: { message } }.
  const inner = output && typeof output === 'object' && 'value' in output ? output.value : output;
  if (!inner || typeof inner !== 'object' || !('message' in inner)) return 'The reason was not recorded.';
  const message = String(inner.message);
  const isOurs = 'name' in inner && inner.name === 'PermanentError';
  const shown = (isOurs ? message : withoutQuotes(message)).replace(/\s/g, ' ').trim();
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}

/** Leaves out all from the first quotation mark to the last: what is quoted may hold more of them. */
function withoutQuotes(message: string): string {
  const opening = ['"', '`', '“', '«', " '"].map((mark) => message.indexOf(mark)).filter((index) => index >= 0);
  if (opening.length === 0) return message;
  const first = Math.min(...opening);
  const last = Math.max(...['"', '`', '”', '»', "'"].map((mark) => message.lastIndexOf(mark)));
  return `${message.slice(0, first).trimEnd()} … ${last > first ? message.slice(last + 1).trimStart() : ''}`;
}
