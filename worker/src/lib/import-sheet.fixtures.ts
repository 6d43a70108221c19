import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asPlatform, type Database, newId, withTenant } from '@bidloom/db';
import { openTestDatabase } from '@bidloom/db/testing';
import { createLogger, type Logger, type ObjectStorage, openObjectStorage } from '@bidloom/platform';

/** An organisation with a customer and a category, and sheets uploaded for it, on a database and a storage of the test's own. */
export interface ImportFixture {
  platform: { database: Database; storage: ObjectStorage; logger: Logger };
  organizationId: string;
  customerId: string;
  categoryId: string;
  /** Stores a sheet as the api does and returns what the job would carry. */
  upload(
    kind: 'keywords' | 'questions' | 'customers' | 'users',
    content: Buffer,
    scope?: { customerId?: string; categoryId?: string },
  ): Promise<{ organizationId: string; importId: string }>;
  report(importId: string): Promise<{
    status: string;
    totalRows: number | null;
    importedRows: number;
    errors: { row: number; message: string }[];
    failure: string | null;
    /** Whether the uploaded object is still there. */
    kept: boolean;
  }>;
  close(): Promise<void>;
}

export async function startImports(): Promise<ImportFixture> {
  const directory = await mkdtemp(join(tmpdir(), 'bidloom-import-'));
  const database = await openTestDatabase();
  const storage = await openObjectStorage({
    kind: 'disk',
    directory,
    signingKey: 'a key for tests alone, of no value elsewhere',
    publicUrl: 'http://localhost:3000',
  });
  const [organizationId, customerId, categoryId] = [newId(), newId(), newId()];
  await asPlatform(database, async (trx) => {
    await trx.insertInto('organizations').values({ id: organizationId, name: organizationId }).execute();
    await trx.insertInto('customers').values({ id: customerId, organizationId, name: 'Northern Water' }).execute();
    await trx.insertInto('categories').values({ id: categoryId, organizationId, name: 'Legal' }).execute();
  });
  return {
    platform: { database, storage, logger: createLogger({ level: 'silent', pretty: false }) },
    organizationId,
    customerId,
    categoryId,
    async upload(kind, content, scope = {}) {
      const importId = newId();
      const objectKey = `${organizationId}/imports/${importId}`;
      await storage.put(objectKey, Readable.from([content]), { contentType: 'application/octet-stream' });
      await withTenant(database, organizationId, (trx) =>
        trx
          .insertInto('imports')
          .values({ id: importId, organizationId, kind, fileName: `${kind}.xlsx`, objectKey, ...scope })
          .execute(),
      );
      return { organizationId, importId };
    },
    async report(importId) {
      const { objectKey, errors, ...row } = await withTenant(database, organizationId, (trx) =>
        trx
          .selectFrom('imports')
          .select(['status', 'totalRows', 'importedRows', 'errors', 'failure', 'objectKey'])
          .where('id', '=', importId)
          .executeTakeFirstOrThrow(),
      );
      const kept = await storage.head(objectKey).then(
        () => true,
        () => false,
      );
      return { ...row, errors: errors as { row: number; message: string }[], kept };
    },
    async close() {
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
