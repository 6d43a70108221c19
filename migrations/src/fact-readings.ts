import { sql } from 'kysely';
import type { PlatformTransaction, TenantTransaction } from './tenant.ts';

/** A tender whose facts must be read. */
export interface FactReading {
  organizationId: string;
  workspaceId: string;
  /** The job that was sent for it; null: a job already waits. */
  jobId: string | null;
}

/**
 * Records that the facts of a tender must be read, because its documents have changed. The transaction that changes them calls it last: the
 * tender's row stays locked until it ends. Documents are locked before it, never after.
 */
export async function queueFactReading(
  trx: TenantTransaction | PlatformTransaction,
  { organizationId, workspaceId, jobId }: FactReading,
): Promise<void> {
  await sql`
    insert into fact_readings (id, organization_id, job_id) values (${workspaceId}, ${organizationId}, ${jobId})
    on conflict (id) do update set
      revision = fact_readings.revision + 1,
      status = 'queued',
      failure = null,
      requested_at = now(),
      job_id = coalesce(excluded.job_id, fact_readings.job_id)`.execute(trx);
}
