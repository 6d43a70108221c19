import type { Customer } from '@bidloom/contract/customers';
import { asJson } from '../../lib/http/answers.ts';
import type { CustomerRow } from './customers.repository.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return { ...asJson(row), workspaceCount: row.workspaceCount ?? 0 };
}
