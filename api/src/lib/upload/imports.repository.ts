import type { AuditSource, TenantTransaction } from '@bidloom/db';

export interface NewImport {
  id: string;
  organizationId: string;
  kind: string;
  customerId: string | null;
  categoryId: string | null;
  fileName: string;
  objectKey: string;
  jobId: string | null;
  createdBy: string | null;
  auditSource: AuditSource;
}

export async function insertImport(trx: TenantTransaction, { auditSource, ...row }: NewImport): Promise<void> {
  await trx
    .insertInto('imports')
    .values({ ...row, auditSource: JSON.stringify(auditSource) })
    .execute();
}
