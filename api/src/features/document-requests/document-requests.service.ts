import type { Correction, ItemKind, RequestStatus } from '@bidloom/contract/document-requests';
import { insertRunNotifications, nameSubject, newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { removeObjects, runDocumentRequest } from '@bidloom/jobs';
import { type RequestParameters, requestParameters, requestTypes } from '@bidloom/jobs/request-parameters';
import type { NotificationData, NotificationEvent } from '@bidloom/platform';
import { sql } from 'kysely';
import { resolveCategory, resolveCustomer } from '../../lib/access/scope.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import {
  deleteRequest,
  findItem,
  findRequest,
  type ItemRow,
  listItemsOf,
  lockRequest,
  type RequestPath,
  type RequestRow,
  saveCorrection,
  updateRequest,
} from './document-requests.repository.ts';
import { noteRun, own, queueRequest, type Requester } from './start-request.ts';

const underWay: readonly RequestStatus[] = ['queued', 'running'];

/** Stops a run; what it has found so far stays. Throws `conflict` for one that has ended. */
export async function cancelRequest(platform: Platform, requester: Requester, path: RequestPath): Promise<RequestRow> {
  const { database, queue } = platform;
  const stopped = await withTenant(database, requester.organizationId, async (trx) => {
    await lockRequest(trx, path.id);
    const request = own(await findRequest(trx, path, requester.userId));
    if (!underWay.includes(request.status)) throw new AppError('conflict', 'This run has ended already');
    await updateRequest(trx, path.id, { status: 'cancelled', progress: null, hasEnded: true });
    await tellStopped(trx, platform, requester.organizationId, request);
    const stopped = own(await findRequest(trx, path, requester.userId));
    await noteRun(trx, requester, 'cancelled', stopped);
    return stopped;
  });
  // After the row: a job that goes on for a moment finds a run that is no longer its own to write.
  if (stopped.jobId) await queue.cancel(runDocumentRequest, stopped.jobId);
  return stopped;
}

/** Whoever a run concerns is told that it was stopped, once, whoever stopped it. */
async function tellStopped(
  trx: TenantTransaction,
  { events }: Platform,
  organizationId: string,
  { id, workspaceId, documentIds, requestType, createdBy, teamId, parameters }: RequestRow,
): Promise<void> {
  const { customerId } = await trx
    .selectFrom('workspaces')
    .select('customerId')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const event: NotificationEvent = {
    ProcessingType: requestTypes[requestType].processingType,
    Message: `${await nameSubject(trx, { workspaceId, documentIds })}: ${requestTypes[requestType].name} run was stopped`,
    RequestId: id,
    RequestType: requestType,
    WorkspaceId: workspaceId,
    CustomerId: customerId,
    Status: 'cancelled',
  };
  const run = { organizationId, workspaceId, createdBy, teamId, parameters };
  for (const { userId, id: kept } of await insertRunNotifications(trx, run, event)) {
    const data: NotificationData = { id: kept, event };
    await events.publish({ type: 'notification', organizationId, userId, data }, trx);
  }
}

/** Goes on with a run that failed or was stopped: what it has found is kept, and not found again. */
export function retryRequest(platform: Platform, requester: Requester, path: RequestPath): Promise<RequestRow> {
  return withTenant(platform.database, requester.organizationId, async (trx) => {
    await lockRequest(trx, path.id);
    const { status, requestType } = own(await findRequest(trx, path, requester.userId));
    if (status !== 'failed' && status !== 'cancelled') {
      throw new AppError('conflict', 'Only a run that failed or was stopped can be tried again');
    }
    await queueRequest(trx, platform, requester.organizationId, { id: path.id, requestType });
    const queued = own(await findRequest(trx, path, requester.userId));
    await noteRun(trx, requester, 'retried', queued);
    return queued;
  });
}

/** Names a run; what is in it and how it stands stays as it is. */
export async function renameRequest(
  trx: TenantTransaction,
  requester: Requester,
  path: RequestPath,
  name: string | null,
): Promise<RequestRow> {
  own(await findRequest(trx, path, requester.userId));
  await updateRequest(trx, path.id, { name });
  const renamed = own(await findRequest(trx, path, requester.userId));
  await noteRun(trx, requester, 'renamed', renamed);
  return renamed;
}

