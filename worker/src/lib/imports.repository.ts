import type { AuditSource, TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** A row of the sheet that did not get in, by its number. */
export interface RefusedRow {
  row: number;
  message: string;
}

export function findImport(trx: TenantTransaction, id: string) {
  return trx.selectFrom('imports').select(['objectKey', 'status']).where('id', '=', id).executeTakeFirst();
}

/** Reads how far an import is. Another worker may believe that the job is its own now: one batch at a time, each from where the last one ended. */
export function lockImport(trx: TenantTransaction, id: string) {
  return trx
    .selectFrom('imports')
    .select(['id', 'organizationId', 'customerId', 'categoryId', 'status', 'importedRows'])
    .select(['kind', 'fileName', 'createdBy'])
    .select((eb) => eb.ref('auditSource').$castTo<AuditSource | null>().as('auditSource'))
    .select(sql<number>`jsonb_array_length(errors)`.as('errorCount'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function startImport(trx: TenantTransaction, id: string, totalRows: number): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ status: 'running', totalRows, failure: null, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '<>', 'completed')
    .execute();
}

/** Records the result of a batch: `importedRows` of all batches together, `errors` of this one. */
export async function saveImportProgress(
  trx: TenantTransaction,
  id: string,
  { importedRows, errors, isFinished }: { importedRows: number; errors: readonly RefusedRow[]; isFinished: boolean },
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({
      importedRows,
      errors: sql`errors || ${JSON.stringify(errors)}::jsonb`,
      status: isFinished ? 'completed' : 'running',
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function failImport(trx: TenantTransaction, id: string, failure: string): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ status: 'failed', failure, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '<>', 'completed')
    .execute();
}
