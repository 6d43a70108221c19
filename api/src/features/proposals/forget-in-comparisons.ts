import type { TenantTransaction } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../lib/errors/app-error.ts';

/**
 * Takes a proposal out of the comparisons of its tender, with all that was read from it; those that compared nothing else are removed.
 * Answers the keys of the files that are no more. Throws `conflict` while one of them is in progress: it would write what is taken out.
 */
export async function forgetInComparisons(trx: TenantTransaction, proposalId: string): Promise<string[]> {
  const runs = await trx
    .selectFrom('documentRequests')
    .select(['id', 'status'])
    .select(sql<number>`jsonb_array_length(parameters->'proposals')`.as('compared'))
    .where('requestType', '=', 'comparison')
    .where(sql<boolean>`parameters->'proposals' @> ${JSON.stringify([{ id: proposalId }])}::jsonb`)
    .forUpdate()
    .execute();
  if (runs.some(({ status }) => status === 'queued' || status === 'running')) {
    throw new AppError('conflict', 'This proposal is being compared. Wait for the comparison, or stop it first.');
  }
  if (runs.length === 0) return [];
  const all = runs.map(({ id }) => id);
  const files = await trx.deleteFrom('documentExports').where('requestId', 'in', all).returning('objectKey').execute();
  await trx
    .deleteFrom('documentRequestItems')
    .where('requestId', 'in', all)
    .where('kind', 'in', ['comparison_source', 'comparison_answer'])
    .where(sql<boolean>`headline->>'proposalId' = ${proposalId}`)
    .execute();
  await trx
    .updateTable('documentRequestItems')
    .set({
      headline: without(sql`headline`, 'offers', proposalId),
      correction: sql`case when correction ? 'rulings' then ${without(sql`correction`, 'rulings', proposalId)} end`,
    })
    .where('requestId', 'in', all)
    .where('kind', '=', 'comparison_row')
    .execute();
  await trx
    .updateTable('documentRequests')
    .set({
      parameters: without(sql`parameters`, 'proposals', proposalId, 'id'),
      result: sql`case when result ? 'proposals' then ${without(sql`result`, 'proposals', proposalId)} else result end`,
    })
    .where('id', 'in', all)
    .execute();
  const alone = runs.flatMap(({ id, compared }) => (compared === 1 ? [id] : []));
  if (alone.length > 0) await trx.deleteFrom('documentRequests').where('id', 'in', alone).execute();
  return files.flatMap(({ objectKey }) => objectKey ?? []);
}

/** A JSON object whose list `name` leaves out what is of the proposal. */
function without(
  object: RawBuilder<unknown>,
  name: string,
  proposalId: string,
  key = 'proposalId',
): RawBuilder<string> {
  return sql<string>`jsonb_set(${object}, array[${name}]::text[], coalesce((
    select jsonb_agg(part.value order by part.place)
    from jsonb_array_elements(${object}->${name}::text) with ordinality as part (value, place)
    where part.value->>${key}::text <> ${proposalId}), '[]'))`;
}
