import type { TenantTransaction } from '@bidloom/db';
import { notFound } from './app-error.ts';

/** Throws `not_found` for a tender that this organisation does not have, so that a foreign id never looks like an empty one. */
export async function requireWorkspace(trx: TenantTransaction, id: string): Promise<void> {
  const found = await trx.selectFrom('workspaces').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('The tender');
}
