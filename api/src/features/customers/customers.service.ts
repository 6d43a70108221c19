import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate } from '../../lib/errors/database-error.ts';
import {
  type CustomerFields,
  type CustomerRow,
  findCustomer,
  insertCustomer,
  updateCustomer,
} from './customers.repository.ts';

export async function getCustomer(trx: TenantTransaction, id: string): Promise<CustomerRow> {
  const found = await findCustomer(trx, id);
  if (!found) throw notFound('The customer');
  return found;
}

export async function addCustomer(
  trx: TenantTransaction,
  organizationId: string,
  fields: CustomerFields,
): Promise<CustomerRow> {
  const id = await onDuplicate(failures.customers.exists(fields.name), () =>
    insertCustomer(trx, organizationId, fields),
  );
  return getCustomer(trx, id);
}

export async function changeCustomer(trx: TenantTransaction, id: string, fields: CustomerFields): Promise<CustomerRow> {
  await onDuplicate(failures.customers.exists(fields.name), () => updateCustomer(trx, id, fields));
  return getCustomer(trx, id);
}

/** Takes a customer into use or out of it; saying it twice is no error. */
export async function setCustomerActive(trx: TenantTransaction, id: string, isActive: boolean): Promise<CustomerRow> {
  await updateCustomer(trx, id, { isActive });
  return getCustomer(trx, id);
}
