import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import { lockComparisons, removeFromComparisons } from './comparisons.repository.ts';

/**
 * Takes a proposal out of the comparisons of its tender, with all that was read from it; those that compared nothing else are removed.
 * Answers the keys of the files that are no more. Throws `conflict` while one of them is in progress: it would write what is taken out.
 */
export async function forgetInComparisons(trx: TenantTransaction, proposalId: string): Promise<string[]> {
  const runs = await lockComparisons(trx, proposalId);
  if (runs.some(({ status }) => status === 'queued' || status === 'running')) {
    throw new AppError(failures.proposals.beingCompared);
  }
  return runs.length > 0 ? removeFromComparisons(trx, runs, proposalId) : [];
}
