import { noteFor } from '../../lib/audit/note-for.ts';
import type { WorkspaceRow } from './workspaces.repository.ts';

/** The entry of the audit log for a change of a tender. */
export const noteOfTender = (verb: string) => (row: WorkspaceRow) => ({
  ...noteFor('tender', verb, ({ name }: WorkspaceRow) => name)(row),
  details: { status: row.status, dueAt: row.dueAt, customer: row.customerName },
});
