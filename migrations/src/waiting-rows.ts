import { type RawBuilder, sql } from 'kysely';
import type { PlatformTransaction, TenantTransaction } from './tenant.ts';

/** How a kind of row tells that it waits for its job. */
interface WaitingKind {
  table: string;
  /** Where the job's payload names the row. */
  key: string;
  /** Which rows of the table belong to it, where the table has rows of several jobs. */
  kind?: RawBuilder<boolean>;
  waiting: RawBuilder<boolean>;
  failed: RawBuilder<boolean>;
  /** Since when it waits. */
  since: RawBuilder<Date>;
  /** Sets a row back to its beginning. */
  queued: RawBuilder<unknown>;
}

const imports = (kind: string): WaitingKind => ({
  table: 'imports',
  key: 'importId',
  kind: sql<boolean>`kind = ${kind}`,
  waiting: sql`status in ('queued', 'running')`,
  failed: sql`status = 'failed'`,
  since: sql`updated_at`,
  queued: sql`status = 'queued', failure = null, updated_at = now()`,
});

/** Rows that are written together with a job and wait for its end, by the name of the job. */
const kinds = {
  'documents.ingest': {
    table: 'documents',
    key: 'documentId',
    // The document of a sealed proposal waits only once the proposal has opened.
    kind: sql`not exists (select from workspaces room join workspaces tender on tender.id = room.tender_id
      where room.id = documents.workspace_id and tender.proposals_open_at > now())`,
    waiting: sql`status in ('uploaded', 'processing')`,
    failed: sql`status = 'failed'`,
    since: sql`updated_at`,
    queued: sql`status = 'uploaded', failure_code = null, failure = null, progress = null, updated_at = now()`,
  },
  'document-requests.run': {
    table: 'document_requests',
    key: 'requestId',
    waiting: sql`status in ('queued', 'running')`,
    failed: sql`status = 'failed'`,
    since: sql`coalesce(started_at, created_at)`,
    queued: sql`status = 'queued', failure = null, progress = null, started_at = null, finished_at = null`,
  },
  'document-requests.export': {
    table: 'document_exports',
    key: 'exportId',
    waiting: sql`status = 'queued'`,
    failed: sql`status = 'failed'`,
    since: sql`created_at`,
    queued: sql`status = 'queued', failure = null`,
  },
  'chat.answer': {
    table: 'chat_entries',
    key: 'chatEntryId',
    waiting: sql`status = 'pending'`,
    failed: sql`status = 'failed'`,
    since: sql`created_at`,
    queued: sql`status = 'pending', failure = null, finished_at = null`,
  },
  'keywords.import': imports('keywords'),
  'questions.import': imports('questions'),
  'customers.import': imports('customers'),
  'users.import': imports('users'),
  'summary-templates.write-prompt': {
    table: 'prompt_drafts',
    key: 'promptDraftId',
    waiting: sql`prompt is null and failure is null`,
    failed: sql`failure is not null`,
    since: sql`created_at`,
    queued: sql`failure = null`,
  },
  'facts.read': {
    table: 'fact_readings',
    key: 'workspaceId',
    waiting: sql`status = 'queued'`,
    failed: sql`status = 'failed'`,
    since: sql`requested_at`,
    queued: sql`status = 'queued', failure = null, requested_at = now()`,
  },
  'tenders.profile': {
    table: 'workspace_profiles',
    key: 'workspaceId',
    waiting: sql`status = 'queued'`,
    failed: sql`status = 'failed'`,
    since: sql`requested_at`,
    queued: sql`status = 'queued', failure = null, requested_at = now()`,
  },
} satisfies Record<string, WaitingKind>;

/** The jobs for whose end a row waits. */
export type AwaitedJob = keyof typeof kinds;

/** A row that waits for its job. */
export interface WaitingRow {
  jobName: AwaitedJob;
  organizationId: string;
  id: string;
  /** Null: written by a version that did not keep it. */
  jobId: string | null;
  since: Date;
}

/** Every row of the installation that waits for a job. */
export async function listWaitingRows(trx: PlatformTransaction): Promise<WaitingRow[]> {
  const found = Object.entries<WaitingKind>(kinds).map(
    ([name, { table, kind = sql`true`, waiting, since }]) => sql<WaitingRow>`
      select ${name}::text as job_name, organization_id, id, job_id, ${since} as since
      from ${sql.table(table)} where ${waiting} and ${kind}`,
  );
  const { rows } = await sql<WaitingRow>`${sql.join(found, sql` union all `)}`.execute(trx);
  return rows;
}

/** Locks a row that still waits for this job, for this transaction; false where the row has ended or has another job. */
export async function lockWaitingRow(
  trx: TenantTransaction,
  { jobName, id, jobId }: Pick<WaitingRow, 'jobName' | 'id' | 'jobId'>,
): Promise<boolean> {
  const { table, waiting }: WaitingKind = kinds[jobName];
  const { rows } = await sql`
    select id from ${sql.table(table)}
    where id = ${id} and ${waiting} and job_id is not distinct from ${jobId}::uuid for update`.execute(trx);
  return rows.length > 0;
}

/**
 * Resets a row and gives it this job: the one rule for every second try. False where the row no longer exists, or, with `afterJob`, where
 * it did not fail with that job: it was tried again, finished or stopped meanwhile.
 */
export async function requeueRow(
  trx: TenantTransaction | PlatformTransaction,
  jobName: AwaitedJob,
  { organizationId, id, jobId, afterJob }: { organizationId: string; id: string; jobId: string; afterJob?: string },
): Promise<boolean> {
  const { table, queued, failed }: WaitingKind = kinds[jobName];
  const condition = afterJob ? sql`${failed} and job_id = ${afterJob}` : sql`true`;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${queued}, job_id = ${jobId}
    where organization_id = ${organizationId} and id = ${id} and ${condition}`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * The same for a job that a person sends again after its last attempt failed: true where its row is still as that job left it, or where no
 * row waits for jobs of its kind.
 */
export async function requeueAfter(
  trx: PlatformTransaction,
  { name, payload, jobId, afterJob }: { name: string; payload: unknown; jobId: string; afterJob: string },
): Promise<boolean> {
  const awaited = continued[name] ?? name;
  if (!isAwaited(awaited)) return true;
  const { organizationId = '', [kinds[awaited].key]: id = '' } = payload as Record<string, string>;
  return requeueRow(trx, awaited, { organizationId, id, jobId, afterJob });
}

/** Jobs that go on with the work of another one, for the same row. */
const continued: Record<string, AwaitedJob> = { 'documents.recognize': 'documents.ingest' };

const isAwaited = (name: string): name is AwaitedJob => name in kinds;
