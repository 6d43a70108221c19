import type { DocumentStatus } from '@bidloom/contract/documents';
import { downloadTypes, type RunStatus, type RunType } from '@bidloom/contract/runs';
import type { WorkspaceStatus } from '@bidloom/contract/workspace-statuses';
import { isTender, successorId, type TenantTransaction } from '@bidloom/db';
import { type SqlBool, sql } from 'kysely';

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** A tender with the name of its customer; undefined for what is none, as the room of a proposal. */
export function findTender(trx: TenantTransaction, id: string) {
  return trx
    .selectFrom('workspaces')
    .innerJoin('customers', 'customers.id', 'workspaces.customerId')
    .select(['workspaces.id', 'workspaces.customerId', 'workspaces.name', 'workspaces.reference', 'workspaces.dueAt'])
    .select(['workspaces.updatedAt', 'customers.name as customerName'])
    .select((eb) => eb.ref('workspaces.status').$castTo<WorkspaceStatus>().as('status'))
    .where('workspaces.id', '=', id)
    .where(isTender('workspaces.kind'))
    .executeTakeFirst();
}

/** All documents of a tender, the oldest first, each with the version that was added in its place. */
export function listDocuments(trx: TenantTransaction, workspaceId: string) {
  return trx
    .selectFrom('documents')
    .select(['id', 'fileName', 'mediaType', 'pages', 'createdAt', 'createdBy'])
    .select((eb) => [eb.ref('status').$castTo<DocumentStatus>().as('status'), successorId().as('replacedById')])
    .where('workspaceId', '=', workspaceId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Which runs count: downloads are no results, and comparisons of proposals are for administrators. */
export interface RunScope {
  workspaceId: string;
  isAdministrator: boolean;
}

export function ofScope({ workspaceId, isAdministrator }: RunScope) {
  const left: RunType[] = [...downloadTypes, ...(isAdministrator ? [] : (['comparison'] as const))];
  return sql<SqlBool>`document_requests.workspace_id = ${workspaceId}
    and document_requests.request_type not in (${sql.join(left)})`;
}

export function selectRuns(trx: TenantTransaction, scope: RunScope) {
  return trx
    .selectFrom('documentRequests')
    .innerJoin('users', 'users.id', 'documentRequests.createdBy')
    .select(['documentRequests.id', 'documentRequests.createdAt', 'documentRequests.finishedAt'])
    .select(['users.firstName', 'users.lastName'])
    .select((eb) => [
      eb.ref('documentRequests.requestType').$castTo<RunType>().as('requestType'),
      eb.ref('documentRequests.status').$castTo<RunStatus>().as('status'),
      sql<number | null>`(document_requests.progress->>'percent')::float`.as('percent'),
    ])
    .where(ofScope(scope));
}

/** The last of each kind that has ended. */
export function listLatestRuns(trx: TenantTransaction, scope: RunScope) {
  return selectRuns(trx, scope)
    .distinctOn('documentRequests.requestType')
    .where('documentRequests.status', 'in', ['completed', 'failed', 'cancelled'])
    .orderBy('documentRequests.requestType')
    .orderBy('documentRequests.createdAt', 'desc')
    .execute();
}
