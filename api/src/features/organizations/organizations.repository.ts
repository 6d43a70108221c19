import type { ChoicesQuery, ListQuery } from '@bidloom/contract';
import type { IndustryType, organizationBody } from '@bidloom/contract/organizations';
import { blanksLast, caseless, containsPattern, newId, type PlatformTransaction, paginate } from '@bidloom/db';
import { sql } from 'kysely';
import type { z } from 'zod';
import { choicesBy } from '../../lib/http/choices.ts';

export type OrganizationRow = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

const sortColumns = {
  name: 'organizations.nameKey',
  industryType: blanksLast('industryTypes.name'),
  country: blanksLast(caseless('organizations.country')),
  isActive: 'organizations.isActive',
  createdAt: 'organizations.createdAt',
  updatedAt: 'organizations.updatedAt',
};

/** The fields that a person fills in. */
export type OrganizationFields = Omit<z.output<typeof organizationBody>, 'isActive'>;

/** Organisations with their industry, the number of their people, and their removal where one was asked for. */
function selectOrganizations(trx: PlatformTransaction) {
  return trx
    .selectFrom('organizations')
    .leftJoin('industryTypes', 'industryTypes.id', 'organizations.industryTypeId')
    .leftJoin('organizationRemovals', 'organizationRemovals.organizationId', 'organizations.id')
    .select([
      'organizations.id',
      'organizations.name',
      'organizations.industryTypeId',
      'industryTypes.name as industryTypeName',
      'organizations.industrySpecialtyIds',
      'organizations.address',
      'organizations.country',
      'organizations.phone',
      'organizations.website',
      'organizations.isActive',
      'organizations.inactiveReason',
      'organizations.createdAt',
      'organizations.updatedAt',
      'organizationRemovals.status as removalStatus',
      'organizationRemovals.requestedAt',
      'organizationRemovals.failure',
      'organizationRemovals.exportSize',
      'organizationRemovals.exportExpiresAt',
      'organizationRemovals.exportedAt',
      'organizationRemovals.downloadedAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('users as downloader')
        .select(sql<string>`concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))`.as('name'))
        .whereRef('downloader.id', '=', 'organizationRemovals.downloadedBy')
        .as('downloadedBy'),
    )
    .select((eb) =>
      eb
        .selectFrom('users')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('users.organizationId', '=', 'organizations.id')
        .where('users.deletedAt', 'is', null)
        .where((or) => or.or([or('users.isActive', '=', true), or('users.activatedAt', 'is', null)]))
        .as('userCount'),
    );
}

interface OrganizationsQuery extends ListQuery {
  isActive?: boolean | undefined;
  industryTypeId?: number | undefined;
}

export function searchOrganizations(trx: PlatformTransaction, query: OrganizationsQuery) {
  let found = selectOrganizations(trx);
  if (query.isActive !== undefined) found = found.where('organizations.isActive', '=', query.isActive);
  if (query.industryTypeId !== undefined) {
    found = found.where('organizations.industryTypeId', '=', query.industryTypeId);
  }
  if (query.searchTerm) found = found.where(matches(query.searchTerm));
  return paginate(found, sortColumns, 'organizations.id', query);
}

export function listOrganizationNames(trx: PlatformTransaction, query: ChoicesQuery) {
  let found = trx.selectFrom('organizations').select(['organizations.id', 'organizations.name']);
  if (query.searchTerm) found = found.where(matches(query.searchTerm));
  return paginate(found, { name: 'organizations.nameKey' }, 'organizations.id', choicesBy('name', query));
}

const matches = (term: string) => sql<boolean>`organizations.name_key like lower(${containsPattern(term)})`;

export function findOrganization(trx: PlatformTransaction, id: string) {
  return selectOrganizations(trx).where('organizations.id', '=', id).executeTakeFirst();
}

/** Locks the row until the transaction ends: changes of an organisation come one after the other. */
export function lockOrganization(trx: PlatformTransaction, id: string) {
  return trx
    .selectFrom('organizations')
    .select(['id', 'name', 'industryTypeId', 'industrySpecialtyIds', 'address', 'country', 'phone', 'website'])
    .select(['isActive', 'inactiveReason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the new organisation's id. */
export async function insertOrganization(
  trx: PlatformTransaction,
  fields: OrganizationFields & { isActive: boolean },
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('organizations')
    .values({ id, ...fields })
    .execute();
  return id;
}

/** Writes only the given fields. */
export async function updateOrganization(
  trx: PlatformTransaction,
  id: string,
  fields: Partial<OrganizationFields> & { isActive?: boolean; inactiveReason?: string | null },
): Promise<void> {
  await trx
    .updateTable('organizations')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** An account without a password: invited, and with a seat. */
export async function insertAdministrator(
  trx: PlatformTransaction,
  organizationId: string,
  person: { firstName: string; lastName: string; email: string },
): Promise<string> {
  const id = newId();
  const state = { role: 'ORGANIZATION_ADMIN', isActive: false, activatedAt: null, passwordHash: null };
  const invited = { invitationsSent: 1, invitationSentAt: sql<Date>`now()` };
  await trx
    .insertInto('users')
    .values({ id, organizationId, ...person, ...state, ...invited })
    .execute();
  return id;
}

export function listIndustryTypes(trx: PlatformTransaction): Promise<IndustryType[]> {
  return trx.selectFrom('industryTypes').select(['id', 'name']).orderBy('name').execute();
}

export function listIndustrySpecialties(trx: PlatformTransaction, industryTypeId: number): Promise<IndustryType[]> {
  return trx
    .selectFrom('industrySpecialties')
    .select(['id', 'name'])
    .where('industryTypeId', '=', industryTypeId)
    .orderBy('name')
    .execute();
}
