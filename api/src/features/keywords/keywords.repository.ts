import type { ListQuery } from '@bidloom/contract';
import type { Keyword } from '@bidloom/contract/keywords';
import { caseless, containsPattern, newId, paginate, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { batches } from '../../lib/batches.ts';

export type KeywordRow = Awaited<ReturnType<typeof insertKeyword>>;

const columns = [
  'id',
  'organizationId',
  'customerId',
  'text',
  'description',
  'isActive',
  'createdAt',
  'updatedAt',
] as const;

const sortColumns = {
  text: caseless('text'),
  description: caseless('description'),
  isActive: 'isActive',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The fields that a person fills in. */
export interface KeywordFields {
  customerId: string | null;
  text: string;
  description: string | null;
  isActive?: boolean | undefined;
}

export function searchKeywords(
  trx: TenantTransaction,
  customerId: string | null,
  query: ListQuery & { isActive?: boolean | undefined },
) {
  let found = trx.selectFrom('keywords').select(columns).where('customerId', 'is not distinct from', customerId);
  if (query.isActive !== undefined) found = found.where('isActive', '=', query.isActive);
  const { searchTerm } = query;
  if (searchTerm) {
    const pattern = containsPattern(searchTerm);
    found = found.where((eb) => eb.or([eb('text', 'ilike', pattern), eb('description', 'ilike', pattern)]));
  }
  return paginate(found, sortColumns, 'id', query);
}

/** Those of the customer and those that hold for all customers, by text. */
export function listActiveKeywords(trx: TenantTransaction, customerId: string | null) {
  return trx
    .selectFrom('keywords')
    .select(columns)
    .where('isActive', '=', true)
    .where((eb) => eb.or([eb('customerId', 'is', null), eb('customerId', 'is not distinct from', customerId)]))
    .orderBy(caseless('text'))
    .execute();
}

export function insertKeyword(trx: TenantTransaction, organizationId: string, fields: KeywordFields) {
  return trx
    .insertInto('keywords')
    .values({ id: newId(), organizationId, ...fields })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updateKeyword(trx: TenantTransaction, id: string, fields: KeywordFields) {
  return trx
    .updateTable('keywords')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** Answers whether there was one. */
export async function deleteKeyword(trx: TenantTransaction, customerId: string | null, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('keywords')
    .where('id', '=', id)
    .where('customerId', 'is not distinct from', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Copies what the target does not have yet; answers how many there were and how many were copied. */
export async function cloneKeywords(
  trx: TenantTransaction,
  organizationId: string,
  sourceCustomerId: string | null,
  targetCustomerId: string | null,
): Promise<{ found: number; cloned: number }> {
  const source = await trx
    .selectFrom('keywords')
    .select(['text', 'description', 'isActive'])
    .where('customerId', 'is not distinct from', sourceCustomerId)
    .execute();
  let cloned = 0;
  for (const batch of batches(source)) {
    const inserted = await trx
      .insertInto('keywords')
      .values(batch.map((row) => ({ ...row, id: newId(), organizationId, customerId: targetCustomerId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    cloned += inserted.length;
  }
  return { found: source.length, cloned };
}

export function presentKeyword(row: KeywordRow): Keyword {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
