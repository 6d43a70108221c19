import { allCustomers } from '@bidloom/contract';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from './app-error.ts';

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

/** `all` in a path stands for no customer. For writes, where a key of the database refuses a foreign one. */
export const toCustomerId = (scope: string): string | null => (scope === allCustomers ? null : scope);
