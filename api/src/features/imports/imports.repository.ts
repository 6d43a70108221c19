import type { ImportReport } from '@bidloom/contract/imports';
import type { TenantTransaction } from '@bidloom/db';

/** `kind`: only that kind, where not null. */
export async function findImport(
  trx: TenantTransaction,
  id: string,
  kind: string | null,
): Promise<ImportReport | undefined> {
  const row = await trx
    .selectFrom('imports')
    .select(['id', 'fileName', 'totalRows', 'importedRows', 'failure', 'createdAt'])
    .select((eb) => [
      eb.ref('status').$castTo<ImportReport['status']>().as('status'),
      eb.ref('errors').$castTo<ImportReport['errors']>().as('errors'),
    ])
    .where('id', '=', id)
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? ''))
    .executeTakeFirst();
  return row && { ...row, createdAt: row.createdAt.toISOString() };
}
