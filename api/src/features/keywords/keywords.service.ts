import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { resolveCustomer, toCustomerId } from '../../lib/access/scope.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate, onMissingReference } from '../../lib/errors/database-error.ts';
import {
  cloneKeywords,
  deleteKeyword,
  insertKeyword,
  type KeywordFields,
  updateKeyword,
} from './keywords.repository.ts';

/** Runs a write and names what prevents it in the words of this resource. */
function writing<T>(text: string, work: () => Promise<T>): Promise<T> {
  return onDuplicate(failures.keywords.exists(text), () => onMissingReference(failures.keywords.noCustomer, work));
}

export function addKeyword(trx: TenantTransaction, organizationId: string, fields: KeywordFields) {
  return writing(fields.text, () => insertKeyword(trx, organizationId, fields));
}

export async function changeKeyword(trx: TenantTransaction, id: string, fields: KeywordFields) {
  const changed = await writing(fields.text, () => updateKeyword(trx, id, fields));
  if (!changed) throw notFound('The keyword');
  return changed;
}

export async function removeKeyword(trx: TenantTransaction, scope: string, id: string) {
  const removed = await deleteKeyword(trx, toCustomerId(scope), id);
  if (!removed) throw notFound('The keyword');
  return removed;
}

export async function copyKeywords(trx: TenantTransaction, organizationId: string, source: string, target: string) {
  if (source === target) throw new AppError(failures.keywords.sameCustomer);
  const from = await resolveCustomer(trx, source);
  const { found, cloned } = await cloneKeywords(trx, organizationId, from, await resolveCustomer(trx, target));
  return { cloned, skipped: found - cloned };
}
