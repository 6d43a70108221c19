import type { TenantTransaction } from '@bidloom/db';
import {
  type EarlierRun,
  keepCorrection,
  listEarlierRuns,
  listItemsOfDocuments,
} from './carry-corrections.repository.ts';
import { createCorrectionMatcher } from './match-corrections.ts';

/** Corrections of an earlier run that found no place in a new one. */
export interface NotCarried {
  count: number;
  /** The run that has them. */
  requestId: string;
  createdAt: string;
}

/**
 * Gives a run the corrections that people made in earlier ones of its tender, as theirs: where it has found the same value of the same cell
 * or parameter again, the latest one. What a person has corrected in the new run already stays. Null where every correction is carried; of
 * those that are not, a person learns once.
 */
export async function carryCorrections(
  trx: TenantTransaction,
  run: { workspaceId: string; requestId: string },
): Promise<NotCarried | null> {
  const earlier = await listEarlierRuns(trx, run);
  const last = earlier.find(({ correctedIds }) => correctedIds.length > 0);
  if (!last) return null;
  const corrected = [...new Set(earlier.flatMap(({ correctedIds }) => correctedIds))];
  const matcher = createCorrectionMatcher(await listItemsOfDocuments(trx, run.requestId, corrected));
  /** Documents of runs that came to their end: what an older run has of them, the person was told of there. */
  const told = new Set<string>();
  let notCarried: NotCarried | null = null;
  for (const one of earlier) {
    const documentIds = one.documentIds.filter((id) => corrected.includes(id));
    if (documentIds.length === 0) continue;
    const left = matcher.add(await listItemsOfDocuments(trx, one.id, documentIds), one.finishedAt);
    const untold = [...left].filter(([id]) => one === last || !told.has(id));
    notCarried ??= notCarriedOf(one, untold);
    if (one.finishedAt) for (const id of documentIds) told.add(id);
  }
  for (const correction of matcher.carried()) await keepCorrection(trx, run.requestId, correction);
  return notCarried;
}

function notCarriedOf({ id, createdAt }: EarlierRun, left: readonly [documentId: string, count: number][]) {
  const count = left.reduce((sum, [, values]) => sum + values, 0);
  return count === 0 ? null : { count, requestId: id, createdAt: createdAt.toISOString() };
}
