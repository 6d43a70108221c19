import type { Customer } from '@bidloom/contract/customers';
import type { CustomerRow } from './customers.repository.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return {
    ...row,
    workspaceCount: row.workspaceCount ?? 0,
    nextDueAt: row.nextDueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
