import type { ListQuery } from '@bidloom/contract';
import type { Correction, ItemKind, Run, RunStatus, RunType } from '@bidloom/contract/runs';
import { blanksLast, containsPattern, newId, paginate, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;
export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** Identifies a run; a run of another tender, or somebody else's chat, is not found. */
export interface RunPath {
  workspaceId: string;
  id: string;
}

const sortColumns = {
  createdAt: 'documentRequests.createdAt',
  requestType: 'documentRequests.requestType',
  status: 'documentRequests.status',
  finishedAt: blanksLast('documentRequests.finishedAt'),
  name: blanksLast('documentRequests.name'),
};

/** What the calls of a run have used, in the shape of the contract. */
const cost = sql<Run['cost']>`(
  select jsonb_build_object(
    -- Those of embeddings write nothing.
    'model', string_agg(distinct model, ', ') filter (where output_tokens > 0),
    'calls', count(*),
    'inputTokens', coalesce(sum(input_tokens), 0),
    'outputTokens', coalesce(sum(output_tokens), 0),
    'amount', coalesce(sum(cost), 0),
    'milliseconds', coalesce(sum(milliseconds), 0))
  from usage_events where request_id = document_requests.id)`;

/**
 * Runs of a tender that this person may see: downloads of a chat belong only to their owner, comparisons of proposals are for
 * administrators.
 */
function selectRuns(trx: TenantTransaction, workspaceId: string, userId: string) {
  return trx
    .selectFrom('documentRequests')
    .innerJoin('users', 'users.id', 'documentRequests.createdBy')
    .select([
      'documentRequests.id',
      'documentRequests.workspaceId',
      'documentRequests.name',
      'documentRequests.createdBy',
      'documentRequests.teamId',
      'documentRequests.documentIds',
      'documentRequests.documentNames',
      'documentRequests.parameters',
      'documentRequests.progress',
      'documentRequests.result',
      'documentRequests.failure',
      'documentRequests.jobId',
      'documentRequests.createdAt',
      'documentRequests.startedAt',
      'documentRequests.finishedAt',
      'users.firstName',
      'users.lastName',
      cost.as('cost'),
    ])
    .select((eb) => [
      eb.ref('documentRequests.requestType').$castTo<RunType>().as('requestType'),
      eb.ref('documentRequests.status').$castTo<RunStatus>().as('status'),
      eb.ref('documentRequests.engine').$castTo<Run['engine']>().as('engine'),
    ])
    .where('documentRequests.workspaceId', '=', workspaceId)
    .where((eb) =>
      eb.or([eb('documentRequests.requestType', '!=', 'chat_export'), eb('documentRequests.createdBy', '=', userId)]),
    )
    .where((eb) =>
      eb.or([
        eb('documentRequests.requestType', '!=', 'comparison'),
        eb.exists(
          eb
            .selectFrom('users as reader')
            .select('reader.id')
            .where('reader.id', '=', userId)
            .where('reader.role', '=', 'ORGANIZATION_ADMIN'),
        ),
      ]),
    );
}

export function findRun(trx: TenantTransaction, { workspaceId, id }: RunPath, userId: string) {
  return selectRuns(trx, workspaceId, userId).where('documentRequests.id', '=', id).executeTakeFirst();
}

export interface RunFilters {
  status?: RunStatus | undefined;
  createdBy?: string | undefined;
  requestType?: RunType | undefined;
  /** Started from this moment on, and before that one; ISO 8601. */
  from?: string | undefined;
  to?: string | undefined;
}

export function searchRuns(trx: TenantTransaction, workspaceId: string, userId: string, query: ListQuery & RunFilters) {
  let found = selectRuns(trx, workspaceId, userId);
  // A download of key facts is no analysis, and has no result to go back to: it is listed only if its type is asked for.
  if (!query.requestType) found = found.where('documentRequests.requestType', '!=', 'facts_export');
  if (query.status) found = found.where('documentRequests.status', '=', query.status);
  if (query.requestType) found = found.where('documentRequests.requestType', '=', query.requestType);
  if (query.createdBy) found = found.where('documentRequests.createdBy', '=', query.createdBy);
  if (query.from) found = found.where('documentRequests.createdAt', '>=', new Date(query.from));
  if (query.to) found = found.where('documentRequests.createdAt', '<', new Date(query.to));
  if (query.searchTerm) {
    const pattern = containsPattern(query.searchTerm);
    found = found.where((eb) =>
      eb.or([
        eb('documentRequests.name', 'ilike', pattern),
        eb(sql`array_to_string(document_requests.document_names, ' ')`, 'ilike', pattern),
        eb(sql`users.first_name || ' ' || users.last_name`, 'ilike', pattern),
        eb(sql`replace(document_requests.request_type, '_', ' ')`, 'ilike', pattern),
        // What was asked for, such as keywords; not the names of parameters.
        eb(
          sql`jsonb_path_query_array(document_requests.parameters, '$.** ? (@.type() == "string")')::text`,
          'ilike',
          pattern,
        ),
      ]),
    );
  }
  return paginate(found, sortColumns, 'documentRequests.id', query);
}

/** A run as it is asked for. */
export interface NewRun {
  organizationId: string;
  workspaceId: string;
  createdBy: string;
  teamId: string | null;
  requestType: RunType;
  documentIds: string[];
  documentNames: string[];
  parameters: object;
}

/** Writes a queued run and returns its id. */
export async function insertRun(trx: TenantTransaction, run: NewRun): Promise<string> {
  const id = newId();
  await trx
    .insertInto('documentRequests')
    .values({ ...run, id, parameters: JSON.stringify(run.parameters) })
    .execute();
  return id;
}

export interface RunUpdate {
  name?: string | null;
  status?: RunStatus;
  progress?: null;
  parameters?: object;
  /** Sets the end to now. */
  hasEnded?: true;
}

export async function updateRun(
  trx: TenantTransaction,
  id: string,
  { hasEnded, parameters, ...changes }: RunUpdate,
): Promise<void> {
  await trx
    .updateTable('documentRequests')
    .set({
      ...changes,
      ...(parameters && { parameters: JSON.stringify(parameters) }),
      ...(hasEnded && { finishedAt: sql`now()` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Holds a run for this transaction, so that its end is written once. */
export async function lockRun(trx: TenantTransaction, id: string): Promise<void> {
  await trx.selectFrom('documentRequests').select('id').where('id', '=', id).forUpdate().execute();
}

export async function deleteRun(trx: TenantTransaction, id: string): Promise<void> {
  await trx.deleteFrom('documentRequests').where('id', '=', id).execute();
}

/** The customer of a tender. */
export async function findCustomer(trx: TenantTransaction, workspaceId: string): Promise<string> {
  const { customerId } = await trx
    .selectFrom('workspaces')
    .select('customerId')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return customerId;
}

/** The keys of the files that were written of a run. */
export async function listFiles(trx: TenantTransaction, requestId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('documentExports')
    .select('objectKey')
    .where('requestId', '=', requestId)
    .where('objectKey', 'is not', null)
    .execute();
  return rows.flatMap(({ objectKey }) => objectKey ?? []);
}

function selectItems(trx: TenantTransaction, requestId: string, withContent: boolean) {
  return trx
    .selectFrom('documentRequestItems')
    .select(['ordinal', 'headline', 'correctedAt'])
    .select((eb) => [
      eb.ref('kind').$castTo<ItemKind>().as('kind'),
      sql<Correction | null>`correction`.as('correction'),
      (withContent ? eb.ref('content') : eb.val(null)).$castTo<unknown>().as('content'),
    ])
    .where('requestId', '=', requestId);
}

export function listItems(trx: TenantTransaction, requestId: string, { afterOrdinal }: { afterOrdinal: number }) {
  return selectItems(trx, requestId, false).where('ordinal', '>', afterOrdinal).orderBy('ordinal').execute();
}

/** The items of one kind, whole. */
export function listWholeItems(trx: TenantTransaction, requestId: string, kind: ItemKind) {
  return selectItems(trx, requestId, true).where('kind', '=', kind).orderBy('ordinal').execute();
}

/** These items of a run, without their heavy part; those that there are not are left out. */
export function listItemsOf(trx: TenantTransaction, requestId: string, ordinals: readonly number[]) {
  return selectItems(trx, requestId, false)
    .where('ordinal', 'in', [...ordinals])
    .orderBy('ordinal')
    .execute();
}

export function findItem(trx: TenantTransaction, requestId: string, ordinal: number) {
  return selectItems(trx, requestId, true).where('ordinal', '=', ordinal).executeTakeFirst();
}

/** When the correction was made that the person saw; null: there was none; undefined: whatever it is. */
export type SeenAt = Date | null | undefined;

/** Whether the correction is the one that the person saw. Outside of the database its time has milliseconds only. */
const isSeen = (at: SeenAt) =>
  at === undefined
    ? sql<boolean>`true`
    : sql<boolean>`date_trunc('milliseconds', corrected_at) is not distinct from ${at}::timestamptz`;

/** Keeps what a person put in an item's place; null takes it back. False where another correction was seen. */
export async function saveCorrection(
  trx: TenantTransaction,
  { requestId, ordinal, userId }: { requestId: string; ordinal: number; userId: string },
  correction: Correction | null,
  seenAt: SeenAt,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documentRequestItems')
    .set(
      correction === null
        ? { correction: null, correctedBy: null, correctedAt: null, isCarried: false }
        : { correction: JSON.stringify(correction), correctedBy: userId, correctedAt: sql`now()`, isCarried: false },
    )
    .where('requestId', '=', requestId)
    .where('ordinal', '=', ordinal)
    .where(isSeen(seenAt))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether somebody is of this organisation. */
export async function hasUser(trx: TenantTransaction, id: string): Promise<boolean> {
  const found = await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
