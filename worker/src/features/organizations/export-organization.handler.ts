import { asPlatform, newId } from '@bidloom/db';
import type { exportOrganization } from '@bidloom/jobs';
import { endsWith, type JobRun } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { failExport, findExporting, finishExport } from './removals.repository.ts';
import { writeExport } from './write-export.ts';

/**
 * Writes everything that an organisation has to one ZIP file, for its removal. One that breaks off leaves no object; one that was called
 * off meanwhile removes its own.
 */
export function exportOrganizationHandler(platform: Pick<Platform, 'database' | 'storage' | 'logger'>) {
  const { database, storage, logger } = platform;
  return async (run: JobRun<z.output<typeof exportOrganization.payload>>): Promise<void> => {
    const organizationId = run.payload.removalOf;
    // By the platform, as all of it: the organisation's people are locked out by now.
    const begun = await asPlatform(database, (trx) => findExporting(trx, organizationId, run.id));
    if (!begun) return;
    const key = `${organizationId}/removal/${newId()}`;
    try {
      const { size } = await writeExport(platform, { organizationId, key, signal: run.signal });
      const replaced = begun.exportObjectKey ? [begun.exportObjectKey] : [];
      const kept = await asPlatform(database, (trx) => finishExport(trx, organizationId, run.id, { key, size }));
      await storage.remove(kept ? replaced : [key]);
    } catch (error) {
      await storage.remove([key]).catch(() => {});
      if (run.signal.aborted || !endsWith(run, error)) throw error;
      logger.error({ err: error, organizationId }, 'an organization was not exported');
      const failure = 'The export could not be made. Try again.';
      await asPlatform(database, (trx) => failExport(trx, organizationId, run.id, failure));
      throw error;
    }
  };
}
