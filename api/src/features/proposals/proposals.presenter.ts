import type { ProposalRow as PresentedRow, Proposal } from '@bidloom/contract/proposals';
import { asJson } from '../../lib/http/answers.ts';
import type { listRoomDocuments, ProposalRow } from './proposals.repository.ts';

export function presentProposalRow(row: ProposalRow): PresentedRow {
  const { contents, ...known } = row;
  return {
    ...asJson(known),
    ...(contents ?? { amount: null, currency: null, notes: null }),
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
