import type { Vendor } from '@bidloom/contract/vendors';
import type { VendorRow } from './vendors.repository.ts';

export function presentVendor(row: VendorRow): Vendor {
  return {
    ...row,
    proposalCount: row.proposalCount ?? 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
