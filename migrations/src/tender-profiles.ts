import { sql } from 'kysely';
import type { PlatformTransaction, TenantTransaction } from './tenant.ts';

/** A tender whose profile must be computed. */
export interface TenderProfile {
  organizationId: string;
  workspaceId: string;
  /** The job that was sent for it; null: a job already waits. */
  jobId: string | null;
}

/**
 * Records that a tender's documents have changed, so that its profile must be computed. The transaction that changes them calls it last:
 * the tender's row stays locked until it ends.
 */
export async function queueProfile(
  trx: TenantTransaction | PlatformTransaction,
  { organizationId, workspaceId, jobId }: TenderProfile,
): Promise<void> {
  await sql`
    insert into workspace_profiles (id, organization_id, job_id)
    select id, organization_id, ${jobId}::uuid from workspaces
    where organization_id = ${organizationId} and id = ${workspaceId} and kind = 'tender'
    on conflict (id) do update set
      revision = workspace_profiles.revision + 1,
      status = 'queued',
      failure = null,
      requested_at = now(),
      job_id = coalesce(excluded.job_id, workspace_profiles.job_id)`.execute(trx);
}
