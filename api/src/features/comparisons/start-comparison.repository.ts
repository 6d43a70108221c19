import { isTender, type TenantTransaction } from '@bidloom/db';

export function findTender(trx: TenantTransaction, id: string) {
  return trx
    .selectFrom('workspaces')
    .select(['id', 'customerId', 'proposalsOpenAt'])
    .where('id', '=', id)
    .where(isTender('workspaces.kind'))
    .executeTakeFirst();
}

/** Those of the proposals that belong to the tender. */
export function loadProposals(trx: TenantTransaction, workspaceId: string, ids: readonly string[]) {
  return trx
    .selectFrom('proposals')
    .innerJoin('vendors', 'vendors.id', 'proposals.vendorId')
    .select(['proposals.id', 'proposals.title', 'proposals.roomId', 'vendors.name as vendorName'])
    .where('proposals.workspaceId', '=', workspaceId)
    .where('proposals.id', 'in', [...ids])
    .execute();
}

/** The documents of these rooms, oldest first. */
export function loadDocumentsOf(trx: TenantTransaction, roomIds: readonly string[]) {
  return trx
    .selectFrom('documents')
    .select(['id', 'workspaceId', 'fileName', 'status'])
    .where('workspaceId', 'in', [...roomIds])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Active questions by their ids, and those of the categories that are for all customers or for this one. */
export function loadQuestions(
  trx: TenantTransaction,
  customerId: string,
  { categoryIds, questionIds }: { categoryIds: readonly string[]; questionIds: readonly string[] },
) {
  return trx
    .selectFrom('questions')
    .innerJoin('categories', 'categories.id', 'questions.categoryId')
    .select(['questions.id', 'questions.text', 'questions.categoryId', 'categories.name as categoryName'])
    .where('questions.isActive', '=', true)
    .where((eb) =>
      eb.or([
        ...(questionIds.length > 0 ? [eb('questions.id', 'in', [...questionIds])] : []),
        ...(categoryIds.length > 0
          ? [
              eb.and([
                eb('questions.categoryId', 'in', [...categoryIds]),
                eb.or([eb('questions.customerId', 'is', null), eb('questions.customerId', '=', customerId)]),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('categories.name')
    .orderBy('questions.createdAt')
    .orderBy('questions.id')
    .execute();
}

/** How many of these there are. */
export async function countKnown(
  trx: TenantTransaction,
  table: 'categories' | 'questions',
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return rows.length;
}
