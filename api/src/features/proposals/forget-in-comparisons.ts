import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import { lockComparisons, removeFromComparisons } from './comparisons.repository.ts';

/**
 * Takes a proposal out of the comparisons of its tender, with all that was read from it; comparisons of nothing else are removed. Returns
 * the keys of the removed files. Throws `conflict` while one of them is in progress, because it would write the removed parts again.
 */
export async function forgetInComparisons(trx: TenantTransaction, proposalId: string): Promise<string[]> {
  const runs = await lockComparisons(trx, proposalId);
  if (runs.some(({ status }) => status === 'queued' || status === 'running')) {
    throw new AppError(failures.proposals.beingCompared);
  }
  return runs.length > 0 ? removeFromComparisons(trx, runs, proposalId) : [];
}
