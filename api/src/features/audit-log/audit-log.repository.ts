import type { ListQuery } from '@bidloom/contract';
import { type AuditEntry, type auditOutcomes, mostCountedEntries } from '@bidloom/contract/audit-log';
import {
  containsPattern,
  isByOutsider,
  type PageOf,
  type PlatformTransaction,
  platformAdministrator,
  type TenantTransaction,
} from '@bidloom/db';
import { type SqlBool, sql } from 'kysely';
import { type AuditScope, administrativeNouns, isOwnLog } from './audit-scope.ts';

type Transaction = TenantTransaction | PlatformTransaction;

/** What is looked for; nothing that is left out narrows the log. */
export interface AuditFilter {
  searchTerm?: string | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  outcome?: (typeof auditOutcomes)[number] | undefined;
  targetId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof readEntries>['execute']>>[number];

/** Numbers of a chain, both included. */
interface Range {
  first: number;
  last: number;
}

/**
 * A page of a chain. Entries are numbered without gaps and in the order of time, so that a page which dates alone narrow is read by its numbers;
 * of what other filters leave, `mostCountedEntries` are counted at most.
 */
export async function searchEntries(
  trx: Transaction,
  scope: AuditScope,
  query: AuditFilter & Omit<ListQuery, 'sortBy'>,
): Promise<PageOf<AuditRow>> {
  const { pageSize, sortDescending } = query;
  const offset = query.skip ?? (query.pageNumber - 1) * pageSize;
  const range = await findRange(trx, scope, query);
  const order = sortDescending ? 'desc' : 'asc';
  let totalCount: number;
  let items: AuditRow[];
  if (isPlain(query)) {
    totalCount = Math.max(0, range.last - range.first + 1);
    const first = sortDescending ? range.last - offset - pageSize + 1 : range.first + offset;
    const page = { first: Math.max(first, range.first), last: Math.min(first + pageSize - 1, range.last) };
    items = await readEntries(trx, scope, {}, page).orderBy('sequence', order).execute();
  } else {
    const found = query.searchTerm ? await findWords(trx, scope, query.searchTerm) : undefined;
    const selected = readEntries(trx, scope, query, range, found);
    items = await selected.orderBy('sequence', order).limit(pageSize).offset(offset).execute();
    const counted = selected.clearSelect().select('sequence').limit(mostCountedEntries);
    const { count } = await trx
      .selectFrom(counted.as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    totalCount = Number(count);
  }
  return {
    ...{ items, totalCount, totalPages: Math.ceil(totalCount / pageSize), pageSize },
    pageNumber: Math.floor(offset / pageSize) + 1,
    ...{ hasNextPage: offset + items.length < totalCount, hasPreviousPage: offset > 0 },
  };
}

/** The entries of a selection that come before `before`, newest first: for reading it from end to end. */
export async function readOlder(
  trx: Transaction,
  scope: AuditScope,
  filter: AuditFilter,
  { before, limit }: { before: number; limit: number },
): Promise<AuditRow[]> {
  const { first, last } = await findRange(trx, scope, filter);
  const range = { first, last: Math.min(last, before - 1) };
  return readEntries(trx, scope, filter, range).orderBy('sequence', 'desc').limit(limit).execute();
}

const isPlain = ({ searchTerm, actorId, action, outcome, targetId }: AuditFilter) =>
  !(searchTerm || actorId || action || outcome || targetId);

function readEntries(
  trx: Transaction,
  scope: AuditScope,
  { searchTerm, actorId, action, outcome, targetId }: AuditFilter,
  { first, last }: Range,
  found?: number[] | null,
) {
  const { chainId, isForeign } = scope;
  const isOutsider = isByOutsider('audit_entries', chainId);
  let query = trx
    .selectFrom('auditEntries')
    .select(['id', 'sequence', 'organizationId', 'actorId', 'actorName', 'actorEmail', 'action', 'targetType'])
    .select(['targetId', 'targetName', 'address', 'userAgent', 'requestId', 'createdAt'])
    .select((eb) => [
      eb.ref('outcome').$castTo<AuditEntry['outcome']>().as('outcome'),
      eb.ref('details').$castTo<AuditEntry['details']>().as('details'),
    ])
    .select((isOwnLog(scope) ? isOutsider : sql<boolean>`false`).as('isByPlatform'))
    .where('chainId', '=', chainId)
    .where('sequence', '>=', String(first))
    .where('sequence', '<=', String(last));
  if (actorId) query = query.where('actorId', '=', actorId);
  if (actorId && isOwnLog(scope)) query = query.where(sql<SqlBool>`not ${isOutsider}`);
  if (action) query = query.where('action', '=', action);
  if (outcome) query = query.where('outcome', '=', outcome);
  if (targetId) query = query.where('targetId', '=', targetId);
  if (!searchTerm) return query;
  const pattern = containsPattern(searchTerm);
  query = query.where(sql<SqlBool>`search_text like lower(${pattern})`);
  if (found) query = query.where(sql<SqlBool>`sequence = any (${found}::bigint[])`);
  // What is hidden is not found either.
  if (isForeign) {
    query = query.where(
      sql<SqlBool>`(split_part(action, '.', 1) = any (${administrativeNouns}::text[])
        or lower(concat_ws(e'\n', actor_name, actor_email, action)) like lower(${pattern}))`,
    );
  }
  if (isOwnLog(scope)) {
    query = query.where(
      sql<SqlBool>`(not ${isOutsider} or lower(concat_ws(e'\n', ${platformAdministrator}::text, action, target_name)) like lower(${pattern}))`,
    );
  }
  return query;
}

/** Where the words are rare, the numbers of the entries that have them; null where going through the newest entries is as quick. */
async function findWords(trx: Transaction, { chainId }: AuditScope, searchTerm: string): Promise<number[] | null> {
  if (!/[\p{L}\p{N}]{3}/u.test(searchTerm)) return null;
  const { rows } = await sql<{ found: string[] }>`
    select find_audit_entries(${chainId}, lower(${containsPattern(searchTerm)}), ${sql.lit(mostCountedEntries)}) as found`.execute(
    trx,
  );
  const found = rows[0]?.found ?? [];
  return found.length > mostCountedEntries ? null : found.map(Number);
}

/** The numbers between two moments. */
async function findRange(trx: Transaction, { chainId }: AuditScope, { from, to }: AuditFilter): Promise<Range> {
  const entries = trx.selectFrom('auditEntries').select('sequence').where('chainId', '=', chainId);
  const start = from
    ? await entries.where('createdAt', '>=', new Date(from)).orderBy('createdAt').limit(1).executeTakeFirst()
    : { sequence: 1 };
  const end = to
    ? await entries.where('createdAt', '<', new Date(to)).orderBy('createdAt', 'desc').limit(1).executeTakeFirst()
    : await entries.orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  return start && end ? { first: Number(start.sequence), last: Number(end.sequence) } : { first: 1, last: 0 };
}

/** Whether there is such an organisation, or was: its log outlives it. */
export async function hasLog(trx: PlatformTransaction, organizationId: string): Promise<boolean> {
  const organization = trx.selectFrom('organizations').select('id').where('id', '=', organizationId);
  const chain = trx.selectFrom('auditChains').select('chainId as id').where('chainId', '=', organizationId);
  return (await organization.unionAll(chain).limit(1).executeTakeFirst()) !== undefined;
}
