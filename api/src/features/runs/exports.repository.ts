import type { ExportFormat, RunExport } from '@bidloom/contract/runs';
import type { TenantTransaction } from '@bidloom/db';

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

export async function insertExport(
  trx: TenantTransaction,
  row: {
    id: string;
    organizationId: string;
    requestId: string;
    format: ExportFormat;
    createdBy: string;
    jobId: string | null;
  },
): Promise<void> {
  await trx.insertInto('documentExports').values(row).execute();
}

export function findExport(trx: TenantTransaction, requestId: string, id: string) {
  return trx
    .selectFrom('documentExports')
    .select(['id', 'requestId', 'fileName', 'mediaType', 'objectKey', 'failure'])
    .select((eb) => [
      eb.ref('format').$castTo<ExportFormat>().as('format'),
      eb.ref('status').$castTo<RunExport['status']>().as('status'),
    ])
    .where('requestId', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst();
}
