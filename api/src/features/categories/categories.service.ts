import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate } from '../../lib/errors/database-error.ts';
import { type CategoryFields, type CategoryRow, insertCategory, updateCategory } from './categories.repository.ts';

export function addCategory(trx: TenantTransaction, organizationId: string, fields: CategoryFields) {
  return onDuplicate(failures.categories.exists(fields.name), () => insertCategory(trx, organizationId, fields));
}

export async function changeCategory(trx: TenantTransaction, id: string, fields: CategoryFields) {
  return found(await onDuplicate(failures.categories.exists(fields.name), () => updateCategory(trx, id, fields)));
}

/** Offers a category or offers it no longer; saying it twice is no error. Its questions stay. */
export async function setCategoryActive(trx: TenantTransaction, id: string, isActive: boolean) {
  return found(await updateCategory(trx, id, { isActive }));
}

function found(row: CategoryRow | undefined): CategoryRow {
  if (!row) throw notFound('The category');
  return row;
}
