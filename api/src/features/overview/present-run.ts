import type { OverviewRun } from '@bidloom/contract/overview';
import type { RunRow } from './overview.repository.ts';

export function presentRun(row: RunRow): OverviewRun {
  const { id, requestType, status, percent, firstName, lastName, createdAt, finishedAt } = row;
  return {
    ...{ id, requestType, status, percent, createdBy: `${firstName} ${lastName}` },
    ...{ createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null },
  };
}
