import type { RequestType } from '@bidloom/contract/document-requests';
import type { TenantTransaction } from '@bidloom/db';
import { runDocumentRequest } from '@bidloom/jobs';
import type { RequestParameters } from '@bidloom/jobs/request-parameters';
import { AppError, notFound } from '../../lib/app-error.ts';
import { type ChosenDocument, chooseDocuments } from '../../lib/choose-documents.ts';
import { requireWorkspace } from '../../lib/require-workspace.ts';
import { resolveCustomer } from '../../lib/scope.ts';
import type { Platform } from '../../platform.ts';
import { findRequest, insertRequest, type RequestRow, updateRequest } from './document-requests.repository.ts';

/** Who starts a run. */
export interface Requester {
  organizationId: string;
  userId: string;
}

/** What a call names besides its matter. */
export interface StartOrder {
  workspaceId: string;
  documentIds?: string[] | undefined;
  teamId?: string | null | undefined;
  userId?: string | undefined;
  customerId?: string | null | undefined;
  /** From 1; where not given, documents are read from their first page. */
  startPage?: number | null | undefined;
}

/** Writes a run and queues it; neither can exist without the other. */
export async function startRequest<Type extends RequestType>(
  trx: TenantTransaction,
  platform: Platform,
  requester: Requester,
  order: StartOrder,
  requestType: Type,
  parameters: RequestParameters<Type>,
): Promise<RequestRow> {
  await requireOwn(trx, order);
  const chosen = requestType === 'chat_export' ? [] : await chooseDocuments(trx, order.workspaceId, order.documentIds);
  requirePage(chosen, order.startPage ?? null);
  const id = await insertRequest(trx, {
    organizationId: requester.organizationId,
    workspaceId: order.workspaceId,
    createdBy: requester.userId,
    teamId: order.teamId ?? null,
    requestType,
    documentIds: chosen.map((document) => document.id),
    documentNames: chosen.map(({ fileName }) => fileName),
    parameters,
  });
  await queueRequest(trx, platform, requester.organizationId, id);
  return own(await findRequest(trx, { workspaceId: order.workspaceId, id }, requester.userId));
}

/** So many unfinished runs of one organisation are taken in turn with those of others; further ones wait behind. */
const takenInTurn = 10;

/** Gives the run a job of its own: one that it had before finds it no longer. */
export async function queueRequest(
  trx: TenantTransaction,
  { queue }: Platform,
  organizationId: string,
  requestId: string,
): Promise<void> {
  const { unfinished } = await trx
    .selectFrom('documentRequests')
    .select((eb) => eb.fn.countAll<string>().as('unfinished'))
    .where('status', 'in', ['queued', 'running'])
    .where('id', '!=', requestId)
    .executeTakeFirstOrThrow();
  const priority = Number(unfinished) < takenInTurn ? 0 : -1;
  const jobId = await queue.send(trx, runDocumentRequest, { organizationId, requestId }, { priority });
  await updateRequest(trx, requestId, {
    status: 'queued',
    failure: null,
    progress: null,
    startedAt: null,
    hasEnded: false,
    jobId,
  });
}

/** What a call names must be there: a foreign id never looks like an empty one. Whoever is named, the run is the caller's. */
async function requireOwn(trx: TenantTransaction, order: StartOrder): Promise<void> {
  await requireWorkspace(trx, order.workspaceId);
  if (order.userId) await requireUser(trx, order.userId);
  if (order.customerId) await resolveCustomer(trx, order.customerId);
  if (order.teamId) {
    const team = await trx.selectFrom('teams').select('id').where('id', '=', order.teamId).executeTakeFirst();
    if (!team) throw notFound('The team');
  }
}

/** Throws `invalid_input` where none of the documents reaches the first page that is asked for. */
function requirePage(documents: ChosenDocument[], startPage: number | null): void {
  const pages = Math.max(...documents.map((document) => document.pages ?? Number.POSITIVE_INFINITY));
  if (startPage === null || startPage <= pages) return;
  const message = pages === 1 ? 'There is one page only' : `There are ${pages} pages`;
  throw new AppError('invalid_input', message, [`startPage must be at most ${pages}`]);
}

/** Throws `not_found` for somebody who is not of this organisation. */
export async function requireUser(trx: TenantTransaction, id: string): Promise<void> {
  const found = await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('The user');
}

/** The run, where there is one that the caller may see. */
export function own(request: RequestRow | undefined): RequestRow {
  if (!request) throw notFound('The request');
  return request;
}