/** Removes a run with its results; its files go by a job of the same transaction. */
export async function removeRequest(platform: Platform, requester: Requester, path: RequestPath): Promise<void> {
  const { database, queue } = platform;
  const { organizationId, userId } = requester;
  const request = await withTenant(database, organizationId, async (trx) => own(await findRequest(trx, path, userId)));
  const { status, jobId } = request;
  // Its own connection: within the transaction it would wait for itself.
  if (jobId && underWay.includes(status)) await queue.cancel(runDocumentRequest, jobId);
  await withTenant(database, organizationId, async (trx) => {
    await lockRequest(trx, path.id);
    const files = await trx
      .selectFrom('documentExports')
      .select('objectKey')
      .where('requestId', '=', path.id)
      .where('objectKey', 'is not', null)
      .execute();
    await deleteRequest(trx, path.id);
    const keys = files.flatMap(({ objectKey }) => objectKey ?? []);
    if (keys.length > 0) await queue.send(trx, removeObjects, { organizationId, keys });
    await noteRun(trx, requester, 'deleted', request);
  });
}

/** Which corrections a kind of item takes. */
const corrects: Partial<Record<ItemKind, string>> = {
  table: 'cells',
  datasheet: 'parameters',
  summary_section: 'text',
  answer: 'text',
  comparison_answer: 'text',
  comparison_row: 'rulings',
};

/** Puts something in the place of what was found. Throws `invalid_input` where it does not fit the item. */
export async function correctItem(
  trx: TenantTransaction,
  requester: Requester,
  path: RequestPath & { ordinal: number },
  { correction, correctedAt }: { correction: Correction | null; correctedAt?: string | null | undefined },
): Promise<ItemRow> {
  await lockRequest(trx, path.id);
  const item = await getItem(trx, requester, path);
  if (correctedAt !== undefined && correctedAt !== (item.correctedAt?.toISOString() ?? null)) {
    throw new AppError('conflict', 'Somebody else has corrected this meanwhile. Look at it again.');
  }
  const field = corrects[item.kind];
  if (!field) throw new AppError('invalid_input', 'This can not be corrected');
  if (correction !== null && !(field in correction)) {
    throw new AppError('invalid_input', `correction.${field} is a required field`);
  }
  if (correction !== null) requireWithin(item, correction);
  await saveCorrection(trx, path.id, path.ordinal, correction, requester.userId);
  const corrected = await getItem(trx, requester, path);
  await noteRun(trx, requester, 'corrected', own(await findRequest(trx, path, requester.userId)));
  return corrected;
}

/** Throws `invalid_input` for a cell, a parameter or a citation that the item does not have, or that is named twice. */
function requireWithin({ headline }: ItemRow, correction: Correction): void {
  const size = headline as unknown as { rows?: number; columns?: number; parameters?: number; citations?: unknown[] };
  const refuse = (what: string) => {
    throw new AppError('invalid_input', `correction names ${what}`);
  };
  if ('cells' in correction) {
    const { rows = 0, columns = 0 } = size;
    if (correction.cells.some(({ row, column }) => row >= rows || column >= columns))
      refuse('a cell outside of the table');
    const places = new Set(correction.cells.map(({ row, column }) => `${row}/${column}`));
    if (places.size < correction.cells.length) refuse('a cell twice');
  }
  if ('text' in correction && correction.claims) {
    const { citations = [] } = size;
    if (textOfClaims(correction.claims) !== correction.text) refuse('claims that are not its text');
    if (correction.claims.some((claim) => claim.citations.some((index) => index >= citations.length)))
      refuse('a citation that there is not');
  }
  if ('rulings' in correction) {
    const { offers = [] } = headline as unknown as { offers?: { proposalId: string }[] };
    const named = correction.rulings.map(({ proposalId }) => proposalId);
    if (named.some((each) => !offers.some(({ proposalId }) => proposalId === each)))
      refuse('a proposal that is not compared');
    if (new Set(named).size < named.length) refuse('a proposal twice');
  }
  if ('parameters' in correction) {
    const { parameters = 0 } = size;
    if (correction.parameters.some(({ index }) => index >= parameters)) refuse('a parameter that there is not');
    if (new Set(correction.parameters.map(({ index }) => index)).size < correction.parameters.length)
      refuse('a parameter twice');
  }
}

/** The text that the sentences of a correction are. */
function textOfClaims(claims: readonly { text: string; sameLine?: boolean | undefined }[]): string {
  return claims.map(({ text, sameLine }, index) => (index === 0 || sameLine ? text : `\n${text}`)).join('');
}

