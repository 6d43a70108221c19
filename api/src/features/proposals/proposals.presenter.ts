import type { ProposalRow as PresentedRow, Proposal } from '@bidloom/contract/proposals';
import type { listRoomDocuments, ProposalRow } from './proposals.repository.ts';

export function presentProposalRow(row: ProposalRow): PresentedRow {
  const { contents, ...known } = row;
  return {
    ...known,
    ...(contents ?? { amount: null, currency: null, notes: null }),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    sealedUntil: row.sealedUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type RoomDocument = Awaited<ReturnType<typeof listRoomDocuments>>[number];

export function presentProposal(row: ProposalRow, documents: readonly RoomDocument[]): Proposal {
  const own = documents.filter(({ workspaceId }) => workspaceId === row.roomId);
  return {
    ...presentProposalRow(row),
    documents: row.sealedUntil ? null : own.map(({ workspaceId: _, ...document }) => document),
  };
}
