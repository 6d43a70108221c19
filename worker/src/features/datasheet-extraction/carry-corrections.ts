import type { TenantTransaction } from '@bidloom/db';
import {
  findCorrectedRun,
  keepCorrection,
  listCorrectedDocuments,
  listItemsOfDocuments,
} from './carry-corrections.repository.ts';
import { matchCorrections } from './match-corrections.ts';

/** Corrections of an earlier run that found no place in a new one. */
export interface NotCarried {
  count: number;
  /** The run that has them. */
  requestId: string;
  createdAt: string;
}

/**
 * Gives a run the corrections that people made in the last corrected one of its tender, as theirs: where it has found the same value of the
 * same cell or parameter again. What a person has corrected in the new run already stays. Null where every correction is carried.
 */
export async function carryCorrections(
  trx: TenantTransaction,
  run: { workspaceId: string; requestId: string },
): Promise<NotCarried | null> {
  const earlier = await findCorrectedRun(trx, run);
  if (!earlier) return null;
  const documentIds = await listCorrectedDocuments(trx, earlier.id);
  const before = await listItemsOfDocuments(trx, earlier.id, documentIds);
  const { carried, left } = matchCorrections(before, await listItemsOfDocuments(trx, run.requestId, documentIds));
  for (const correction of carried) await keepCorrection(trx, run.requestId, correction);
  return left === 0 ? null : { count: left, requestId: earlier.id, createdAt: earlier.createdAt.toISOString() };
}
