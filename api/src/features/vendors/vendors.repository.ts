import type { ListQuery } from '@bidloom/contract';
import type { vendorBody } from '@bidloom/contract/vendors';
import { blanksLast, caseless, newId, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { type SqlBool, sql } from 'kysely';
import type { FieldsOf } from '../../lib/http/fields-of.ts';

export type VendorRow = NonNullable<Awaited<ReturnType<typeof findVendor>>>;

const sortColumns = {
  name: 'nameKey',
  contactName: blanksLast(caseless('contactName')),
  email: blanksLast(caseless('email')),
  isActive: 'isActive',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The fields that a person fills in. */
export type VendorFields = FieldsOf<typeof vendorBody>;

/** Vendors with the number of their proposals. */
function selectVendors(trx: TenantTransaction) {
  return trx
    .selectFrom('vendors')
    .select([
      'id',
      'organizationId',
      'name',
      'contactName',
      'email',
      'phone',
      'specialities',
      'isActive',
      'createdAt',
      'updatedAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('proposals')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('proposals.organizationId', '=', 'vendors.organizationId')
        .whereRef('proposals.vendorId', '=', 'vendors.id')
        .as('proposalCount'),
    );
}

export async function searchVendors(
  trx: TenantTransaction,
  query: ListQuery & { isActive?: boolean | undefined; speciality?: string | undefined },
) {
  let found = selectVendors(trx);
  if (query.isActive !== undefined) found = found.where('isActive', '=', query.isActive);
  if (query.speciality) {
    found = found.where(
      sql<SqlBool>`exists (select from unnest(specialities) as t (name) where lower(t.name) = lower(${query.speciality}))`,
    );
  }
  if (query.searchTerm) {
    found = await searchRows(trx, found, query.searchTerm, { columns: ['searchText'], tables: { vendors: 'id' } });
  }
  return paginate(found, sortColumns, 'id', query);
}

export function findVendor(trx: TenantTransaction, id: string) {
  return selectVendors(trx).where('id', '=', id).executeTakeFirst();
}

/** Returns the new vendor's id. */
export async function insertVendor(
  trx: TenantTransaction,
  organizationId: string,
  fields: VendorFields,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('vendors')
    .values({ id, organizationId, ...fields })
    .execute();
  return id;
}

/** Writes only the given fields; nothing happens where there is no such vendor. */
export async function updateVendor(trx: TenantTransaction, id: string, fields: Partial<VendorFields>): Promise<void> {
  await trx
    .updateTable('vendors')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteVendorRow(trx: TenantTransaction, id: string): Promise<void> {
  await trx.deleteFrom('vendors').where('id', '=', id).execute();
}

/** The rooms of a vendor's proposals carry its name. */
export async function renameRooms(trx: TenantTransaction, vendorId: string, name: string): Promise<void> {
  await trx
    .updateTable('workspaces')
    .from('proposals')
    .set({ name: sql`${name}::text || ': ' || proposals.title` })
    .whereRef('workspaces.id', '=', 'proposals.roomId')
    .where('proposals.vendorId', '=', vendorId)
    .execute();
}
