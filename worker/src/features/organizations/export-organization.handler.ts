import { asPlatform, newId, type PlatformTransaction } from '@bidloom/db';
import type { exportOrganization } from '@bidloom/jobs';
import { endsWith, type JobRun } from '@bidloom/platform';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { writeExport } from './write-export.ts';

/** Days that an export can be downloaded; after that it has to be made again before the organisation can be removed. */
const exportDays = 7;

/**
 * Writes everything that an organisation has to one ZIP file, for its removal. One that breaks off leaves no object; one that was called
 * off meanwhile removes its own.
 */
export function exportOrganizationHandler(platform: Pick<Platform, 'database' | 'storage' | 'logger'>) {
  const { database, storage, logger } = platform;
  return async (run: JobRun<z.output<typeof exportOrganization.payload>>): Promise<void> => {
    const organizationId = run.payload.removalOf;
    // By the platform, as all of it: the organisation's people are locked out by now.
    const begun = await asPlatform(database, (trx) => findOwn(trx, organizationId, run.id));
    if (!begun) return;
    const key = `${organizationId}/removal/${newId()}`;
    try {
      const { size } = await writeExport(platform, { organizationId, key, signal: run.signal });
      const replaced = begun.exportObjectKey ? [begun.exportObjectKey] : [];
      const kept = await asPlatform(database, (trx) => finish(trx, organizationId, run.id, { key, size }));
      await storage.remove(kept ? replaced : [key]);
    } catch (error) {
      await storage.remove([key]).catch(() => {});
      if (run.signal.aborted || !endsWith(run, error)) throw error;
      logger.error({ err: error, organizationId }, 'an organisation was not exported');
      await asPlatform(database, (trx) =>
        trx
          .updateTable('organizationRemovals')
          .set({ status: 'failed', failure: 'The export could not be made. Try again.' })
          .where('organizationId', '=', organizationId)
          .where('jobId', '=', run.id)
          .where('status', '=', 'exporting')
          .execute(),
      );
      throw error;
    }
  };
}

function findOwn(trx: PlatformTransaction, organizationId: string, jobId: string) {
  return trx
    .selectFrom('organizationRemovals')
    .select('exportObjectKey')
    .where('organizationId', '=', organizationId)
    .where('jobId', '=', jobId)
    .where('status', '=', 'exporting')
    .executeTakeFirst();
}

/** False where the removal was called off, or the export is another job's by now. */
async function finish(
  trx: PlatformTransaction,
  organizationId: string,
  jobId: string,
  { key, size }: { key: string; size: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('organizationRemovals')
    .set({
      ...{ status: 'ready', failure: null, exportObjectKey: key, exportSize: size, downloadedAt: null },
      exportExpiresAt: sql`now() + make_interval(days => ${exportDays})`,
    })
    .where('organizationId', '=', organizationId)
    .where('jobId', '=', jobId)
    .where('status', '=', 'exporting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
