import { allCustomers, everyCustomer } from '@bidloom/contract';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../errors/app-error.ts';
import { hasRow } from './lookups.repository.ts';

/**
 * The customer that a path or a body names; `all` means no customer and gives null. Throws `not_found` for one that this organisation does
 * not have, so that a foreign id never looks like an empty list.
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

/** The value of `scope_id` in rows, which is never null, so that an index can give an order below it. */
export const toScopeId = (customerId: string | null): string => customerId ?? '00000000-0000-0000-0000-000000000000';

/** The scope of entries for all customers. */
export const commonScopeId = toScopeId(null);

/** Whose rows are searched, by `scope_id`; null for `every`, which means all rows. Throws like `resolveCustomer`. */
export async function resolveScopeId(trx: TenantTransaction, scope: string): Promise<string | null> {
  return scope === everyCustomer ? null : toScopeId(await resolveCustomer(trx, scope));
}

/** `all` in a path means no customer. For writes, where a foreign key of the database refuses a customer of another organisation. */
export const toCustomerId = (scope: string): string | null => (scope === allCustomers ? null : scope);
