import { allCustomers, everyCustomer } from '@bidloom/contract';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../errors/app-error.ts';
import { hasRow } from './lookups.repository.ts';

/**
 * The customer that a path or a body names; `all` stands for no customer and gives null.
 * Throws `not_found` for one that this organisation does not have, so that a foreign id never looks like an empty list.
 */
export async function resolveCustomer(trx: TenantTransaction, scope: string): Promise<string | null> {
  if (scope === allCustomers) return null;
  if (!(await hasRow(trx, 'customers', scope))) throw notFound('The customer');
  return scope;
}

/** The same for a category. */
export async function resolveCategory(trx: TenantTransaction, scope: string): Promise<string | null> {
  if (scope === allCustomers) return null;
  if (!(await hasRow(trx, 'categories', scope))) throw notFound('The category');
  return scope;
}

/** What rows keep in `scope_id`, which is never null: indexes have an order below it. */
export const toScopeId = (customerId: string | null): string => customerId ?? '00000000-0000-0000-0000-000000000000';

/** The scope of what is for all customers. */
export const commonScopeId = toScopeId(null);

/** Whose rows are looked for, by `scope_id`; null for `every`, which leaves none out. Throws as `resolveCustomer` does. */
export async function resolveScopeId(trx: TenantTransaction, scope: string): Promise<string | null> {
  return scope === everyCustomer ? null : toScopeId(await resolveCustomer(trx, scope));
}

/** `all` in a path stands for no customer. For writes, where a key of the database refuses a foreign one. */
export const toCustomerId = (scope: string): string | null => (scope === allCustomers ? null : scope);
