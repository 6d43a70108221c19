import type { Vendor } from '@bidloom/contract/vendors';
import { asJson } from '../../lib/http/answers.ts';
import type { VendorRow } from './vendors.repository.ts';

export function presentVendor(row: VendorRow): Vendor {
  return { ...asJson(row), proposalCount: row.proposalCount ?? 0 };
}
