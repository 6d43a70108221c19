import { newId, withTenant } from '@bidloom/db';
import type { JobDefinition } from '@bidloom/jobs';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Platform } from '../platform.ts';
import { AppError } from './app-error.ts';
import { auditSource } from './audit-source.ts';
import { onMissingReference } from './database-error.ts';
import type { RecordChange } from './implement.ts';
import { receiveFile } from './receive-file.ts';

/** Largest sheet that is accepted, in bytes. */
const maxSheetBytes = 20 * 1024 * 1024;

export interface ImportOrder {
  kind: 'keywords' | 'questions' | 'customers' | 'users';
  job: JobDefinition<z.ZodObject<{ organizationId: z.ZodUUID; importId: z.ZodUUID }>>;
  organizationId: string;
  /** Null: nobody of the organisation. */
  createdBy: string | null;
  customerId?: string | null;
  categoryId?: string | null;
  record: RecordChange;
}

/**
 * Takes the sheet in the multipart field `file`, keeps it, and queues the job that reads it.
 * Answers the import's id, under which `/Imports/…` reports. Refuses what is not an Excel sheet.
 */
export async function acceptImport(
  request: FastifyRequest,
  platform: Platform,
  order: ImportOrder,
): Promise<{ importId: string }> {
  const { kind, job, organizationId, createdBy, customerId = null, categoryId = null, record } = order;
  const importId = newId();
  const objectKey = `${organizationId}/imports/${importId}`;
  const file = await receiveFile(request, platform.storage, objectKey, maxSheetBytes);
  try {
    if (!file.startsWithZip) {
      throw new AppError('unsupported_type', 'Choose an Excel sheet (.xlsx). The template shows the columns.');
    }
    await withTenant(platform.database, organizationId, async (trx) => {
      const jobId = await platform.queue.send(trx, job, { organizationId, importId });
      await onMissingReference('What the rows are for was not found', () =>
        trx
          .insertInto('imports')
          .values({
            id: importId,
            organizationId,
            kind,
            customerId,
            categoryId,
            fileName: file.fileName,
            objectKey,
            jobId,
            createdBy,
            auditSource: JSON.stringify(auditSource(request)),
          })
          .execute(),
      );
      const target = { type: 'import', id: importId, name: file.fileName };
      await record(trx, { action: 'import.started', target, details: { kind } });
    });
  } catch (error) {
    await platform.storage.remove([objectKey]);
    throw error;
  }
  return { importId };
}
