import type { ListQuery } from '@bidloom/contract';
import {
  type AuditEntry,
  type auditOutcomes,
  isShortSearch,
  mostCountedEntries,
  shortSearchEntries,
} from '@bidloom/contract/audit-log';
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

export type AuditRow = Awaited<ReturnType<AuditQuery['execute']>>[number];

/** Numbers of a chain, both included. */
interface Range {
  first: number;
  last: number;
}

/**
 * A page of a chain. Entries are numbered without gaps and in the order of time, so that a page which dates alone narrow is read by its numbers;
 * of what other filters leave, `mostCountedEntries` are looked for at most.
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
  let page: AuditQuery;
  if (isPlain(query)) {
    totalCount = Math.max(0, range.last - range.first + 1);
    const first = sortDescending ? range.last - offset - pageSize + 1 : range.first + offset;
    page = readRange(trx, scope, {
      first: Math.max(first, range.first),
      last: Math.min(first + pageSize - 1, range.last),
    });
  } else {
    const found = await findNumbers(trx, scope, query, range, { sortDescending, most: mostCountedEntries });
    totalCount = found.length;
    page = readNumbers(trx, scope, found.slice(offset, offset + pageSize));
  }
  const items = await page.orderBy('sequence', order).execute();
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
  const older = isPlain(filter)
    ? readRange(trx, scope, range)
    : readNumbers(
        trx,
        scope,
        await findNumbers(trx, scope, filter, range, { sortDescending: true, most: limit, isWhole: true }),
      );
  return older.orderBy('sequence', 'desc').limit(limit).execute();
}

const isPlain = ({ searchTerm, actorId, action, outcome, targetId }: AuditFilter) =>
  !(searchTerm || actorId || action || outcome || targetId);

type AuditQuery = ReturnType<typeof readEntries>;

function readEntries(trx: Transaction, scope: AuditScope) {
  const { chainId } = scope;
  return trx
    .selectFrom('auditEntries')
    .select(['id', 'sequence', 'organizationId', 'actorId', 'actorName', 'actorEmail', 'action', 'targetType'])
    .select(['targetId', 'targetName', 'address', 'userAgent', 'requestId', 'createdAt'])
    .select((eb) => [
      eb.ref('outcome').$castTo<AuditEntry['outcome']>().as('outcome'),
      eb.ref('details').$castTo<AuditEntry['details']>().as('details'),
    ])
    .select((isOwnLog(scope) ? isByOutsider('audit_entries', chainId) : sql<boolean>`false`).as('isByPlatform'))
    .where('chainId', '=', chainId);
}

const readRange = (trx: Transaction, scope: AuditScope, { first, last }: Range): AuditQuery =>
  readEntries(trx, scope).where('sequence', '>=', String(first)).where('sequence', '<=', String(last));

const readNumbers = (trx: Transaction, scope: AuditScope, numbers: string[]): AuditQuery =>
  readEntries(trx, scope).where(sql<SqlBool>`sequence = any (${numbers}::bigint[])`);

/**
 * The numbers of the entries that match the filters, in order, at most `most`. Text that is hidden from this reader is not found either.
 * Words without three adjacent letters or digits are in no index: they are looked for only in the first entries of the order, unless it
 * `isWhole`.
 */
async function findNumbers(
  trx: Transaction,
  scope: AuditScope,
  { searchTerm, actorId, action, outcome, targetId }: AuditFilter,
  { first, last }: Range,
  { sortDescending, most, isWhole = false }: { sortDescending: boolean; most: number; isWhole?: boolean },
): Promise<string[]> {
  const reach = !isWhole && searchTerm && isShortSearch(searchTerm) ? shortSearchEntries : last - first + 1;
  const range = sortDescending
    ? { first: Math.max(first, last - reach + 1), last }
    : { first, last: Math.min(last, first + reach - 1) };
  const wanted = {
    ...{ actorId, action, outcome, targetId },
    ...(searchTerm && { pattern: containsPattern(searchTerm) }),
    ...(isOwnLog(scope) && { hiddenAs: platformAdministrator }),
    ...(scope.isForeign && { nouns: administrativeNouns }),
  };
  const { rows } = await sql<{ found: string[] }>`
    select find_audit_entries(${scope.chainId}, ${JSON.stringify(wanted)}, ${range.first}, ${range.last}, ${sortDescending}, ${most}) as found`.execute(
    trx,
  );
  return rows[0]?.found ?? [];
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
