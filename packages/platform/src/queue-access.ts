import { createHash } from 'node:crypto';
import type { JobDefinition } from '@bidloom/jobs';
import type { Db } from 'pg-boss';
import { z } from 'zod';
import { deadLetterQueue, queueSchema } from './queue-settings.ts';

/** The roles of tenants' and the platform's work; they and `is_platform()` are created where the database is opened. */
const tenant = 'bidloom_tenant';
const platform = 'bidloom_platform';

/**
 * Creates policies and grants for the queue's tables, as their owner. The platform works the queue on connections that carry its token.
 * Tenants' transactions send jobs of their own organisation, and read only the ids of those and the settings of queues.
 */
export async function ensureQueueAccess(db: Pick<Db, 'executeSql'>, jobs: readonly JobDefinition[]): Promise<void> {
  const { rows } = await db.executeSql(
    `SELECT to_regprocedure('public.is_platform()') IS NOT NULL AS "isOurs", array(
       SELECT relname::text FROM pg_class WHERE relnamespace = '${queueSchema}'::regnamespace AND relkind IN ('r', 'p')
     ) AS tables`,
  );
  const { isOurs, tables } = rows[0] as { isOurs: boolean; tables: string[] };
  // A queue without the product's tables belongs to the account that opened it.
  if (!isOurs) return;
  const statements = accessStatements(tables, jobs);
  const digest = createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16);
  if (await isComplete(db, digest)) return;
  // The statements are one transaction. Two processes that grant at once fail on the same catalogue row, so they take a lock.
  await db.executeSql(
    [
      `SELECT pg_advisory_xact_lock(hashtext('${queueSchema} access'))`,
      ...statements,
      `COMMENT ON POLICY tenant_sends ON ${queueSchema}.job_common IS '${digest}'`,
    ].join(';\n'),
  );
}

/** Whether everything is there: a restored dump has the comment, but neither policies nor grants for roles that were missing. */
async function isComplete(db: Pick<Db, 'executeSql'>, digest: string): Promise<boolean> {
  const { rows } = await db.executeSql(
    `SELECT bool_and(
       EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'platform')
       AND has_table_privilege('${platform}', c.oid, 'SELECT, INSERT, UPDATE, DELETE')
     ) AND has_table_privilege('${tenant}', '${queueSchema}.job_common', 'INSERT') AND EXISTS (
       SELECT FROM pg_policy WHERE polname = 'tenant_sends' AND obj_description(oid, 'pg_policy') = '${digest}'
     ) AS complete
     FROM pg_class c WHERE relnamespace = '${queueSchema}'::regnamespace AND relkind IN ('r', 'p')`,
  );
  return rows[0]?.complete === true;
}

function accessStatements(tables: readonly string[], jobs: readonly JobDefinition[]): string[] {
  const isPlatform = '(SELECT public.is_platform())';
  const isOwn = `data #>> '{payload,organizationId}' = (SELECT public.current_organization_id())::text`;
  const names = jobs.filter(carriesOrganization).map(({ name }) => `'${name}'`);
  const job = `${queueSchema}.job_common`;
  const queue = `${queueSchema}.queue`;
  return [
    `GRANT USAGE ON SCHEMA ${queueSchema} TO ${tenant}, ${platform}`,
    ...[...tables].sort().flatMap((name) => {
      const table = `${queueSchema}.${name}`;
      return [
        `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
        `DROP POLICY IF EXISTS platform ON ${table}`,
        `CREATE POLICY platform ON ${table} TO ${platform} USING (${isPlatform}) WITH CHECK (${isPlatform})`,
        `GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO ${platform}`,
      ];
    }),
    `GRANT EXECUTE ON FUNCTION ${queueSchema}.next_turn(text, text) TO ${tenant}, ${platform}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA ${queueSchema} FROM ${tenant}`,
    `GRANT SELECT ON ${queue} TO ${tenant}`,
    `DROP POLICY IF EXISTS tenant ON ${queue}`,
    `CREATE POLICY tenant ON ${queue} FOR SELECT TO ${tenant} USING (true)`,
    `GRANT INSERT, SELECT (id, start_after) ON ${job} TO ${tenant}`,
    `DROP POLICY IF EXISTS tenant_sends ON ${job}`,
    // A new job must not come before others. One that is done or dead would be worked by nobody, and a dead letter of another queue would
    // be one of its jobs.
    `CREATE POLICY tenant_sends ON ${job} FOR INSERT TO ${tenant} WITH CHECK (
       ${isOwn} AND name IN (${names.length > 0 ? names.join(', ') : 'NULL'})
       AND priority <= 0 AND state = 'created' AND dead_letter = name || '${deadLetterQueue('')}'
     )`,
    `DROP POLICY IF EXISTS tenant_sees ON ${job}`,
    `CREATE POLICY tenant_sees ON ${job} FOR SELECT TO ${tenant} USING (${isOwn})`,
  ];
}

/** Whether a kind of job belongs to an organisation, by its payload. */
function carriesOrganization({ payload }: JobDefinition): boolean {
  return payload instanceof z.ZodObject && 'organizationId' in payload.shape;
}
