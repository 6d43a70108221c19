import { type Kysely, sql } from 'kysely';
import { queueSchema } from './queue-settings.ts';

const job = sql.raw(`${queueSchema}.job`);

/** Jobs of an organisation, in whatever state, and those that send its people's mails. */
const isOf = (organizationId: string) => sql<boolean>`(
  data #>> '{payload,organizationId}' = ${organizationId}
  or data #>> '{payload,mailId}' in (select id::text from outgoing_mails where organization_id = ${organizationId}))`;

/** Removes every job of an organisation, dead letters too; answers those that were running. Within the platform's transaction. */
export async function removeJobsOf(
  trx: Kysely<never> | object,
  organizationId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string; state: string }>`
    delete from ${job} where ${isOf(organizationId)} returning id::text as id, name, state::text as state`.execute(
    trx as Kysely<never>,
  );
  return rows.filter(({ state }) => state === 'active').map(({ id, name }) => ({ id, name }));
}

/** How many jobs of these organisations there are, by organisation. Within the platform's transaction. */
export async function countJobsOf(
  trx: Kysely<never> | object,
  organizationIds: readonly string[],
): Promise<{ organizationId: string; count: number }[]> {
  const { rows } = await sql<{ organizationId: string; count: number }>`
    select data #>> '{payload,organizationId}' as organization_id, count(*)::int as count from ${job}
    where data #>> '{payload,organizationId}' = any (${[...organizationIds]}::text[]) group by 1`.execute(
    trx as Kysely<never>,
  );
  return rows;
}
