import type { ListQuery } from '@bidloom/contract';
import { expiringDays, type LicenceStatus } from '@bidloom/contract/licenses';
import {
  blanksLast,
  containsPattern,
  countedTokens,
  monthStart,
  type PlatformTransaction,
  paginate,
  today,
} from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';

export type LicenceRow = NonNullable<Awaited<ReturnType<typeof findLicence>>>;

const sortColumns = {
  organizationName: blanksLast('organizations.nameKey'),
  plan: 'licenses.plan',
  seats: 'licenses.seats',
  validFrom: 'licenses.validFrom',
  validTo: 'licenses.validTo',
  createdAt: 'licenses.createdAt',
};

const status: RawBuilder<LicenceStatus> = sql`case
  when ${today} < licenses.valid_from then 'scheduled'
  when ${today} > licenses.valid_to then 'expired'
  when licenses.valid_to - ${today} < ${sql.lit(expiringDays)} then 'expiring'
  else 'active' end`;

const usedThisMonth = (what: RawBuilder<unknown>) => sql<string>`(
  select coalesce(sum(${what}), 0) from usage_events e
  where e.organization_id = licenses.organization_id and e.created_at >= ${monthStart})`;

/** Licences, with how much of each is used. */
function selectLicences(trx: PlatformTransaction) {
  return trx
    .selectFrom('licenses')
    .innerJoin('organizations', 'organizations.id', 'licenses.organizationId')
    .select([
      'licenses.id',
      'licenses.organizationId',
      'organizations.name as organizationName',
      'licenses.plan',
      'licenses.seats',
      'licenses.monthlyPages',
      'licenses.monthlyTokens',
      'licenses.createdAt',
      'licenses.updatedAt',
      sql<string>`licenses.valid_from::text`.as('validFrom'),
      sql<string>`licenses.valid_to::text`.as('validTo'),
      status.as('status'),
      sql<number>`(select count(*)::int from users u where u.organization_id = licenses.organization_id
        and u.deleted_at is null and (u.is_active or u.activated_at is null))`.as('seatsUsed'),
      usedThisMonth(sql`e.pages`).as('pagesUsed'),
      usedThisMonth(countedTokens).as('tokensUsed'),
    ]);
}

interface LicencesQuery extends ListQuery {
  status?: LicenceStatus | undefined;
  plan?: string | undefined;
  forOrganization?: string | undefined;
}

export function searchLicences(trx: PlatformTransaction, query: LicencesQuery) {
  let found = selectLicences(trx);
  if (query.status) found = found.where(status, '=', query.status);
  if (query.plan) found = found.where('licenses.plan', '=', query.plan);
  if (query.forOrganization) found = found.where('licenses.organizationId', '=', query.forOrganization);
  if (query.searchTerm) {
    const pattern = containsPattern(query.searchTerm);
    found = found.where(sql<boolean>`organizations.name_key like lower(${pattern})`);
  }
  return paginate(found, sortColumns, 'licenses.id', query);
}

export function findLicence(trx: PlatformTransaction, id: string) {
  return selectLicences(trx).where('licenses.id', '=', id).executeTakeFirst();
}

/** Locks the organisation's row: two licences of the same days that are made at once come one after the other. */
export function lockOrganization(trx: PlatformTransaction, id: string) {
  return trx.selectFrom('organizations').select(['id', 'name']).where('id', '=', id).forUpdate().executeTakeFirst();
}
