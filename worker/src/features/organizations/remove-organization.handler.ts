import { asPlatform } from '@bidloom/db';
import type { removeOrganization } from '@bidloom/jobs';
import type { JobRun } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { deleteRemoval, findConfirmedRemoval, finishRemoval } from './removals.repository.ts';
import { removeJobs, removeObjectsOf, removeRows } from './remove-parts.ts';

type Services = Pick<Platform, 'database' | 'storage' | 'queue'>;

/**
 * Removes an organisation whose removal is confirmed: its jobs, its rows in short transactions, then people, audit log and the
 * organisation itself in one, and its objects last. Safe to be killed anywhere: each part removes what is left of it, and the record of
 * the removal goes when nothing is.
 */
export function removeOrganizationHandler(services: Services) {
  return async ({ payload, signal }: JobRun<z.output<typeof removeOrganization.payload>>): Promise<void> => {
    const organizationId = payload.removalOf;
    const removal = await asPlatform(services.database, (trx) => findConfirmedRemoval(trx, organizationId));
    if (!removal) return;
    if (!removal.rowsRemovedAt) {
      await removeJobs(services, organizationId);
      await removeRows(services, organizationId, signal);
      await asPlatform(services.database, (trx) => finishRemoval(trx, organizationId));
    }
    // What was running at the time may have sent others.
    await removeJobs(services, organizationId);
    await removeObjectsOf(services, organizationId, signal);
    await asPlatform(services.database, (trx) => deleteRemoval(trx, organizationId));
  };
}
