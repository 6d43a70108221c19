export const workspaceStatuses = [
  'draft',
  'open',
  'in_review',
  'submitted',
  'won',
  'lost',
  'no_bid',
  'archived',
] as const;
export type WorkspaceStatus = (typeof workspaceStatuses)[number];

/** Those that end the work on a tender with an outcome. */
export const closedStatuses = ['won', 'lost', 'no_bid'] as const satisfies readonly WorkspaceStatus[];

export const isClosed = (status: WorkspaceStatus): boolean => closedStatuses.some((closed) => closed === status);

/** Those in which nobody works on a tender any more: its due date and its facts no longer matter. */
const settledStatuses: readonly WorkspaceStatus[] = ['submitted', ...closedStatuses, 'archived'];

export const isSettledStatus = (status: WorkspaceStatus): boolean => settledStatuses.includes(status);

/** Where a tender may go from each status. The database refuses everything else. */
export const statusWays: Readonly<Record<WorkspaceStatus, readonly WorkspaceStatus[]>> = {
  draft: ['open', 'no_bid', 'archived'],
  open: ['draft', 'in_review', 'submitted', 'no_bid', 'archived'],
  in_review: ['open', 'submitted', 'no_bid', 'archived'],
  submitted: ['in_review', 'won', 'lost', 'no_bid', 'archived'],
  // A mistake can be undone.
  won: ['submitted', 'archived'],
  lost: ['submitted', 'archived'],
  no_bid: ['open', 'archived'],
  // Only to the one that it was archived from, where that is known.
  archived: ['draft', 'open', 'in_review', 'submitted', 'won', 'lost', 'no_bid'],
};

/** Where this tender may go now. */
export function waysOf(tender: {
  status: WorkspaceStatus;
  archivedFrom: WorkspaceStatus | null;
}): readonly WorkspaceStatus[] {
  return tender.status === 'archived' && tender.archivedFrom ? [tender.archivedFrom] : statusWays[tender.status];
}

/** Why a tender was won, lost or not bid for. */
export const closingReasons = [
  'price',
  'technical',
  'delivery',
  'references',
  'terms',
  'deadline',
  'capacity',
  'relationship',
  'other',
] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** The same in words, for screens and files. */
export const closingReasonTitles: Record<ClosingReason, string> = {
  price: 'Price',
  technical: 'Technical fit',
  delivery: 'Delivery time',
  references: 'References',
  terms: 'Contract terms',
  deadline: 'Too little time to bid',
  capacity: 'Our capacity',
  relationship: 'Relationship',
  other: 'Other',
};

/** What is asked of a tender: to work on it, to wait for the outcome, nothing more (closed, archived, or out of use). */
export const workStages = ['work', 'waiting', 'closed'] as const;
export type WorkStage = (typeof workStages)[number];

/** Of tenders that are worked on: due before now, within the seven days to come, or at no time. */
export const dueChoices = ['late', 'week', 'none'] as const;
export type DueChoice = (typeof dueChoices)[number];
