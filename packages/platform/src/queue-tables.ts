import type { JobDefinition } from '@bidloom/jobs';
import { fromKysely, type KyselyTransactionLike, type Db as QueueDb } from 'pg-boss';
import type { DeadJobFilter, DeadJobPage, JobState } from './queue.ts';
import { deadLetterQueue, queueSchema } from './queue-settings.ts';

/*
 * Everything that is read of pg-boss's tables, where its interface asks for one job or gives all of a queue. Nothing is written here:
 * what changes a job goes through the interface (docs/decisions/044-queue-by-its-interface.md).
 */

const job = `${queueSchema}.job`;
const organization = `data->'payload'->>'organizationId'`;
type Reader = Pick<QueueDb, 'executeSql'>;

/** A claim on a job that its process will not settle any more. */
export interface LostJob {
  name: string;
  id: string;
  retryCount: number;
  /** What earlier attempts left. */
  output: unknown;
  /** It ran past its limit, in a process that is alive. */
  isExpired: boolean;
}

/**
 * Jobs whose heartbeat stopped, or that ran past their limit.
 * @param everything true where no other process can be running jobs: whatever is still active, is not
 */
export async function readLostJobs(db: Reader, queues: readonly string[], everything: boolean): Promise<LostJob[]> {
  const isExpired = `started_on + expire_seconds * interval '1 second' < now()`;
  const isSilent = everything ? 'true' : `heartbeat_on + heartbeat_seconds * interval '1 second' < now()`;
  const { rows } = await db.executeSql(
    `SELECT name, id::text AS id, retry_count AS "retryCount", output, ${isExpired} AND NOT (${isSilent}) AS "isExpired"
     FROM ${job} WHERE state = 'active' AND name = ANY($1::text[]) AND (${isSilent} OR ${isExpired})`,
    [queues],
  );
  return rows as LostJob[];
}

/** How many jobs of these queues have not ended, by queue and state. */
export async function countOpenJobs(
  db: Reader,
  queues: readonly string[],
): Promise<{ name: string; state: JobState; count: number }[]> {
  const { rows } = await db.executeSql(
    `SELECT name, state::text AS state, count(*)::int AS count FROM ${job}
     WHERE name = ANY($1::text[]) AND state < 'completed' GROUP BY name, state ORDER BY name, state`,
    [queues],
  );
  return rows as { name: string; state: JobState; count: number }[];
}

/** The states of jobs of these queues, in one statement. */
export async function readJobStates(
  db: Reader,
  queues: readonly string[],
  ids: readonly string[],
): Promise<Map<string, JobState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.executeSql(
    `SELECT id::text AS id, state::text AS state FROM ${job} WHERE name = ANY($1::text[]) AND id = ANY($2::uuid[])`,
    [queues, [...ids]],
  );
  return new Map((rows as { id: string; state: JobState }[]).map(({ id, state }) => [id, state]));
}

/** A job in a dead-letter queue, which nobody works: it waits until a person retries or discards it. */
export interface DeadLetter {
  id: string;
  /** The name of the dead-letter queue. */
  name: string;
  data: { payload?: unknown } | null;
  organizationId: string | null;
  sourceId: string | null;
  sourceOutput: unknown;
  sourceRetryCount: number | null;
  singletonKey: string | null;
  createdOn: Date;
}

const letterColumns = `id::text AS id, name, data, ${organization} AS "organizationId", source_id::text AS "sourceId",
  source_output AS "sourceOutput", source_retry_count AS "sourceRetryCount", singleton_key AS "singletonKey",
  created_on AS "createdOn"`;
const orders = { failedAt: 'created_on', name: 'name', attempts: 'source_retry_count' } as const;

