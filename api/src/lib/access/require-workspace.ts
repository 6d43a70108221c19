import { allCustomers } from '@bidloom/contract';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../errors/app-error.ts';
import { hasWorkspace } from './lookups.repository.ts';

/**
 * Throws `not_found` for a tender that this organisation, or the customer where one is named, does not have, so that a foreign id
 * never looks like an empty one.
 */
export async function requireWorkspace(trx: TenantTransaction, id: string, customerId?: string | null): Promise<void> {
  if (!(await hasWorkspace(trx, id, { customerId: named(customerId) }))) throw notFound('The tender');
}

/** The same for a tender, which the room of a proposal is not. */
export async function requireTender(trx: TenantTransaction, id: string, customerId?: string | null): Promise<void> {
  if (!(await hasWorkspace(trx, id, { customerId: named(customerId), tenderOnly: true }))) {
    throw notFound('The tender');
  }
}

/** The customer that is named; `all` names none. */
const named = (customerId: string | null | undefined) =>
  customerId && customerId !== allCustomers ? customerId : null;
