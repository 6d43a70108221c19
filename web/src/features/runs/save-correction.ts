import { type Correction, correctItem, type Run, type RunItem, viewItem } from '@bidloom/contract/runs';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';

const failure = messages.runs.correctionFailed;

/** What a change makes of the correction that an item has; null: it is as it was found. */
export type CorrectionPatch = (correction: Correction | null) => Correction | null;

/**
 * Saves changes of an item by hand on top of what the server has by then: two people who correct the same table keep both their
 * corrections. Throws what the calls throw.
 */
export async function saveCorrection(
  { workspaceId, id }: Pick<Run, 'workspaceId' | 'id'>,
  ordinal: number,
  patches: readonly CorrectionPatch[],
): Promise<RunItem> {
  const params = { workspaceId, id, ordinal };
  for (;;) {
    const { data: fresh } = await call(viewItem, { params, failure });
    const next = patches.reduce<Correction | null>((value, patch) => patch(value), fresh.correction);
    const body = { correction: next, correctedAt: fresh.correctedAt };
    // Somebody may have been quicker: then once more, on top of theirs.
    const saved = await call(correctItem, { params, body, failure }).catch(conflictAsNull);
    if (saved) return saved.data;
  }
}

function conflictAsNull(error: unknown): null {
  if (error instanceof ApiError && error.status === 409) return null;
  throw error;
}
