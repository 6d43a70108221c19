import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { hasPerson, hasRow } from '../../lib/access/lookups.repository.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate, onMissingReference, onSealingRules } from '../../lib/errors/database-error.ts';
import { moveWorkspace } from './move-workspace.ts';
import {
  findWorkspace,
  insertWorkspace,
  updateWorkspace,
  type WorkspaceFields,
  type WorkspaceRow,
} from './workspaces.repository.ts';

/** Runs a write and names what prevents it in the words of this resource. */
function writing<T>(name: string, work: () => Promise<T>): Promise<T> {
  return onDuplicate(failures.workspaces.exists(name), () =>
    onMissingReference(failures.workspaces.noCustomerOrOwner, () => onSealingRules(work)),
  );
}

/** Throws `not_found` for somebody who is not of this organisation, or whose account was removed. */
export async function requireOwner(trx: TenantTransaction, id: string): Promise<void> {
  if (!(await hasPerson(trx, id))) throw notFound('The owner');
}

/** Whose tenders are looked for: `me`, `none` (null), or a person of this organisation, whether or not their account is there still. */
export async function resolveOwner(
  trx: TenantTransaction,
  owner: string | undefined,
  userId: string,
): Promise<string | null | undefined> {
  if (owner === undefined) return undefined;
  if (owner === 'none') return null;
  if (owner === 'me') return userId;
  if (!(await hasRow(trx, 'users', owner))) throw notFound('The owner');
  return owner;
}

/** Only of the customer, where one is named; throws `not_found`. */
export async function getWorkspace(
  trx: TenantTransaction,
  customerId: string | null,
  id: string,
): Promise<WorkspaceRow> {
  const found = await findWorkspace(trx, customerId, id);
  if (!found) throw notFound('The tender');
  return found;
}

/** The person who makes a tender owns it, unless the body says otherwise. */
export async function addWorkspace(
  trx: TenantTransaction,
  organizationId: string,
  customerId: string,
  { ownerId, ...fields }: WorkspaceFields,
  creatorId: string,
): Promise<WorkspaceRow> {
  const owner = ownerId === undefined ? creatorId : ownerId;
  if (owner && owner !== creatorId) await requireOwner(trx, owner);
  const id = await writing(fields.name, () =>
    insertWorkspace(trx, organizationId, customerId, { ...fields, ownerId: owner }, creatorId),
  );
  return getWorkspace(trx, customerId, id);
}

export async function changeWorkspace(
  trx: TenantTransaction,
  customerId: string,
  id: string,
  { status, ...fields }: WorkspaceFields,
  userId: string,
): Promise<WorkspaceRow> {
  const { ownerId } = fields;
  if (ownerId) {
    const before = await getWorkspace(trx, customerId, id);
    // An owner whose account was removed stays the owner until somebody else is chosen.
    if (before.ownerId !== ownerId) await requireOwner(trx, ownerId);
  }
  if (status) await moveWorkspace(trx, { id, customerId }, { status, note: null }, userId);
  await writing(fields.name, () => updateWorkspace(trx, customerId, id, fields));
  return getWorkspace(trx, customerId, id);
}
