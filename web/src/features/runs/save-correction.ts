import { type Correction, correctItem, type Run, type RunItem, viewItem } from '@bidloom/contract/runs';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';

const failure = messages.runs.correctionFailed;

/** A change of an item's correction; null: the item is as it was found. */
export type CorrectionPatch = (correction: Correction | null) => Correction | null;

/** A part of a correction, such as one cell, as the person who changes it saw it. */
export interface Part {
  /** Distinguishes it from the other parts of the same kind. */
  key: string;
  /** What it is called where several are asked about. */
  name: string;
  /** What people wrote there; null: it is as it was found. */
  of: (correction: Correction | null) => string | null;
  /** What `of` gave when the person began. */
  seen: string | null;
}

/** A change of a correction; `part` is left out where it applies whatever others have written. */
export interface Change {
  patch: CorrectionPatch;
  part?: Part;
}

interface Saved<C> {
  /** The item as it is now. */
  item: RunItem;
  saved: C[];
  /** Changes of parts that somebody else has changed since the person saw them. What they wrote is `seen` now. */
  refused: (C & { part: Part })[];
}

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
 * corrections. A part that somebody else has changed is not replaced. The server saves only on top of the correction that was compared.
 * Throws the errors of the calls.
 *
 * @param isSeen whether the person knows the correction that was made at this time; null: there is none
 * @throws ChangedMeanwhileError where they do not
 */
export async function saveCorrection<C extends Change>(
  { workspaceId, id }: Pick<Run, 'workspaceId' | 'id'>,
  ordinal: number,
  changes: readonly C[],
  isSeen: (correctedAt: string | null) => boolean = () => true,
): Promise<Saved<C>> {
  const params = { workspaceId, id, ordinal };
  let { data: fresh } = await call(viewItem, { params, failure });
  for (;;) {
    if (!isSeen(fresh.correctedAt)) throw new ChangedMeanwhileError(fresh);
    const { next, saved, refused } = applyTo(fresh.correction, changes);
    if (saved.length === 0) return { item: fresh, saved, refused };
    const body = { correction: next, correctedAt: fresh.correctedAt };
    try {
      const { data: item } = await call(correctItem, { params, body, failure });
      return { item, saved, refused };
    } catch (error) {
      // Another user may have been faster: then save again on top of their correction.
      fresh = theirsOf(error);
    }
  }
}

function applyTo<C extends Change>(correction: Correction | null, changes: readonly C[]) {
  let next = correction;
  const saved: C[] = [];
  const refused: Saved<C>['refused'] = [];
  // What the person wants already is there, or wanted before: the answer of an earlier save may have been lost.
  const isOwn = ({ key }: Part, now: string | null) =>
    changes.some(({ part, patch }) => part?.key === key && part.of(patch(correction)) === now);
  for (const change of changes) {
    const after = change.patch(next);
    const { part } = change;
    const now = part?.of(next) ?? null;
    if (!part || now === part.seen || isOwn(part, now)) {
      next = after;
      saved.push(change);
    } else refused.push({ ...change, part: { ...part, seen: now } });
  }
  return { next, saved, refused };
}

/** The item as somebody else has corrected it since it was read; throws other errors. */
function theirsOf(error: unknown): RunItem {
  if (error instanceof ApiError && error.status === 409 && error.data) return error.data as RunItem;
  throw error;
}
