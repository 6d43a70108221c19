import { allCustomers, everyCustomer } from '@bidloom/contract';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../errors/app-error.ts';

/**
 * The customer that a path or a body names; `all` stands for no customer and gives null.
 * Throws `not_found` for one that this organisation does not have, so that a foreign id never looks like an empty list.
 */
export async function resolveCustomer(trx: TenantTransaction, scope: string): Promise<string | null> {
  if (scope === allCustomers) return null;
  const found = await trx.selectFrom('customers').select('id').where('id', '=', scope).executeTakeFirst();
  if (!found) throw notFound('The customer');
  return found.id;
}

/** The same for a category. */
export async function resolveCategory(trx: TenantTransaction, scope: string): Promise<string | null> {
  if (scope === allCustomers) return null;
  const found = await trx.selectFrom('categories').select('id').where('id', '=', scope).executeTakeFirst();
  if (!found) throw notFound('The category');
  return found.id;
}

/** What rows keep in `scope_id`, which is never null: indexes have an order below it. */
export const toScopeId = (customerId: string | null): string => customerId ?? '00000000-0000-0000-0000-000000000000';

/** The scope of what holds for all customers. */
export const commonScopeId = toScopeId(null);

/** Whose rows are looked for, by `scope_id`; null for `every`, which leaves none out. Throws as `resolveCustomer` does. */
export async function resolveScopeId(trx: TenantTransaction, scope: string): Promise<string | null> {
  return scope === everyCustomer ? null : toScopeId(await resolveCustomer(trx, scope));
}

/** `all` in a path stands for no customer. For writes, where a key of the database refuses a foreign one. */
export const toCustomerId = (scope: string): string | null => (scope === allCustomers ? null : scope);
