import type { Correction, ItemKind, RequestStatus } from '@bidloom/contract/document-requests';
import { processingTypes } from '@bidloom/contract/notifications';
import { insertNotification, newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { removeObjects, runDocumentRequest } from '@bidloom/jobs';
import { type RequestParameters, requestParameters } from '@bidloom/jobs/request-parameters';
import type { NotificationData, NotificationEvent } from '@bidloom/platform';
import { AppError, notFound } from '../../lib/app-error.ts';
import { resolveCategory, resolveCustomer } from '../../lib/scope.ts';
import type { Platform } from '../../platform.ts';
import {
  deleteRequest,
  findItem,
  findRequest,
  type ItemRow,
  lockRequest,
  type RequestPath,
  type RequestRow,
  saveCorrection,
  updateRequest,
} from './document-requests.repository.ts';
import { own, queueRequest, type Requester } from './start-request.ts';

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
    return own(await findRequest(trx, path, requester.userId));
  });
  // After the row: a job that goes on for a moment finds a run that is no longer its own to write.
  if (stopped.jobId) await queue.cancel(runDocumentRequest, stopped.jobId);
  return stopped;
}

/** Whoever started a run is told that it was stopped, once, whoever stopped it. */
async function tellStopped(
  trx: TenantTransaction,
  { events }: Platform,
  organizationId: string,
  { id, workspaceId, requestType, createdBy }: RequestRow,
): Promise<void> {
  const types = {
    keyword_extraction: processingTypes.keywordExtraction,
    datasheet_extraction: processingTypes.datasheetExtraction,
    chat_export: processingTypes.chatHistoryDownload,
    batch_query: processingTypes.predefinedQuestions,
    summary: processingTypes.predefinedQuestions,
    question_generation: processingTypes.predefinedQuestions,
  } as const;
  const words = requestType.replace('_', ' ');
  const event: NotificationEvent = {
    ProcessingType: types[requestType],
    Message: `${words.charAt(0).toUpperCase()}${words.slice(1)} was stopped`,
    RequestId: id,
    RequestType: requestType,
    WorkspaceId: workspaceId,
    Status: 'cancelled',
  };
  const kept = await insertNotification(trx, { organizationId, userId: createdBy, event });
  const data: NotificationData = { id: kept, event };
  await events.publish({ type: 'notification', organizationId, userId: createdBy, data }, trx);
}

/** Goes on with a run that failed or was stopped: what it has found is kept, and not found again. */
export function retryRequest(platform: Platform, requester: Requester, path: RequestPath): Promise<RequestRow> {
  return withTenant(platform.database, requester.organizationId, async (trx) => {
    await lockRequest(trx, path.id);
    const { status } = own(await findRequest(trx, path, requester.userId));
    if (status !== 'failed' && status !== 'cancelled') {
      throw new AppError('conflict', 'Only a run that failed or was stopped can be tried again');
    }
    await queueRequest(trx, platform, requester.organizationId, path.id);
    return own(await findRequest(trx, path, requester.userId));
  });
}

/** Removes a run with its results; its files go by a job of the same transaction. */
export async function removeRequest(platform: Platform, requester: Requester, path: RequestPath): Promise<void> {
  const { database, queue } = platform;
  const { organizationId, userId } = requester;
  const { status, jobId } = await withTenant(database, organizationId, async (trx) =>
    own(await findRequest(trx, path, userId)),
  );
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
  });
}

/** Which corrections a kind of item takes. */
const corrects: Partial<Record<ItemKind, string>> = {
  table: 'cells',
  datasheet: 'parameters',
  summary_section: 'text',
  answer: 'text',
};

/** Puts something in the place of what was found. Throws `invalid_input` where it does not fit the item. */
export async function correctItem(
  trx: TenantTransaction,
  requester: Requester,
  path: RequestPath & { ordinal: number },
  correction: Correction | null,
): Promise<ItemRow> {
  const item = await getItem(trx, requester, path);
  const field = corrects[item.kind];
  if (!field) throw new AppError('invalid_input', 'This can not be corrected');
  if (correction !== null && !(field in correction)) {
    throw new AppError('invalid_input', `correction.${field} is a required field`);
  }
  await saveCorrection(trx, path.id, path.ordinal, correction, requester.userId);
  return getItem(trx, requester, path);
}

export async function getItem(
  trx: TenantTransaction,
  { userId }: Requester,
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
      throw new AppError('invalid_input', 'Only a section of a summary can be written anew');
    if (underWay.includes(request.status)) throw new AppError('conflict', 'Wait until the summary is finished');
    const index = Number(/^section (\d+)$/.exec(item.step)?.[1]);
    const parameters = requestParameters.summary.parse(request.parameters);
    const next: RequestParameters<'summary'> = { ...parameters, regenerate: [index] };
    await updateRequest(trx, path.id, { parameters: next });
    await queueRequest(trx, platform, requester.organizationId, path.id);
    return own(await findRequest(trx, path, requester.userId));
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
  let accepted = 0;
  const items: ItemRow[] = [];
  const ordinals = [...new Set(order.ordinals)];
  for (const ordinal of ordinals) {
    const item = await getItem(trx, requester, { ...path, ordinal });
    if (item.kind !== 'question') throw new AppError('invalid_input', `Item ${ordinal} is not a question`);
    const text = (item.headline as unknown as { text: string }).text;
    const inserted = await trx
      .insertInto('questions')
      .values({ id: newId(), organizationId, categoryId, customerId, text })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) accepted++;
    const questionId = inserted?.id ?? (await existingQuestion(trx, { categoryId, customerId, text }));
    await saveCorrection(trx, path.id, ordinal, { questionId, categoryId }, requester.userId);
    items.push(await getItem(trx, requester, { ...path, ordinal }));
  }
  return { accepted, existing: ordinals.length - accepted, items };
}

async function existingQuestion(
  trx: TenantTransaction,
  { categoryId, customerId, text }: { categoryId: string; customerId: string | null; text: string },
): Promise<string> {
  const { id } = await trx
    .selectFrom('questions')
    .select('id')
    .where('categoryId', '=', categoryId)
    .where('customerId', 'is not distinct from', customerId)
    .where((eb) => eb(eb.fn('lower', ['text']), '=', eb.fn('lower', [eb.val(text)])))
    .executeTakeFirstOrThrow();
  return id;
}
