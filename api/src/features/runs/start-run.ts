import { failures } from '@bidloom/contract/failures';
import type { NamedIdentity } from '@bidloom/contract/identity';
import type { RunType } from '@bidloom/contract/runs';
import { requeueRow, type TenantTransaction } from '@bidloom/db';
import { carryOutRun } from '@bidloom/jobs';
import { type RunParameters, runTypes } from '@bidloom/jobs/run-types';
import { requireIdentity } from '../../lib/access/require-identity.ts';
import { requireLicence } from '../../lib/access/require-licence.ts';
import { type ChosenDocument, chooseDocuments } from '../../lib/choose-documents.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { RecordChange } from '../../lib/http/implement.ts';
import type { Platform } from '../../platform.ts';
import { findRun, hasUser, insertRun, type RunRow } from './runs.repository.ts';

/** Who works with runs, and how the change is recorded in the audit log. */
export interface Requester {
  organizationId: string;
  userId: string;
  record: RecordChange;
}

/** Writes a change of a run into the audit log. */
export async function noteRun(
  trx: TenantTransaction,
  { record }: Requester,
  verb: string,
  { id, requestType, workspaceId, documentIds }: RunRow,
): Promise<void> {
  const details = { requestType, workspaceId, documents: documentIds.length };
  await record(trx, {
    action: `run.${verb}`,
    target: { type: 'run', id, name: runTypes[requestType].name },
    details,
  });
}

/** The fields that every start request has. */
export interface StartOrder extends NamedIdentity {
  workspaceId: string;
  /** Left out: all ready documents of the tender; null: none, because this kind of run reads none. */
  documentIds?: string[] | null | undefined;
  /** From 1; where not given, documents are read from their first page. */
  startPage?: number | null | undefined;
}

/** Writes a run and queues it; neither can exist without the other. */
export async function startRun<Type extends RunType>(
  trx: TenantTransaction,
  platform: Platform,
  requester: Requester,
  order: StartOrder,
  requestType: Type,
  parameters: RunParameters<Type>,
): Promise<RunRow> {
  await requireIdentity(trx, requester.userId, order);
  const chosen = order.documentIds === null ? [] : await chooseDocuments(trx, order.workspaceId, order.documentIds);
  requirePage(chosen, order.startPage ?? null);
  const id = await insertRun(trx, {
    organizationId: requester.organizationId,
    workspaceId: order.workspaceId,
    createdBy: requester.userId,
    teamId: runTypes[requestType].isForOwner ? null : (order.teamId ?? null),
    requestType,
    documentIds: chosen.map((document) => document.id),
    documentNames: chosen.map(({ fileName }) => fileName),
    parameters,
  });
  await queueRun(trx, platform, requester.organizationId, { id, requestType });
  const started = requireRun(await findRun(trx, { workspaceId: order.workspaceId, id }, requester.userId));
  await noteRun(trx, requester, 'started', started);
  return started;
}

/**
 * Gives the run a new job; an earlier job can no longer find the run. Throws `licence_limit` where the licence does not allow it.
 */
export async function queueRun(
  trx: TenantTransaction,
  { queue, usesModel }: Pick<Platform, 'queue' | 'usesModel'>,
  organizationId: string,
  { id: requestId, requestType }: { id: string; requestType: RunType },
): Promise<void> {
  const need = runTypes[requestType].isWithoutModel ? 'force' : 'tokens';
  await requireLicence(trx, { usesModel }, organizationId, need);
  const jobId = await queue.send(trx, carryOutRun, { organizationId, requestId });
  await requeueRow(trx, 'document-requests.run', { organizationId, id: requestId, jobId: String(jobId) });
}

/** Throws `invalid_input` where none of the documents reaches the first page that is asked for. */
function requirePage(documents: ChosenDocument[], startPage: number | null): void {
  const pages = Math.max(...documents.map((document) => document.pages ?? Number.POSITIVE_INFINITY));
  if (startPage === null || startPage <= pages) return;
  throw new AppError(failures.runs.tooFewPages(pages), [`startPage must be at most ${pages}`]);
}

/** Throws `not_found` for somebody who is not of this organisation. */
export async function requireUser(trx: TenantTransaction, id: string): Promise<void> {
  if (!(await hasUser(trx, id))) throw notFound('The user');
}

/** The run; throws `not_found` where there is none that the caller may see. */
export function requireRun(run: RunRow | undefined): RunRow {
  if (!run) throw notFound('The run');
  return run;
}
