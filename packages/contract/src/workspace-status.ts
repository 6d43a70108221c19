import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one, page } from './envelope.ts';
import { id, listQuery, optionalLines, timestamp } from './fields.ts';
import { organizationMembers } from './roles.ts';
import { isClosed } from './workspace-statuses.ts';
import { closingReason, workspace, workspaceStatus } from './workspaces.ts';

const endpoint = endpointsOf('workspaces', organizationMembers);
const base = '/organizations/{organizationId}/customers/{customerId}/workspaces/{id}';
const params = z.object({ organizationId: id, customerId: id, id });

/** What a move says besides where to; for `refine` of the bodies that contain it. */
export const moveFields = {
  status: workspaceStatus,
  note: optionalLines('note', 2000),
  closingReasons: z.array(closingReason).max(9).optional(),
  // Left out, it stays; null, or nothing, empties it.
  closingNote: optionalLines('closingNote', 4000).optional(),
};

/** A reason and a note may only be given with an outcome. */
export const saysOutcomeAlone = (move: {
  status: z.infer<typeof workspaceStatus>;
  closingReasons?: unknown[] | undefined;
  closingNote?: string | null | undefined;
}): boolean => isClosed(move.status) || (!move.closingReasons?.length && !move.closingNote);

export const outcomeAlone = {
  path: ['closingReasons'],
  message: 'closingReasons and closingNote go with won, lost or no_bid alone',
};

export const statusMove = z.object({
  id,
  fromStatus: workspaceStatus.nullable().describe('null: the tender was made with this status.'),
  toStatus: workspaceStatus,
  note: z.string().nullable(),
  movedBy: id.nullable(),
  movedByName: z.string().nullable(),
  movedAt: timestamp,
});
export type StatusMove = z.infer<typeof statusMove>;

export const moveWorkspace = endpoint.patch(`${base}/status`, {
  failed: 'Failed to move the tender',
  summary: 'Move a tender to another status, or mend why it was closed',
  params,
  body: z.strictObject(moveFields).refine(saysOutcomeAlone, outcomeAlone),
  response: one(workspace),
});

export const statusMoves = endpoint.get(`${base}/status-moves`, {
  failed: "Failed to fetch the tender's history",
  summary: "A tender's moves from status to status: who, when, and what they said",
  params,
  query: listQuery({ sortBy: ['movedAt'], defaultSort: 'movedAt', descending: true, pageSize: 50 }),
  response: page(statusMove),
});
