import type { ChoicesQuery, ListQuery } from '@bidloom/contract';
import { blanksLast, caseless, newId, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { commonScopeId } from '../../lib/access/scope.ts';
import { batches } from '../../lib/batches.ts';
import { choicesBy } from '../../lib/http/choices.ts';

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
  text: 'textKey',
  description: blanksLast(caseless('description')),
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

/** Keywords of these scopes, or (null) of all. */
export async function searchKeywords(
  trx: TenantTransaction,
  scopeIds: readonly string[] | null,
  query: ListQuery & { isActive?: boolean | undefined },
) {
  let found = trx.selectFrom('keywords').select(columns);
  const [first = '', ...more] = scopeIds ?? [];
  // No order is read from an index for several.
  if (scopeIds) found = more.length > 0 ? found.where('scopeId', 'in', scopeIds) : found.where('scopeId', '=', first);
  if (query.isActive !== undefined) found = found.where('isActive', '=', query.isActive);
  if (query.searchTerm) {
    const where = { columns: ['searchText'], tables: { keywords: 'id' } };
    found = await searchRows(trx, found, query.searchTerm, where);
  }
  return paginate(found, sortColumns, 'id', query);
}

/** Active ones of the scope and those for all customers, by text; null: of every scope. */
export function listActiveKeywords(trx: TenantTransaction, scopeId: string | null, query: ChoicesQuery) {
  const scopeIds = scopeId === null ? null : [...new Set([scopeId, commonScopeId])];
  return searchKeywords(trx, scopeIds, { ...choicesBy('text', query), isActive: true });
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

/** Returns what it was, if there was one. */
export function deleteKeyword(trx: TenantTransaction, customerId: string | null, id: string) {
  return trx
    .deleteFrom('keywords')
    .where('id', '=', id)
    .where('customerId', 'is not distinct from', customerId)
    .returning(['id', 'text'])
    .executeTakeFirst();
}

/** Copies what the target does not have yet; returns how many there were and how many were copied. */
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