/** Dead letters of these kinds of jobs that match the filter, by default newest first. */
export async function readDeadLetters(
  db: Reader,
  jobNames: readonly string[],
  { sortBy = 'failedAt', sortDescending = true, limit, offset = 0, ...filter }: DeadJobFilter & DeadJobPage,
): Promise<DeadLetter[]> {
  const { where, values } = lettersThat(jobNames, filter);
  const direction = sortDescending ? 'DESC' : 'ASC';
  const { rows } = await db.executeSql(
    `SELECT ${letterColumns} FROM ${job} WHERE ${where}
     ORDER BY ${orders[sortBy]} ${direction}, id ${direction} LIMIT ${limit ?? 'ALL'} OFFSET ${offset}`,
    values,
  );
  return rows as DeadLetter[];
}

/** One letter, locked until the end of the transaction, so that of two who retry it, one does. */
export async function lockDeadLetter(
  db: Reader,
  jobNames: readonly string[],
  id: string,
): Promise<DeadLetter | undefined> {
  const { rows } = await db.executeSql(
    `SELECT ${letterColumns} FROM ${job} WHERE name = ANY($1::text[]) AND id = $2 AND state < 'active' FOR UPDATE`,
    [jobNames.map(deadLetterQueue), id],
  );
  return (rows as DeadLetter[])[0];
}

/** How many dead letters there are, by their queue. */
export async function countDeadLetters(
  db: Reader,
  jobNames: readonly string[],
  filter: DeadJobFilter,
): Promise<{ name: string; count: number }[]> {
  const { where, values } = lettersThat(jobNames, filter);
  const { rows } = await db.executeSql(
    `SELECT name, count(*)::int AS count FROM ${job} WHERE ${where} GROUP BY name`,
    values,
  );
  return rows as { name: string; count: number }[];
}

function lettersThat(
  jobNames: readonly string[],
  { name, organizationIds, id }: DeadJobFilter,
): { where: string; values: unknown[] } {
  const queues = (name === undefined ? jobNames : jobNames.filter((known) => known === name)).map(deadLetterQueue);
  const isFound = `${organization} = ANY($2::text[]) OR id::text = $3 OR source_id::text = $3`;
  const isAny = organizationIds === undefined && id === undefined;
  return {
    where: `name = ANY($1::text[]) AND state < 'active' AND ($4::boolean OR ${isFound})`,
    values: [queues, [...(organizationIds ?? [])], id ?? '', isAny],
  };
}

/** Jobs of an organisation, in whatever state, dead letters too, and those that send its people's mails. */
export async function readJobsOf(
  db: Reader,
  organizationId: string,
): Promise<{ id: string; name: string; state: JobState }[]> {
  const { rows } = await db.executeSql(
    `SELECT id::text AS id, name, state::text AS state FROM ${job} WHERE data #>> '{payload,organizationId}' = $1
       OR data #>> '{payload,mailId}' IN (SELECT id::text FROM outgoing_mails WHERE organization_id = $2)`,
    [organizationId, organizationId],
  );
  return rows as { id: string; name: string; state: JobState }[];
}

/** How many jobs of these organisations there are, by organisation. Within the platform's transaction. */
export async function countJobsOf(
  trx: object,
  organizationIds: readonly string[],
): Promise<{ organizationId: string; count: number }[]> {
  const { rows } = await fromKysely(trx as KyselyTransactionLike).executeSql(
    `SELECT data #>> '{payload,organizationId}' AS "organizationId", count(*)::int AS count FROM ${job}
     WHERE data #>> '{payload,organizationId}' = ANY($1::text[]) GROUP BY 1`,
    [[...organizationIds]],
  );
  return rows as { organizationId: string; count: number }[];
}

/**
 * What a job sent by an organisation waits by: its turn among the others' jobs, as a priority below zero. Jobs of nobody come as they
 * were sent.
 */
export async function readTurn(
  db: Reader,
  { name }: Pick<JobDefinition, 'name'>,
  payload: unknown,
): Promise<{ group?: { id: string }; priority?: number }> {
  const id = payload && typeof payload === 'object' && 'organizationId' in payload ? payload.organizationId : null;
  if (typeof id !== 'string') return {};
  const { rows } = await db.executeSql(`SELECT ${queueSchema}.next_turn($1, $2) AS turn`, [name, id]);
  return { group: { id }, priority: -Number(rows[0].turn) };
}
