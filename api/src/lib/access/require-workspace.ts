import { allCustomers } from '@bidloom/contract';
import { isTender, type TenantTransaction } from '@bidloom/db';
import { notFound } from '../errors/app-error.ts';

/**
 * Throws `not_found` for a tender that this organisation, or the customer where one is named, does not have, so that a foreign id
 * never looks like an empty one.
 */
export async function requireWorkspace(trx: TenantTransaction, id: string, customerId?: string | null): Promise<void> {
  const found = await trx
    .selectFrom('workspaces')
    .select('id')
    .where('id', '=', id)
    .$if(Boolean(customerId) && customerId !== allCustomers, (query) =>
      query.where('customerId', '=', customerId ?? ''),
    )
    .executeTakeFirst();
  if (!found) throw notFound('The tender');
}

/** The same for a tender, which the room of a proposal is not. */
export async function requireTender(trx: TenantTransaction, id: string, customerId?: string | null): Promise<void> {
  const found = await trx
    .selectFrom('workspaces')
    .select('id')
    .where('id', '=', id)
    .where(isTender('kind'))
    .$if(Boolean(customerId) && customerId !== allCustomers, (query) =>
      query.where('customerId', '=', customerId ?? ''),
    )
    .executeTakeFirst();
  if (!found) throw notFound('The tender');
}
