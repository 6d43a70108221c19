import { type Correction, correctItem, type Run, type RunItem, viewItem } from '@bidloom/contract/runs';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';

const failure = messages.runs.correctionFailed;

/** A change of an item's correction; null: the item is as it was found. */
export type CorrectionPatch = (correction: Correction | null) => Correction | null;

/** Somebody else has changed the item since the person who saves has seen it. */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError';
  /** The item as it is now. */
  readonly item: RunItem;

  constructor(item: RunItem) {
    super('Changed meanwhile');
    this.item = item;
  }
}

/**
 * Saves corrections of an item on top of the server's current ones, so that two people who correct the same table both keep their
 * corrections. Throws the errors of the calls.
 *
 * @param isSeen whether the person knows the correction that was made at this time; null: there is none
 * @throws ChangedMeanwhileError where they do not
 */
export async function saveCorrection(
  { workspaceId, id }: Pick<Run, 'workspaceId' | 'id'>,
  ordinal: number,
  patches: readonly CorrectionPatch[],
  isSeen: (correctedAt: string | null) => boolean = () => true,
): Promise<RunItem> {
  const params = { workspaceId, id, ordinal };
  for (;;) {
    const { data: fresh } = await call(viewItem, { params, failure });
    if (!isSeen(fresh.correctedAt)) throw new ChangedMeanwhileError(fresh);
    const next = patches.reduce<Correction | null>((value, patch) => patch(value), fresh.correction);
    const body = { correction: next, correctedAt: fresh.correctedAt };
    // Another user may have been faster: then save again on top of their correction.
    const saved = await call(correctItem, { params, body, failure }).catch(conflictAsNull);
    if (saved) return saved.data;
  }
}

function conflictAsNull(error: unknown): null {
  if (error instanceof ApiError && error.status === 409) return null;
  throw error;
}
