/** Statuses of tenders on which nobody works any more. */
const settledStatuses: readonly string[] = ['submitted', 'won', 'lost', 'no_bid', 'archived'];

/** Whether a tender is settled, so that its due date and its facts no longer matter. */
export const isSettledStatus = (status: string): boolean => settledStatuses.includes(status);
