import { isTender, type TenantTransaction } from '@bidloom/db';

/** What requests name by an id. */
type Named = 'teams' | 'customers' | 'categories' | 'users' | 'vendors';

/** Whether this organisation has such a row: those of others are hidden from it. */
export async function hasRow(trx: TenantTransaction, table: Named, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom(table as 'teams')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether there is such a person, whose account was not removed. */
export async function hasPerson(trx: TenantTransaction, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether there is such a tender, of the customer where one is named. The room of a proposal is one, too, unless `tenderOnly`. */
export async function hasWorkspace(
  trx: TenantTransaction,
  id: string,
  { customerId, tenderOnly = false }: { customerId: string | null; tenderOnly?: boolean },
): Promise<boolean> {
  let found = trx.selectFrom('workspaces').select('id').where('id', '=', id);
  if (customerId) found = found.where('customerId', '=', customerId);
  if (tenderOnly) found = found.where(isTender('kind'));
  return (await found.executeTakeFirst()) !== undefined;
}

/** Undefined where there is no such tender. */
export function findWorkspaceName(trx: TenantTransaction, id: string) {
  return trx.selectFrom('workspaces').select('name').where('id', '=', id).executeTakeFirst();
}

/** Whether one of these is the room of a proposal, or a document in one. */
export async function nameARoom(
  trx: TenantTransaction,
  { tenders, documents }: { tenders: readonly string[]; documents: readonly string[] },
): Promise<boolean> {
  const room = await trx
    .selectFrom('workspaces')
    .select('id')
    .where((eb) => eb.not(isTender('workspaces.kind')))
    .where((eb) =>
      eb.or([
        ...(tenders.length > 0 ? [eb('id', 'in', tenders)] : []),
        ...(documents.length > 0
          ? [eb('id', 'in', eb.selectFrom('documents').select('workspaceId').where('documents.id', 'in', documents))]
          : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return room !== undefined;
}