export async function getItem(
  trx: TenantTransaction,
  { userId }: Pick<Requester, 'userId'>,
  { ordinal, ...path }: RequestPath & { ordinal: number },
): Promise<ItemRow> {
  own(await findRequest(trx, path, userId));
  const item = await findItem(trx, path.id, ordinal);
  if (!item) throw notFound('The item');
  return item;
}

/** Has one section of a finished summary written anew. */
export function regenerateItem(
  platform: Platform,
  requester: Requester,
  { ordinal, ...path }: RequestPath & { ordinal: number },
): Promise<RequestRow> {
  return withTenant(platform.database, requester.organizationId, async (trx) => {
    await lockRequest(trx, path.id);
    const request = own(await findRequest(trx, path, requester.userId));
    const item = await trx
      .selectFrom('documentRequestItems')
      .select(['kind', 'step'])
      .where('requestId', '=', path.id)
      .where('ordinal', '=', ordinal)
      .executeTakeFirst();
    if (!item) throw notFound('The section');
    if (item.kind !== 'summary_section')
      throw new AppError('invalid_input', 'Only a section of a summary can be regenerated');
    // A summary that was stopped is finished first: nobody may take it for a whole one.
    if (request.status !== 'completed')
      throw new AppError('conflict', 'Wait until the summary is finished, or try it again');
    const index = Number(/^section (\d+)$/.exec(item.step)?.[1]);
    const parameters = requestParameters.summary.parse(request.parameters);
    const next: RequestParameters<'summary'> = { ...parameters, regenerate: [index] };
    await updateRequest(trx, path.id, { parameters: next });
    await queueRequest(trx, platform, requester.organizationId, { id: path.id, requestType: 'summary' });
    const queued = own(await findRequest(trx, path, requester.userId));
    await noteRun(trx, requester, 'regenerated', queued);
    return queued;
  });
}

/** Adds generated questions to a category; one that it has already is only marked. */
export async function acceptQuestions(
  trx: TenantTransaction,
  requester: Requester,
  path: RequestPath,
  order: { ordinals: number[]; categoryId: string; customerId: string },
): Promise<{ accepted: number; existing: number; items: ItemRow[] }> {
  own(await findRequest(trx, path, requester.userId));
  const { organizationId } = requester;
  const categoryId = (await resolveCategory(trx, order.categoryId)) as string;
  const customerId = await resolveCustomer(trx, order.customerId);
  const ordinals = [...new Set(order.ordinals)];
  await lockRequest(trx, path.id);
  const items = await listItemsOf(trx, path.id, ordinals);
  if (items.length < ordinals.length) throw notFound('The item');
  const other = items.find(({ kind }) => kind !== 'question');
  if (other) throw new AppError('invalid_input', `Item ${other.ordinal} is not a question`);
  const textOf = ({ headline }: ItemRow) => (headline as unknown as { text: string }).text;
  const rows = items.map((item) => ({ id: newId(), organizationId, categoryId, customerId, text: textOf(item) }));
  const inserted = await trx
    .insertInto('questions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const known = await findQuestions(trx, { categoryId, customerId }, items.map(textOf));
  for (const item of items) {
    const questionId = known.get(textOf(item).toLowerCase());
    if (!questionId) throw new Error('An accepted question is not there');
    await saveCorrection(trx, path.id, item.ordinal, { questionId, categoryId }, requester.userId);
  }
  const accepted = inserted.length;
  const counts = { accepted, existing: ordinals.length - accepted };
  await requester.record(trx, { action: 'question.accepted', details: { ...counts, categoryId, customerId } });
  return { ...counts, items: await listItemsOf(trx, path.id, ordinals) };
}

/** Questions of a category by their texts in lower case, as the database compares them. */
async function findQuestions(
  trx: TenantTransaction,
  { categoryId, customerId }: { categoryId: string; customerId: string | null },
  texts: readonly string[],
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('questions')
    .select(['id', 'text'])
    .where('categoryId', '=', categoryId)
    .where('customerId', 'is not distinct from', customerId)
    .where(
      (eb) => eb.fn('lower', ['text']),
      'in',
      texts.map((text) => sql<string>`lower(${text}::text)`),
    )
    .execute();
  return new Map(rows.map(({ id, text }) => [text.toLowerCase(), id]));
}
