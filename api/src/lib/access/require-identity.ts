import type { NamedIdentity } from '@bidloom/contract/identity';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../errors/app-error.ts';
import { hasRow } from './lookups.repository.ts';
import { requireWorkspace } from './require-workspace.ts';

/**
 * Throws `not_found` for a tender that this organisation does not have, and where the call names another person than the caller,
 * another customer than the tender's, or a team that is not the organisation's. (An organisation is compared for every call.)
 */
export async function requireIdentity(
  trx: TenantTransaction,
  callerId: string,
  { workspaceId, userId, customerId, teamId }: NamedIdentity & { workspaceId: string },
): Promise<void> {
  if (userId && userId !== callerId) throw notFound('The user');
  await requireWorkspace(trx, workspaceId, customerId);
  if (teamId && !(await hasRow(trx, 'teams', teamId))) throw notFound('The team');
}
