import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate, onMissingReference } from '../../lib/errors/database-error.ts';
import {
  deleteVendorRow,
  findVendor,
  insertVendor,
  renameRooms,
  updateVendor,
  type VendorFields,
  type VendorRow,
} from './vendors.repository.ts';

export async function getVendor(trx: TenantTransaction, id: string): Promise<VendorRow> {
  const found = await findVendor(trx, id);
  if (!found) throw notFound('The vendor');
  return found;
}

export async function addVendor(
  trx: TenantTransaction,
  organizationId: string,
  fields: VendorFields,
): Promise<VendorRow> {
  const id = await onDuplicate(failures.vendors.exists(fields.name), () => insertVendor(trx, organizationId, fields));
  return getVendor(trx, id);
}

export async function changeVendor(trx: TenantTransaction, id: string, fields: VendorFields): Promise<VendorRow> {
  const before = await getVendor(trx, id);
  await onDuplicate(failures.vendors.exists(fields.name), () => updateVendor(trx, id, fields));
  if (before.name !== fields.name) await renameRooms(trx, id, fields.name);
  return getVendor(trx, id);
}

/** Takes a vendor into use or out of it; saying it twice is no error. */
export async function setVendorActive(trx: TenantTransaction, id: string, isActive: boolean): Promise<VendorRow> {
  await updateVendor(trx, id, { isActive });
  return getVendor(trx, id);
}

/** Throws `conflict` for a vendor with proposals, those included that are being added at this moment. */
export async function removeVendor(trx: TenantTransaction, id: string): Promise<VendorRow> {
  const vendor = await getVendor(trx, id);
  const inUse = failures.vendors.hasProposals(vendor.name);
  if (vendor.proposalCount) throw new AppError(inUse);
  await onMissingReference(inUse, () => deleteVendorRow(trx, id));
  return vendor;
}
