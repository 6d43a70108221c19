import type { Workspace } from '@bidloom/contract/workspaces';
import { asJson } from '../../lib/http/answers.ts';
import type { WorkspaceRow } from './workspaces.repository.ts';

export function presentWorkspace(row: Omit<WorkspaceRow, 'customerIsActive'>): Workspace {
  return {
    ...asJson(row),
    // `numeric` comes as text, so that no digit is lost; two decimals below 10^15 fit a number.
    value: row.value === null ? null : Number(row.value),
    documentCount: row.documentCount ?? 0,
  };
}
