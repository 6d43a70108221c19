import type { CodedMessage } from '@bidloom/contract/coded-message';
import { failures } from '@bidloom/contract/failures';
import { newId, withTenant } from '@bidloom/db';
import type { JobDefinition } from '@bidloom/jobs';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { auditSource } from '../audit/audit-source.ts';
import { AppError } from '../errors/app-error.ts';
import { onMissingReference } from '../errors/database-error.ts';
import type { RecordChange } from '../http/implement.ts';
import { insertImport } from './imports.repository.ts';
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
 * Takes the sheet in the multipart field `file`, keeps it, and queues the job that reads it. Returns the import's id, under which
 * `/Imports/…` reports. Refuses what is neither an Excel sheet nor delimited text.
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
    const refusal = refusalOf(file);
    if (refusal) throw new AppError(refusal);
    await withTenant(platform.database, organizationId, async (trx) => {
      const jobId = await platform.queue.send(trx, job, { organizationId, importId });
      await onMissingReference(failures.upload.noImportTarget, () =>
        insertImport(trx, {
          ...{ id: importId, organizationId, kind, customerId, categoryId, fileName: file.fileName, objectKey },
          ...{ jobId, createdBy, auditSource: auditSource(request) },
        }),
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

/** The first bytes of the old Office formats, and of new ones with a password. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const textNames = /\.(?:csv|tsv|txt)$/i;

/** Why a file cannot be read as a sheet; null: it can. What is in it is the worker's matter. */
function refusalOf({ fileName, head }: { fileName: string; head: Buffer }): CodedMessage | null {
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return null;
  if (head.subarray(0, 8).equals(compoundFile)) {
    return failures.upload.oldSheet;
  }
  return textNames.test(fileName) && isText(head) ? null : failures.upload.noSheet;
}

/** Whether it may be text: without control characters, or, as UTF-16 has them for Latin letters, with every other byte zero. */
function isText(head: Buffer): boolean {
  if (head.length === 0) return false;
  const zeros = head.filter((byte) => byte === 0).length;
  if (zeros > 0)
    return (
      zeros > head.length * 0.3 || (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
    );
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
