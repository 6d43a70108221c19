import type { Run, RunItem } from '@bidloom/contract/runs';
import type { ItemRow, RunRow } from './runs.repository.ts';

export function presentRun(row: RunRow): Run {
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    name: row.name,
    requestType: row.requestType,
    status: row.status,
    progress: row.progress as unknown as Run['progress'],
    createdBy: { id: row.createdBy, name: `${row.firstName} ${row.lastName}` },
    teamId: row.teamId,
    documents: row.documentIds.map((id, index) => ({ id, fileName: row.documentNames[index] ?? '' })),
    parameters: row.parameters as Run['parameters'],
    result: row.result as Run['result'],
    failure: row.failure,
    engine: row.engine,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    cost: row.cost,
  };
}

/** The shape of headline and content is the worker's; the response's schema lets nothing else out. */
export function presentItem({ correctedAt, ...row }: ItemRow): RunItem {
  return { ...row, correctedAt: correctedAt?.toISOString() ?? null } as RunItem;
}
