import type { TenantTransaction } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';

/** A comparison of the proposal, and how many proposals it compares. */
export interface ComparisonRow {
  id: string;
  status: string;
  compared: number;
}

/** The comparisons of a proposal, locked until the end of the transaction. */
export function lockComparisons(trx: TenantTransaction, proposalId: string): Promise<ComparisonRow[]> {
  return trx
    .selectFrom('documentRequests')
    .select(['id', 'status'])
    .select(sql<number>`jsonb_array_length(parameters->'proposals')`.as('compared'))
    .where('requestType', '=', 'comparison')
    .where(sql<boolean>`parameters->'proposals' @> ${JSON.stringify([{ id: proposalId }])}::jsonb`)
    .forUpdate()
    .execute();
}

/** Takes a proposal out of these comparisons; those that contain only this proposal are removed. Returns the keys of the removed files. */
export async function removeFromComparisons(
  trx: TenantTransaction,
  runs: readonly ComparisonRow[],
  proposalId: string,
): Promise<string[]> {
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
