import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { hasRow } from '../../lib/access/lookups.repository.ts';
import { resolveCustomer } from '../../lib/access/scope.ts';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate } from '../../lib/errors/database-error.ts';
import {
  countViews,
  deleteView,
  findView,
  insertView,
  lockViews,
  updateView,
  type ViewFields,
  type ViewRow,
} from './workspace-views.repository.ts';

/** More than a menu can show. */
const most = 50;

type Owner = Pick<SignedIn, 'userId' | 'role'>;

/** Throws for what points at nothing of this organisation, and for who may not share. */
async function check(trx: TenantTransaction, { role }: Owner, { query, isShared }: ViewFields): Promise<void> {
  if (isShared && role !== 'ORGANIZATION_ADMIN') {
    throw new AppError(failures.workspaceViews.shareForbidden);
  }
  if (query.customerId) await resolveCustomer(trx, query.customerId);
  const { ownerId } = query;
  if (!ownerId || ownerId === 'me' || ownerId === 'none' || ownerId === 'all') return;
  if (!(await hasRow(trx, 'users', ownerId))) throw notFound('The owner');
}

const writing = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  onDuplicate(failures.workspaceViews.exists(name), work);

export async function addView(
  trx: TenantTransaction,
  organizationId: string,
  owner: Owner,
  fields: ViewFields,
): Promise<ViewRow> {
  await check(trx, owner, fields);
  await lockViews(trx, owner.userId);
  if ((await countViews(trx, owner.userId)) >= most) {
    throw new AppError(failures.workspaceViews.most(most));
  }
  const id = await writing(fields.name, () => insertView(trx, { organizationId, userId: owner.userId }, fields));
  return (await findView(trx, id)) as ViewRow;
}

/** A person's own view, or a shared one for administrators; anybody else's is as good as not there. */
async function findChangeable(trx: TenantTransaction, { userId, role }: Owner, id: string): Promise<ViewRow> {
  const found = await findView(trx, id);
  if (!found || (found.userId !== userId && !found.isShared)) throw notFound('The view');
  if (found.userId !== userId && role !== 'ORGANIZATION_ADMIN') {
    throw new AppError(failures.workspaceViews.changeForbidden);
  }
  return found;
}

export async function changeView(
  trx: TenantTransaction,
  owner: Owner,
  id: string,
  fields: ViewFields,
): Promise<ViewRow> {
  const before = await findChangeable(trx, owner, id);
  // A person who is no longer an administrator keeps the views that they shared, and can share no new ones.
  await check(trx, owner, { ...fields, isShared: fields.isShared && !before.isShared });
  await writing(fields.name, () => updateView(trx, id, fields));
  return (await findView(trx, id)) as ViewRow;
}

export async function removeView(trx: TenantTransaction, owner: Owner, id: string): Promise<ViewRow> {
  const found = await findChangeable(trx, owner, id);
  await deleteView(trx, id);
  return found;
}
