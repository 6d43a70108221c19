import type { WorkspaceView } from '@bidloom/contract/workspace-views';
import type { ViewRow } from './workspace-views.repository.ts';

export function presentView({ userId, ...row }: ViewRow, ownId: string): WorkspaceView {
  return {
    ...row,
    isOwn: userId === ownId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
