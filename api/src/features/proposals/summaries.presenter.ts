import type { WorkspaceSummary } from '@bidloom/contract/proposals';
import type { SummaryRow } from './summaries.repository.ts';

export function presentSummary(row: SummaryRow): WorkspaceSummary {
  return {
    ...row,
    dueAt: row.dueAt?.toISOString() ?? null,
    proposalsOpenAt: row.proposalsOpenAt?.toISOString() ?? null,
  };
}
