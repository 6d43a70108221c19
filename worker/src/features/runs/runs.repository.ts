import { newId, type TenantTransaction } from '@bidloom/db';
import type { RunType } from '@bidloom/jobs/run-types';
import { sql } from 'kysely';
import type { Engine, Usage } from '../../analyst/analyst.ts';
import type { NewItem, RunDocument } from './run-context.ts';

/** Items in one statement: PostgreSQL takes 65,535 values at most. */
const itemsAtOnce = 500;

/** Which run a job works on. A job that was cancelled or replaced no longer finds its run. */
export interface RunKey {
  organizationId: string;
  requestId: string;
  /** Null only where it is not known, and the run must be given up. */
  jobId: string | null;
}

/** Whether it is about a proposal, which is for administrators. */
const inRoom = sql<boolean>`exists (
  select from workspaces room where room.id = document_requests.workspace_id and room.kind = 'proposal')`;

/**
 * Takes the run for this job; undefined where it has ended, or belongs to another job. The engine that has already found something in the
 * run stays the run's engine.
 */
export async function startRun(trx: TenantTransaction, { requestId, jobId }: RunKey, engine: Engine) {
  const row = await trx
    .updateTable('documentRequests')
    .set({
      status: 'running',
      engine: sql<Engine>`case
        when exists (select 1 from document_request_steps steps where steps.request_id = document_requests.id)
        then coalesce(engine, ${engine})
        else ${engine}
      end`,
      failure: null,
      startedAt: sql`coalesce(started_at, now())`,
    })
    .where('id', '=', requestId)
    .where('jobId', 'is not distinct from', jobId)
    .where('status', 'in', ['queued', 'running'])
    .returning(['workspaceId', 'createdBy', 'teamId', 'documentIds', 'parameters', 'engine', 'result'])
    .returning((eb) => [
      eb.ref('requestType').$castTo<RunType>().as('requestType'),
      eb
        .selectFrom('workspaces')
        .select('workspaces.customerId')
        .whereRef('workspaces.id', '=', 'documentRequests.workspaceId')
        .$asScalar()
        .$notNull()
        .as('customerId'),
      inRoom.as('isInRoom'),
    ])
    .executeTakeFirst();
  return row;
}

export type StartedRun = NonNullable<Awaited<ReturnType<typeof startRun>>>;

/** Steps that earlier attempts have written. */
export async function loadSteps(trx: TenantTransaction, requestId: string): Promise<Set<string>> {
  const rows = await trx.selectFrom('documentRequestSteps').select('step').where('requestId', '=', requestId).execute();
  return new Set(rows.map(({ step }) => step));
}

/** The run's documents that still exist and are read, in the order of `ids`. */
export async function loadRunDocuments(trx: TenantTransaction, ids: readonly string[]): Promise<RunDocument[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('documents')
    .select(['id', 'fileName', 'language', 'pages'])
    .where('id', 'in', [...ids])
    .where('status', '=', 'ready')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, language: row.language ?? 'und', pages: row.pages ?? 0 }] : [];
  });
}

/** Locks the run for this transaction; false where it has ended or belongs to another job. */
async function lockRun(trx: TenantTransaction, { requestId, jobId }: RunKey): Promise<boolean> {
  const row = await trx
    .selectFrom('documentRequests')
    .select('id')
    .where('id', '=', requestId)
    .where('jobId', 'is not distinct from', jobId)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a step with its items, once; false where the run no longer belongs to this job. */
export async function saveStep(
  trx: TenantTransaction,
  key: RunKey,
  step: string,
  items: readonly NewItem[],
): Promise<boolean> {
  const { organizationId, requestId } = key;
  if (!(await lockRun(trx, key))) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('documentRequestSteps')
    .values({ organizationId, requestId, step })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // An earlier attempt wrote the step, but ended before it could report that.
  if (!numInsertedOrUpdatedRows || items.length === 0) return true;
  const { last } = await trx
    .selectFrom('documentRequestItems')
    .select((eb) => eb.fn.max('ordinal').as('last'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow();
  const first = last === null ? 0 : Number(last) + 1;
  for (let start = 0; start < items.length; start += itemsAtOnce) {
    await trx
      .insertInto('documentRequestItems')
      .values(
        items
          .slice(start, start + itemsAtOnce)
          .map((item, index) => ({ organizationId, requestId, ordinal: first + start + index, step, ...json(item) })),
      )
      .execute();
  }
  return true;
}

/** Replaces the items that the step wrote before, under the same ordinals; corrections by hand are lost with them. */
export async function replaceStep(
  trx: TenantTransaction,
  key: RunKey,
  step: string,
  items: readonly NewItem[],
): Promise<boolean> {
  if (!(await lockRun(trx, key))) return false;
  const { organizationId, requestId } = key;
  await trx
    .insertInto('documentRequestSteps')
    .values({ organizationId, requestId, step: replacedStep(step, key.jobId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const old = await trx
    .selectFrom('documentRequestItems')
    .select('ordinal')
    .where('requestId', '=', key.requestId)
    .where('step', '=', step)
    .orderBy('ordinal')
    .execute();
  for (const [index, { ordinal }] of old.entries()) {
    const item = items[index];
    if (!item) break;
    await trx
      .updateTable('documentRequestItems')
      .set({ ...json(item), correction: null, correctedBy: null, correctedAt: null })
      .where('requestId', '=', key.requestId)
      .where('ordinal', '=', ordinal)
      .execute();
  }
  return true;
}

/** The name that records that a job has replaced a step's items, so that its next attempt does not pay for them again. */
export function replacedStep(step: string, jobId: string | null): string {
  return `${step} anew by ${jobId}`;
}

function json({ kind, headline, content }: NewItem) {
  const heavy = typeof content === 'object' ? JSON.stringify(content) : content;
  return { kind, headline: JSON.stringify(headline), content: heavy ?? null };
}

/** Saves the stage and the percentage of a run in progress; nothing where it has ended, or belongs to another job. */
export async function saveRunProgress(
  trx: TenantTransaction,
  { requestId, jobId }: RunKey,
  progress: { stage: string; percent: number },
): Promise<void> {
  await trx
    .updateTable('documentRequests')
    .set({ progress: JSON.stringify(progress) })
    .where('id', '=', requestId)
    .where('jobId', 'is not distinct from', jobId)
    .where('status', '=', 'running')
    .execute();
}

/** Ends the run; false where it has ended already, or belongs to another job. */
export async function endRun(
  trx: TenantTransaction,
  { requestId, jobId }: RunKey,
  end: { status: 'completed'; result: object } | { status: 'failed'; failure: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documentRequests')
    .set({
      status: end.status,
      progress: null,
      finishedAt: sql`now()`,
      ...(end.status === 'completed'
        ? { result: JSON.stringify(end.result), failure: null }
        : { failure: end.failure }),
    })
    .where('id', '=', requestId)
    .where('jobId', 'is not distinct from', jobId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the cost of one call to a model. */
export async function saveRunUsage(
  trx: TenantTransaction,
  run: { organizationId: string; requestId: string; workspaceId: string; userId: string },
  kind: string,
  usage: Usage & { milliseconds: number; cost: number },
): Promise<void> {
  const { milliseconds, ...spent } = usage;
  await trx
    .insertInto('usageEvents')
    .values({ id: newId(), ...run, kind, ...spent, milliseconds: Math.round(milliseconds) })
    .execute();
}
